import { write } from 'firebase-functions/logger';
import { environment } from '../lib/env.ts';
import type { MailDocument } from './mail-document.ts';

/** The extension does not run in the emulators: the terminal shows the mails there (`tools/emulators/mail.ts`). */
export function showInTerminal({ to, message: { subject, text } }: MailDocument): void {
  if (environment.isEmulator) write({ severity: 'INFO', message: 'mail', to, subject, text });
}

import type { MailText } from '@app/domain/contracts/render-page';
import { MAIL_LINKS } from '@app/domain/mail-links';
import type { Language } from '@app/domain/language';

/** The fields that we write of a document of the Trigger Email extension's collection. */
export interface MailDocument {
  to: string;
  message: MailText & { headers: Record<string, string> };
}

/** @param unsubscribe the address of the page that ends such mails; a mail program posts to it (RFC 8058) */
export function mailDocument(to: string, text: MailText, unsubscribe: string): MailDocument {
  return {
    to,
    message: {
      ...text,
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        // Suppresses automatic out-of-office replies.
        'Auto-Submitted': 'auto-generated',
      },
    },
  };
}

/** @param origin where the site is, without a slash at the end */
export function mailLink(
  act: keyof typeof MAIL_LINKS,
  { origin, token, language }: { origin: string; token: string; language: Language },
): string {
  return `${origin}${MAIL_LINKS[act]}?${new URLSearchParams({ token, lng: language }).toString()}`;
}

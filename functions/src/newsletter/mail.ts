import type { PageRenderer } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { mailDocument, mailLink, type MailDocument } from '../mail/mail-document.ts';

/**
 * The mail that asks to confirm a subscription. Its links lead to a page with a button (a mail scanner that follows them
 * changes nothing).
 * @param origin where the site is, without a slash at the end
 */
export function confirmMail(
  renderer: Pick<PageRenderer, 'renderMail'>,
  origin: string,
  { email, token, language }: { email: string; token: string; language: Language },
): MailDocument {
  const link = (act: 'confirm' | 'unsubscribe') => mailLink(act, { origin, token, language });
  const unsubscribe = link('unsubscribe');
  const request = { mail: 'newsletter-confirm', confirm: link('confirm'), unsubscribe } as const;
  return mailDocument(email, renderer.renderMail(request, language), unsubscribe);
}

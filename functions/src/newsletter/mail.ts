import type { PageRenderer } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';

/** The fields that we write of a document of the Trigger Email extension's collection. */
export interface MailDocument {
  to: string;
  message: { subject: string; text: string; html: string; headers: Record<string, string> };
}

/**
 * The mail that asks to confirm a subscription. Its links lead to a page with a button (a mail scanner that follows them
 * changes nothing); `List-Unsubscribe` is for the mail program's button (RFC 8058).
 * @param origin where the site is, without a slash at the end
 */
export function confirmMail(
  renderer: Pick<PageRenderer, 'renderMail'>,
  origin: string,
  { email, token, language }: { email: string; token: string; language: Language },
): MailDocument {
  const link = (act: 'confirm' | 'unsubscribe') =>
    `${origin}/newsletter/${act}?${new URLSearchParams({ token, lng: language }).toString()}`;
  const unsubscribe = link('unsubscribe');
  return {
    to: email,
    message: {
      ...renderer.renderMail({ mail: 'newsletter-confirm', confirm: link('confirm'), unsubscribe }, language),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        // Suppresses automatic out-of-office replies.
        'Auto-Submitted': 'auto-generated',
      },
    },
  };
}

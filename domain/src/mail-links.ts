import type { MailAct } from './contracts/render-page.ts';

/** Where the links of mails lead: pages that functions serve, with a token. */
export const MAIL_LINKS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  stop: '/mail/stop',
} as const satisfies Record<MailAct, string>;

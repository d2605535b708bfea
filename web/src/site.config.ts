import type { Language } from '@app/domain/language';

/**
 * Everything about the firm that is not prose. A firm that adopts this portal changes this file and the texts
 * under `i18n/locales`, nothing else.
 */
export const site = {
  baseUrl: 'https://portal.example.com',
  phone: '+66 2 123 4567',
  email: 'contact@example.com',
  /** Shown in headings and mails; each in the reader's language. */
  name: {
    th: 'สำนักงานเร่งรัดหนี้สินและกฎหมาย',
    en: 'Debt Recovery & Legal Office',
    zh: '债务追收与法律事务所',
  } satisfies Record<Language, string>,
} as const;

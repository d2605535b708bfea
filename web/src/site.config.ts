import type { Language } from '@app/domain/language';

export type InEachLanguage = Record<Language, string>;

interface SocialLink {
  id: 'facebook' | 'x' | 'instagram' | 'linkedin';
  name: string;
  url: string;
}

/** A number in a public register, and the day on which it ends where it does (`YYYY-MM-DD`). */
interface Registration {
  number: string;
  expires?: string;
}

/** The firm's name, in the parts between which a line may end. */
const NAME: Record<Language, readonly string[]> = {
  th: ['สำนักงานเร่งรัดหนี้สิน', 'และกฎหมาย'],
  en: ['Debt Recovery', ' & Legal Office'],
  zh: ['债务催收与', '法律事务所'],
};

/**
 * Everything about the firm that is not prose. A firm that adopts this portal changes this file, what its site claims
 * (`claims.config.ts`) and the texts under `i18n/locales`, nothing else. The values here are an example.
 */
export const site = {
  baseUrl: 'https://portal.example.com',
  /** As it is dialled. */
  phone: '+6621234567',
  /** As it is read. */
  phoneText: { th: '02 123 4567', en: '+66 2 123 4567', zh: '+66 2 123 4567' } satisfies InEachLanguage,
  email: 'contact@example.com',
  /** Shown in headings and mails; each in the reader's language. */
  name: { th: NAME.th.join(''), en: NAME.en.join(''), zh: NAME.zh.join('') } satisfies InEachLanguage,
  nameParts: NAME,
  address: {
    th: '123/45 อาคารตัวอย่าง ชั้น 8 ถนนสาทรใต้ แขวงยานนาวา เขตสาทร กรุงเทพมหานคร 10120',
    en: '8th Floor, Example Building, 123/45 South Sathon Road, Yan Nawa, Sathon, Bangkok 10120, Thailand',
    zh: '泰国曼谷沙吞区然那哇分区南沙吞路123/45号示例大厦8楼，邮编10120',
  } satisfies InEachLanguage,
  /** For search engines. */
  postalAddress: {
    streetAddress: '123/45 South Sathon Road',
    locality: 'Bangkok',
    postalCode: '10120',
    country: 'TH',
  },
  /**
   * Numbers in public registers, shown in the footer and on `/about`. null hides a line: nothing is invented here. A debt
   * collection business must be registered (Debt Collection Act B.E. 2558, s. 5), lawyers with the Lawyers Council (s. 6).
   */
  registration: {
    debtCollection: null as Registration | null,
    company: null as Registration | null,
  },
  openingHours: {
    text: {
      th: 'จันทร์ถึงศุกร์ 09.00–18.00 น.',
      en: 'Monday to Friday, 9am to 6pm',
      zh: '周一至周五9:00–18:00',
    } satisfies InEachLanguage,
    /** schema.org form. */
    code: 'Mo-Fr 09:00-18:00',
  },
  /** WGS 84, degrees. */
  map: { latitude: 13.7209, longitude: 100.5268 },
  /** The four of the footer (requirements section 2); `#` until the firm has them. */
  social: [
    { id: 'facebook', name: 'Facebook', url: '#' },
    { id: 'x', name: 'X', url: '#' },
    { id: 'instagram', name: 'Instagram', url: '#' },
    { id: 'linkedin', name: 'LinkedIn', url: '#' },
  ] satisfies SocialLink[] as readonly SocialLink[],
} as const;

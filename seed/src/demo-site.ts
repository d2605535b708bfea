import type { Contact } from '@app/domain/contact';
import { CONSENT_TEXT, subscriberId, type Subscriber } from '@app/domain/newsletter';
import type { RoadmapStatus, RoadmapStep } from '@app/domain/roadmap';
import type { Testimonial } from '@app/domain/testimonial';
import { aContact, aRoadmapStep, aSubscriber, aTestimonial, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { Entry } from './demo-notifications.ts';
import { translated } from './demo-translations.ts';

const PRAISE: readonly Pick<Testimonial, 'text' | 'rating' | 'name' | 'company' | 'is_featured'>[] = [
  {
    text: 'ลูกหนี้รายใหญ่เงียบไปเกือบปี ทีมงานส่งหนังสือทวงถามและนัดเจรจาให้ภายในสองสัปดาห์ สุดท้ายได้หนังสือรับสภาพหนี้และผ่อนครบทุกงวด',
    rating: 5,
    name: 'คุณมานพ เรืองศรี',
    company: 'บริษัท เรืองศรีวัสดุ จำกัด',
    is_featured: true,
  },
  {
    text: 'ชอบที่ติดตามความคืบหน้าผ่านเว็บได้ตลอด ไม่ต้องโทรถาม และทุกขั้นตอนสุภาพ ถูกกฎหมาย ไม่เสียความสัมพันธ์กับคู่ค้า',
    rating: 5,
    name: 'คุณศิริพร อินทรสุวรรณ',
    company: 'ศิริพรเท็กซ์ไทล์',
    is_featured: true,
  },
  {
    text: 'ทนายอธิบายโอกาสชนะคดีและค่าใช้จ่ายตรงไปตรงมาตั้งแต่วันแรก ไกล่เกลี่ยจบในศาลโดยไม่ต้องสืบพยาน',
    rating: 4,
    name: 'คุณธีรวัฒน์ กิตติคุณ',
    company: 'อู่ธีรวัฒน์เซอร์วิส',
    is_featured: true,
  },
  {
    text: 'ทีมสืบทรัพย์หาข้อมูลหลักทรัพย์ของลูกหนี้ตามคำพิพากษาได้ครบ ทำให้บังคับคดีได้จริง ไม่ใช่ชนะแค่ในกระดาษ',
    rating: 5,
    name: 'คุณเบญจวรรณ ทองใบ',
    company: 'สหกรณ์การเกษตรบ้านทุ่ง',
    is_featured: false,
  },
  {
    text: 'รายงานทุกสัปดาห์ตามที่สัญญา แม้ยอดหนี้ของเราไม่มากก็ดูแลเท่ากัน',
    rating: 4,
    name: 'คุณอภิชาติ ลิ้มเจริญ',
    company: 'ร้านลิ้มเจริญการค้า',
    is_featured: false,
  },
];

export function demoTestimonials(clock: Clock): Entry<Stored<Testimonial>>[] {
  return PRAISE.map((praise, index) => [
    `demo-testimonial-${index + 1}`,
    aTestimonial({ ...praise, ...translated('text', praise.text), created_at: clock(12 + index * 25) }),
  ]);
}

const ROADMAP: readonly (readonly [
  phase: string,
  steps: readonly (readonly [title: string, status: RoadmapStatus])[],
])[] = [
  [
    'ระยะที่ 1: วางรากฐาน',
    [
      ['เปิดระบบยื่นและติดตามเคสออนไลน์', 'done'],
      ['เปิดรับสมัครพันธมิตรทั่วประเทศ', 'done'],
      ['แนบเอกสารหลักฐานในระบบอย่างปลอดภัย', 'done'],
    ],
  ],
  [
    'ระยะที่ 2: ขยายบริการ',
    [
      ['แจ้งเตือนความคืบหน้าแบบทันที', 'done'],
      ['ดาวน์โหลดรายงานสรุปเป็น PDF', 'in progress'],
      ['นัดหมายทีมภาคสนามผ่านระบบ', 'in progress'],
    ],
  ],
  [
    'ระยะที่ 3: ก้าวต่อไป',
    [
      ['เชื่อมต่อกับโปรแกรมบัญชีของลูกค้า', 'planned'],
      ['ภาษาเพิ่มเติมสำหรับลูกความในอาเซียน', 'planned'],
      ['ห้องเจรจาไกล่เกลี่ยออนไลน์', 'planned'],
    ],
  ],
];

/** Step numbers run through all phases, as the page orders by them. */
export function demoRoadmap(): Entry<Stored<RoadmapStep>>[] {
  return ROADMAP.flatMap(([phase, steps]) => steps.map(([title, status]) => ({ phase, title, status }))).map(
    (step, index) => [
      `demo-step-${index + 1}`,
      aRoadmapStep({
        ...step,
        ...translated('phase', step.phase),
        ...translated('title', step.title),
        step_number: index + 1,
      }),
    ],
  );
}

const ENQUIRIES: readonly (Pick<Contact, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'is_read'> & {
  days: number;
})[] = [
  {
    name: 'วิภาดา แสงทอง',
    email: 'wipada@example.com',
    phone: '081-555-0110',
    subject: 'ขอคำปรึกษาเรื่องลูกหนี้ค้างค่าสินค้า',
    message: 'ลูกหนี้ค้างชำระค่าสินค้าประมาณ 90,000 บาท มาแล้ว 8 เดือน มีใบส่งของครบ\nขอทราบขั้นตอนและค่าใช้จ่ายเบื้องต้นค่ะ',
    is_read: false,
    days: 0.1,
  },
  {
    name: 'สมชาย พูนทรัพย์',
    email: 'somchai@example.com',
    phone: '๐๘๙-๕๕๕-๐๑๓๔',
    subject: 'สอบถามแพ็กเกจ SME',
    message: 'บริษัทมีลูกหนี้การค้าค้างชำระเดือนละ 10-15 ราย สนใจแพ็กเกจ SME รบกวนติดต่อกลับช่วงบ่ายครับ',
    is_read: false,
    days: 1,
  },
  {
    name: 'Michael Brown',
    email: 'm.brown@example.com',
    phone: '+66 2 555 0190',
    subject: 'Overseas supplier, unpaid deposit refund',
    message:
      'A supplier in Rayong has not returned our deposit after cancelling the order. Do you work in English?',
    is_read: false,
    days: 2,
  },
  {
    name: 'จันทร์เพ็ญ รัตนกุล',
    email: 'janpen@example.com',
    phone: '062-555-0158',
    subject: 'ขอนัดปรึกษาคดีครอบครัว',
    message: 'ต้องการปรึกษาเรื่องการหย่าและอำนาจปกครองบุตร สะดวกวันเสาร์ค่ะ',
    is_read: true,
    days: 11,
  },
  {
    name: 'ประสิทธิ์ วัฒนา',
    email: 'prasit@example.com',
    phone: '086-555-0122',
    subject: 'หนี้ขาดอายุความหรือยัง',
    message: 'ให้เพื่อนยืมเงินตั้งแต่ปี 2560 มีสัญญากู้ ไม่เคยชำระเลย ยังฟ้องได้หรือไม่ครับ',
    is_read: true,
    days: 33,
  },
];

export function demoContacts(clock: Clock): Entry<Stored<Contact>>[] {
  return ENQUIRIES.map(({ days, ...enquiry }, index) => [
    `demo-contact-${index + 1}`,
    aContact({ ...enquiry, created_at: clock(days, 14) }),
  ]);
}

const READERS =
  'anong boonmee chaiwat duangjai ekkachai fonthip jirapat kanya lalita manee nattapong orawan prapai rung';

export async function demoSubscribers(clock: Clock): Promise<Entry<Stored<Subscriber>>[]> {
  const emails = READERS.split(' ').map((reader) => `${reader}@example.com`);
  return Promise.all(
    emails.map(async (email, index) => {
      const subscribed_at = clock(1 + index * 9, 9 + (index % 8));
      const consent = { at: subscribed_at, text_version: CONSENT_TEXT, address_hash: 'de'.repeat(32) };
      // The newest ones are not confirmed yet; the older half is from before double opt-in.
      const confirmed_at = index < 2 ? null : new Date(subscribed_at.getTime() + 7 * 60_000);
      const document = aSubscriber({
        email,
        subscribed_at,
        ...(index < READERS.split(' ').length / 2 && { confirmed_at, consent }),
      });
      return [await subscriberId(email), document] as const;
    }),
  );
}

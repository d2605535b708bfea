import type { DebtorKind } from '@app/domain/debtor-contact';
import type { Reach } from '@app/domain/debtor-facts';
import type { ContactChannel, ContactOutcome } from '@app/domain/law/contact-rules';
import { demoCaseId } from './demo-case.ts';

/** A contact: how many days ago, at which hour in Bangkok, and when it was entered, minutes later. */
export interface PlannedContact {
  days: number;
  hour: number;
  outcome: ContactOutcome;
  channel?: ContactChannel;
  note?: string;
  late?: number;
  /** Outside the rules, so that admins are notified. */
  outside?: true;
}

interface ContactPlan {
  kind: DebtorKind;
  reach: readonly Reach[];
  contacts: readonly PlannedContact[];
}

const phone = (value: string): Reach => ({ kind: 'phone', value, told_by_debtor: true });

/** The contacts of each demo case, the oldest first: within the hours and once a day, unless marked as outside. */
export const CONTACT_PLANS: Readonly<Record<string, ContactPlan>> = {
  [demoCaseId(1)]: {
    kind: 'juristic',
    reach: [phone('02-555-0161'), { kind: 'email', value: 'account@example.com', told_by_debtor: false }],
    contacts: [
      { days: 398, hour: 10, outcome: 'reached', note: 'ฝ่ายบัญชีแจ้งว่าใบแจ้งหนี้อยู่ระหว่างรออนุมัติจ่าย' },
      { days: 396, hour: 14, outcome: 'unread', channel: 'letter', note: 'หนังสือทวงถามฉบับที่ 1 ลงทะเบียนตอบรับ' },
      { days: 372, hour: 10.5, outcome: 'no_answer' },
      { days: 371, hour: 10.5, outcome: 'asked_other_time', note: 'กรรมการประชุมหน้างาน ขอให้โทรใหม่สัปดาห์หน้า' },
      { days: 341, hour: 13, outcome: 'disputed', note: 'แจ้งว่าได้รับเหล็กเส้นไม่ครบ ขอดูใบส่งของ' },
      {
        days: 318,
        hour: 11,
        outcome: 'reached',
        channel: 'email',
        note: 'ส่งสำเนาใบส่งของที่มีลายเซ็นผู้รับทั้ง 3 ฉบับ',
      },
      { days: 262, hour: 11, outcome: 'promised', note: 'รับยอดทั้งจำนวน รับปากชำระ 100,000 บาทหลังเบิกงวดงาน' },
      { days: 239, hour: 10, outcome: 'refused', note: 'ยังเบิกงวดงานไม่ได้ ไม่ยืนยันวันชำระใหม่' },
      { days: 212, hour: 15, outcome: 'reached', note: 'แจ้งว่าไม่พบยอด 50,000 บาท ขอหลักฐานจากธนาคาร' },
      { days: 176, hour: 14, outcome: 'unread', channel: 'letter', note: 'หนังสือทวงถามฉบับที่ 2' },
      { days: 140, hour: 10, outcome: 'no_answer' },
      { days: 110, hour: 13, outcome: 'reached', channel: 'visit', note: 'เจรจาที่สำนักงานลูกหนี้ตามนัด' },
      { days: 70, hour: 10, outcome: 'reached', note: 'ฝ่ายบัญชีแจ้งว่าส่งเรื่องให้กรรมการแล้ว' },
      { days: 55, hour: 14, outcome: 'asked_other_time' },
      { days: 33, hour: 11, outcome: 'promised', note: 'นัดลงนามหนังสือรับสภาพหนี้' },
      { days: 13, hour: 9.5, outcome: 'reached', channel: 'email', note: 'ส่งเลขบัญชีเจ้าหนี้และยอดงวดที่ 1' },
      { days: 2, hour: 10, outcome: 'reached', note: 'เตือนกำหนดชำระงวดที่ 2 ฝ่ายบัญชีรับทราบ' },
    ],
  },
  [demoCaseId(2)]: {
    kind: 'natural',
    reach: [phone('081-555-0142'), { kind: 'line', value: 'sompong.demo', told_by_debtor: true }],
    contacts: [
      { days: 42, hour: 9, outcome: 'no_answer' },
      { days: 42, hour: 13, outcome: 'no_answer' },
      { days: 41, hour: 10.5, outcome: 'reached', note: 'ยอมรับว่ากู้จริง ขอตรวจยอดคงเหลือ' },
      { days: 35, hour: 21.5, outcome: 'reached', note: 'โทรกลับหลังลูกหนี้เลิกงาน', outside: true },
      { days: 20, hour: 15, outcome: 'unread', channel: 'line' },
      { days: 6, hour: 11, outcome: 'promised', note: 'จะชำระงวดแรกสิ้นเดือน' },
      { days: 6, hour: 16, outcome: 'reached', note: 'ยืนยันเลขบัญชีอีกครั้ง', outside: true },
    ],
  },
  [demoCaseId(3)]: {
    kind: 'natural',
    reach: [phone('089-555-0133')],
    contacts: [
      { days: 432, hour: 10, outcome: 'reached', note: 'รับว่าเป็นหนี้จริง ขอเวลารวบรวมเงิน' },
      { days: 410, hour: 14, outcome: 'disputed', note: 'โต้แย้งยอดดอกเบี้ย อธิบายการคิดตามใบแจ้งหนี้แล้ว' },
      { days: 390, hour: 11, outcome: 'promised', note: 'นัดชำระ 10,000 บาทภายใน 30 วัน' },
      { days: 356, hour: 13, outcome: 'reached', note: 'ยอดขายลดลง ขอเริ่มชำระหลังปีใหม่' },
      { days: 329, hour: 10, outcome: 'no_answer' },
      { days: 301, hour: 13, outcome: 'reached', channel: 'line', note: 'ส่งสลิปมาทางไลน์ จะตรวจกับเจ้าหนี้' },
      { days: 299, hour: 13, outcome: 'reached', note: 'แจ้งว่าปลายทางในสลิปไม่ใช่บัญชีเจ้าหนี้' },
      {
        days: 252,
        hour: 15,
        outcome: 'unread',
        channel: 'letter',
        note: 'หนังสือแจ้งยอดคงค้าง ซองไม่แสดงว่าเป็นการทวงหนี้',
      },
      { days: 208, hour: 10.5, outcome: 'ended_before_substance' },
      { days: 161, hour: 11, outcome: 'asked_other_time', note: 'อยู่ระหว่างเปิดร้าน ขอให้โทรหลังบ่ายสอง' },
      { days: 105, hour: 14, outcome: 'promised', note: 'ได้เงินจากงานจัดเลี้ยง นัดชำระ 30,000 บาท' },
      { days: 96, hour: 15, outcome: 'promised', note: 'นัดชำระส่วนที่เหลือ 38,450.50 บาทภายใน 45 วัน' },
      { days: 63, hour: 11.5, outcome: 'reached', note: 'แจ้งยอดปิดบัญชีและเลขบัญชีรับชำระ' },
    ],
  },
  [demoCaseId(4)]: {
    kind: 'juristic',
    reach: [phone('02-555-0158')],
    contacts: [
      {
        days: 449,
        hour: 10,
        outcome: 'wrong_person',
        note: 'ผู้รับสายเป็นพนักงานหน้าร้าน ขอเบอร์หุ้นส่วนผู้จัดการ ไม่ได้แจ้งเรื่องหนี้',
      },
      { days: 448, hour: 9.5, outcome: 'disputed', note: 'โต้แย้งคุณภาพไม้อัดบางรายการ' },
      { days: 420, hour: 14, outcome: 'reached', channel: 'visit', note: 'ตรวจสินค้าร่วมกันที่โรงงาน' },
      { days: 383, hour: 11, outcome: 'promised', note: 'นัดชำระ 10,000 บาทส่วนที่ไม่โต้แย้ง' },
      { days: 372, hour: 16, outcome: 'promised', note: 'นัดงวดถัดไป 15,000 บาท' },
      { days: 313, hour: 10, outcome: 'refused', note: 'ขอหักค่าไม้อัดที่เสียหายก่อนชำระ' },
      { days: 251, hour: 15, outcome: 'reached', channel: 'email', note: 'ขอหลักฐานการหักกลบที่ลูกหนี้อ้าง' },
      { days: 205, hour: 10, outcome: 'no_answer' },
      { days: 160, hour: 16, outcome: 'unread', channel: 'letter', note: 'หนังสือแจ้งยอดคงค้างหลังหักงวดที่รับแล้ว' },
      { days: 96, hour: 14, outcome: 'reached', note: 'แจ้งว่ากำลังเจรจากับเจ้าหนี้โดยตรง' },
      { days: 81, hour: 11, outcome: 'reached', note: 'ยืนยันว่าตกลงกันได้แล้ว รอเจ้าหนี้แจ้งยกเลิก' },
    ],
  },
  [demoCaseId(7)]: {
    kind: 'unknown',
    reach: [phone('086-555-0177')],
    contacts: [
      { days: 17, hour: 9, outcome: 'ended_before_substance' },
      { days: 9, hour: 13, outcome: 'refused' },
      { days: 2, hour: 10, outcome: 'reached', late: 190 },
    ],
  },
  [demoCaseId(10)]: {
    kind: 'natural',
    reach: [
      { kind: 'home', value: '12 ถนนตัวอย่าง เขตดุสิต กรุงเทพฯ', told_by_debtor: false },
      phone('084-555-0119'),
    ],
    contacts: [
      { days: 478, hour: 11, outcome: 'unread', channel: 'letter', note: 'หนังสือทวงถาม ลงทะเบียนตอบรับ' },
      {
        days: 455,
        hour: 10,
        outcome: 'reached',
        channel: 'visit',
        note: 'แสดงหนังสือมอบอำนาจ พบลูกหนี้ด้วยตนเอง ขอเบอร์ติดต่อ',
      },
      { days: 430, hour: 14, outcome: 'no_answer' },
      { days: 410, hour: 10.5, outcome: 'promised', note: 'นัดชำระงวดแรก 15,000 บาท' },
      { days: 397, hour: 11, outcome: 'reached', note: 'ยืนยันว่าเจ้าหนี้ได้รับงวดแรกแล้ว' },
      { days: 350, hour: 15, outcome: 'promised', note: 'นัดงวดที่ 2 จำนวน 15,000 บาท' },
      { days: 328, hour: 10, outcome: 'disputed', note: 'อ้างว่าชำระเงินสด 8,000 บาทแล้ว ไม่มีใบรับ' },
      { days: 290, hour: 13, outcome: 'no_answer' },
      { days: 243, hour: 14, outcome: 'reached', note: 'ตกลงหักกลบค่าสินค้าที่รับคืน 15,000 บาท' },
      { days: 201, hour: 10, outcome: 'refused', note: 'ยังไม่พร้อมชำระส่วนที่เหลือ' },
      {
        days: 170,
        hour: 15,
        outcome: 'unread',
        channel: 'letter',
        note: 'แจ้งยอดคงค้าง 15,000 บาทและวันที่เจ้าหนี้ขอให้ชำระ',
      },
      { days: 125, hour: 15, outcome: 'reached', note: 'แจ้งวันนัดไกล่เกลี่ยตามหมายศาล' },
      { days: 103, hour: 11, outcome: 'reached', note: 'ยืนยันว่าจะไปตามนัดไกล่เกลี่ย' },
    ],
  },
  [demoCaseId(12)]: {
    kind: 'natural',
    reach: [phone('087-555-0126'), { kind: 'line', value: 'prasert.demo', told_by_debtor: true }],
    contacts: [
      { days: 386, hour: 10, outcome: 'reached', note: 'แจ้งชื่อผู้ติดต่อ เจ้าหนี้ และยอด ลูกหนี้ขอตรวจใบส่งของ' },
      { days: 362, hour: 13, outcome: 'asked_other_time', note: 'อยู่บนหลังคาหน้างาน สะดวกหลังบ่ายสามโมง' },
      { days: 345, hour: 11, outcome: 'promised', note: 'ขอผ่อนเดือนละ 8,000 บาท' },
      { days: 331, hour: 15.5, outcome: 'reached', channel: 'line', note: 'ส่งเลขบัญชีเจ้าหนี้ ลูกหนี้อ่านและตอบรับ' },
      { days: 303, hour: 15.5, outcome: 'reached', note: 'เตือนงวดที่ 2' },
      { days: 268, hour: 15, outcome: 'no_answer' },
      { days: 267, hour: 16, outcome: 'reached', note: 'ขาดผ่อน แจ้งว่ายังไม่ได้รับค่าแรง' },
      { days: 244, hour: 15, outcome: 'promised', note: 'จะเริ่มผ่อนใหม่เดือนนี้' },
      { days: 210, hour: 15, outcome: 'unread', channel: 'line' },
      { days: 179, hour: 15.5, outcome: 'disputed', note: 'ยืนยันว่าฝากชำระที่หน้าร้าน ขอให้ตรวจอีกครั้ง' },
      { days: 150, hour: 16, outcome: 'reached', note: 'แจ้งผลตรวจใบเสร็จหน้าร้านว่าไม่พบยอด' },
      { days: 121, hour: 15, outcome: 'promised', note: 'รับปากงวดถัดไปภายใน 3 วัน' },
      { days: 62, hour: 15.5, outcome: 'promised', note: 'นัดชำระ 8,000 บาทสัปดาห์หน้า' },
      { days: 33, hour: 15, outcome: 'ended_before_substance' },
      { days: 8, hour: 15, outcome: 'promised', note: 'รับปากเพิ่มเป็นเดือนละ 12,000 บาท' },
    ],
  },
  [demoCaseId(13)]: {
    kind: 'natural',
    reach: [
      phone('085-555-0174'),
      { kind: 'work', value: 'ร้านอาหารของลูกหนี้ จังหวัดขอนแก่น', told_by_debtor: true },
    ],
    contacts: [
      {
        days: 374,
        hour: 11,
        outcome: 'reached',
        channel: 'visit',
        note: 'แสดงหนังสือมอบอำนาจ คุยเป็นส่วนตัวหลังร้าน',
      },
      { days: 352, hour: 14.5, outcome: 'no_answer' },
      { days: 335, hour: 14.5, outcome: 'promised', note: 'นัดชำระงวดแรก 12,000 บาท' },
      { days: 319, hour: 15, outcome: 'reached', note: 'ยืนยันยอดงวดแรกกับเจ้าหนี้แล้ว' },
      { days: 280, hour: 14.5, outcome: 'promised', note: 'นัดงวดที่ 2 จำนวน 12,000 บาท' },
      { days: 248, hour: 15, outcome: 'reached', note: 'ปิดปรับปรุงร้าน ขอเลื่อนหนึ่งงวด' },
      { days: 205, hour: 14.5, outcome: 'unread', channel: 'letter', note: 'หนังสือแจ้งยอดคงค้าง' },
      { days: 188, hour: 15, outcome: 'promised', note: 'ร้านเปิดแล้ว นัดชำระ 12,000 บาท' },
      { days: 150, hour: 14.5, outcome: 'disputed', note: 'แจ้งว่าโอน 6,000 บาทแล้ว จะตรวจกับเจ้าหนี้' },
      { days: 112, hour: 15, outcome: 'no_answer' },
      { days: 90, hour: 14.5, outcome: 'asked_other_time', note: 'มีลูกค้าเต็มร้าน ขอให้โทรวันธรรมดาช่วงบ่าย' },
      { days: 46, hour: 15, outcome: 'reached', note: 'ยืนยันยอดคงเหลือตามใบแจ้งยอด' },
      { days: 9, hour: 10, outcome: 'promised', note: 'ยืนยันชำระ 12,000 บาทภายในสามสัปดาห์' },
    ],
  },
};

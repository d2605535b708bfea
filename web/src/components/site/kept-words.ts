/**
 * Words of the trade that browsers' dictionaries take for two, and would part at the end of a line. Of two that begin
 * alike, the longer one stands first.
 */
const COMPOUNDS = [
  'หนี้สิน',
  'เจ้าหนี้',
  'เจ้าหน้าที่',
  'ลูกหนี้',
  'ลูกความ',
  'การทวงถามหนี้',
  'ทวงถามหนี้',
  'ทวงถาม',
  'ทวงหนี้',
  'ค้างนาน',
  'ปลอดหนี้',
  'ปิดบัญชี',
  'ผ่อนชำระ',
  'ไม่จ่าย',
  'ผู้ค้ำประกัน',
  'ผู้ประกอบการ',
  'ผู้บริโภค',
  'ผู้รับเหมา',
  'ผู้ใช้',
  'ผู้อื่น',
  'ผู้เสียหาย',
  'ผู้กระทำ',
  'ผู้ซื้อ',
  'ผู้สั่งจ่าย',
  'ผู้รับผิดชอบ',
  'คำพิพากษา',
  'คำตอบ',
  'ค่าธรรมเนียม',
  'ค่าใช้จ่าย',
  'อายุความ',
  'หลักฐาน',
  'ข้อเท็จจริง',
  'ข้อกำหนด',
  'เลี้ยงดู',
  'สินสมรส',
  'ทรัพย์สิน',
  'ล้มละลาย',
  'ส่วนบุคคล',
  'ผลประโยชน์',
  'ทับซ้อน',
  'ความลับ',
  'ความเห็น',
  'แจ้งความ',
  'จดทะเบียน',
  'ชื่อเสียง',
  'ใบเสร็จ',
  'ใบแจ้งหนี้',
  'ใบวางบิล',
  'ใบสั่งซื้อ',
  'โนตารี',
  'พระราชบัญญัติ',
  'ขั้นตอน',
  'หน่วยงาน',
  'คอลเซ็นเตอร์',
  'จากนั้น',
];

/** From when to when: `09.00–18.00 น.` */
const HOURS = String.raw`\d{2}\.\d{2}–\d{2}\.\d{2}(?: น\.)?`;

/** A year and its era. */
const YEAR = String.raw`พ\.ศ\. \d{4}`;

/** After so short a beginning a hyphen is no place to part. */
const HYPHENATED = '[Ee]-mails?';

const KEPT = new RegExp(`(${[...COMPOUNDS, HOURS, YEAR, HYPHENATED].join('|')})`);

/** The pieces of a text; every second one is to be kept whole. */
export function partsOf(text: string): string[] {
  return text.split(KEPT);
}

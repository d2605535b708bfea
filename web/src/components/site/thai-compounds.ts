/** Words of the trade that browsers' dictionaries take for two, and would part at the end of a line. */
const COMPOUNDS = [
  'หนี้สิน',
  'เจ้าหนี้',
  'ลูกหนี้',
  'ลูกความ',
  'ทวงถาม',
  'ทวงหนี้',
  'ผู้ค้ำประกัน',
  'ผู้ประกอบการ',
  'ผู้ใช้',
  'ผู้อื่น',
  'คำพิพากษา',
  'ค่าธรรมเนียม',
  'อายุความ',
  'หลักฐาน',
  'ข้อเท็จจริง',
  'ค่าใช้จ่าย',
  'เลี้ยงดู',
];

const COMPOUND = new RegExp(`(${COMPOUNDS.join('|')})`);

/** The pieces of a text; every second one is a word to be kept whole. */
export function partsOf(text: string): string[] {
  return text.split(COMPOUND);
}

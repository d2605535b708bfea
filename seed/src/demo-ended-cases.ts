import { demoCaseId, invoice, type DemoCase } from './demo-case.ts';
import { PERSONAS } from './personas.ts';

const { customer, secondCustomer, partner } = PERSONAS;

/** The cases that ended after a year of work and more; see `YEAR_CASES`. */
export const ENDED_CASES = {
  cafe: {
    id: demoCaseId(3),
    owner: customer,
    partner,
    debtor: 'ร้านบ้านสวนคาเฟ่ (นางสาวพิมพ์ชนก)',
    amount: 68_450.5,
    details: 'ค้างค่าวัสดุตกแต่งร้านตามใบแจ้งหนี้ 2 ฉบับ รับสินค้าแล้วแต่ขอเลื่อนชำระมา 5 เดือน',
    status: 'Completed',
    submitted: 436,
    assigned: 434,
    finished: 61,
    files: [invoice('ใบแจ้งหนี้ บ้านสวนคาเฟ่.pdf', 'INV-2568-0042')],
    updates: [
      {
        days: 432,
        hour: 13,
        author: partner,
        text: 'ส่งหนังสือทวงถามและโทรแจ้งลูกหนี้ ลูกหนี้รับว่าเป็นหนี้จริง ขอเวลารวบรวมเงิน',
      },
      {
        days: 355,
        hour: 11,
        author: partner,
        text: 'พ้นวันนัด 10,000 บาทแล้วไม่มียอดเข้า ลูกหนี้แจ้งว่ายอดขายหน้าฝนลดลง ขอเริ่มชำระหลังปีใหม่',
      },
      {
        days: 300,
        hour: 14,
        author: partner,
        text: 'ลูกหนี้ส่งสลิป 10,000 บาท ลูกค้าตรวจแล้วเป็นการโอนเข้าบัญชีของร้านอื่น จึงไม่นับเป็นยอดรับชำระ',
      },
      { days: 96, hour: 11, author: partner, text: 'ลูกหนี้ชำระงวดแรก 30,000 บาท และนัดชำระส่วนที่เหลือภายใน 45 วัน' },
      {
        days: 61,
        hour: 15.5,
        author: partner,
        text: 'ลูกหนี้ชำระส่วนที่เหลือ 38,450.50 บาท ครบถ้วน ออกหนังสือยืนยันการชำระหนี้ครบถ้วนและส่งให้ทั้งสองฝ่ายแล้ว ปิดเคส',
      },
    ],
  },
  furniture: {
    id: demoCaseId(4),
    owner: customer,
    partner,
    debtor: 'หจก. รุ่งเรืองเฟอร์นิเจอร์',
    amount: 54_900,
    details: 'ค้างค่าไม้อัดและอุปกรณ์ตามใบส่งของเดือนมีนาคม คู่ค้าเดิมที่เคยชำระตรงเวลา',
    status: 'Cancelled',
    submitted: 452,
    assigned: 450,
    finished: 79,
    files: [],
    updates: [
      {
        days: 448,
        hour: 10,
        author: partner,
        text: 'ติดต่อหุ้นส่วนผู้จัดการ แจ้งว่าโต้แย้งคุณภาพสินค้าบางรายการ ขอให้เจ้าหนี้ส่งคนมาตรวจร่วมกัน',
      },
      {
        days: 420,
        hour: 15,
        author: partner,
        text: 'ตรวจสินค้าร่วมกันที่โรงงาน พบไม้อัดบวม 12 แผ่น ส่วนที่เหลือใช้งานได้ ลูกหนี้รับยอดเฉพาะส่วนที่ไม่โต้แย้ง',
      },
      {
        days: 372,
        hour: 14,
        author: partner,
        text: 'ลูกหนี้โอน 10,000 บาทตามนัด ลูกค้ายืนยันยอดแล้ว นัดงวดถัดไป 15,000 บาท',
      },
      {
        days: 311,
        hour: 10.5,
        author: partner,
        text: 'พ้นวันนัดงวด 15,000 บาทแล้วไม่ชำระ ลูกหนี้ขอหักค่าไม้อัดที่เสียหายก่อน',
      },
      {
        days: 95,
        hour: 11,
        author: partner,
        text: 'หุ้นส่วนผู้จัดการแจ้งว่ากำลังเจรจายอดคงเหลือกับลูกค้าโดยตรง ขอให้รอผล',
      },
      {
        days: 79,
        hour: 16.5,
        author: partner,
        text: 'ลูกค้าแจ้งว่าตกลงลดหนี้และรับคืนสินค้ากับคู่ค้าเองเรียบร้อยแล้ว ขอยกเลิกการติดตาม ไม่มีค่าใช้จ่าย',
      },
    ],
  },
  loan: {
    id: demoCaseId(10),
    owner: secondCustomer,
    partner,
    debtor: 'นายเอกชัย ศรีวงศ์',
    amount: 45_000,
    details: 'ยืมเงินหมุนเวียนธุรกิจ มีหนังสือสัญญากู้และสำเนาบัตรประชาชน ครบกำหนดแล้ว 6 เดือน',
    status: 'Completed',
    submitted: 482,
    assigned: 480,
    finished: 101,
    files: [],
    updates: [
      {
        days: 478,
        hour: 14,
        author: partner,
        text: 'ส่งหนังสือทวงถามทางไปรษณีย์ลงทะเบียนตอบรับ ให้ชำระภายใน 15 วันนับแต่วันได้รับ',
      },
      {
        days: 398,
        hour: 15,
        author: partner,
        text: 'ลูกหนี้โอนงวดแรก 15,000 บาท เจ้าหนี้ยืนยันยอดแล้ว ส่วนที่เหลือขอชำระเป็นงวด',
      },
      {
        days: 325,
        hour: 10,
        author: partner,
        text: 'พ้นวันนัดงวดที่ 2 แล้วไม่มียอดเข้า ลูกหนี้อ้างว่าชำระเงินสดให้ญาติของเจ้าหนี้ เจ้าหนี้แจ้งว่าไม่ได้รับ',
      },
      {
        days: 150,
        hour: 10,
        author: partner,
        text: 'ยื่นฟ้องต่อศาลแขวงแล้ว ศาลนัดไกล่เกลี่ยก่อนวันนัดพิจารณา',
      },
      {
        days: 101,
        hour: 16,
        author: partner,
        text: 'ไกล่เกลี่ยสำเร็จ ทำสัญญาประนีประนอมยอมความต่อหน้าศาล ลูกหนี้ชำระส่วนที่เหลือ 15,000 บาทในวันเดียวกัน ครบจำนวน ปิดเคส',
      },
    ],
  },
} as const satisfies Record<string, DemoCase>;

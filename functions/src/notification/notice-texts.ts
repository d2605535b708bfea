import { caseStatusSchema, type CaseStatus } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import type { NotificationKind } from '@app/domain/notification';
import type { Notice, Receiver } from './notice.ts';

/** The names of requirements section 4. */
const STATUS_NAMES: Readonly<Record<CaseStatus, string>> = {
  Submitted: 'ยื่นเรื่องแล้ว',
  'In Progress': 'กำลังดำเนินการ',
  Completed: 'สำเร็จ',
  Cancelled: 'ยกเลิก',
};

interface Text {
  title: string;
  message: string;
}

/** What a text may mention. Nothing here can hold a debtor's name or an amount. */
interface Words {
  /** The case's number, or the piece of its id while it has none. */
  caseName: string;
  status: string;
  company: string;
  file: string;
  /** An update was sent although its wording was questioned. */
  questioned: boolean;
  /** Which of the things that a kind tells. */
  state: string;
  /** The other side's word on a payment. */
  answer: string;
  receiver: Receiver;
}

/** The Thai texts that are stored; screens in other languages put theirs together from `kind` and `params`. */
const TEXTS: Readonly<Record<NotificationKind, (words: Words) => Text>> = {
  case_created: ({ caseName }) => ({
    title: 'มีเคสใหม่',
    message: `ลูกค้ายื่นเคส ${caseName} แล้ว โปรดตรวจสอบและมอบหมายพันธมิตร`,
  }),
  case_assigned: ({ caseName, receiver }) =>
    receiver === 'partner'
      ? {
          title: 'คุณได้รับมอบหมายเคสใหม่',
          message: `เคส ${caseName} ได้รับการมอบหมายให้คุณดำเนินการ โปรดเปิดดูรายละเอียด`,
        }
      : { title: 'เคสของคุณมีผู้รับผิดชอบแล้ว', message: `เคส ${caseName} ได้รับการมอบหมายให้พันธมิตรดำเนินการแล้ว` },
  case_unassigned: ({ caseName }) => ({
    title: 'ยกเลิกการมอบหมายเคส',
    message: `เคส ${caseName} ไม่ได้อยู่ในความรับผิดชอบของคุณแล้ว`,
  }),
  case_status_changed: ({ caseName, status }) => ({
    title: 'สถานะเคสเปลี่ยนแปลง',
    message: `สถานะของเคส ${caseName} เปลี่ยนเป็น “${status}” แล้ว`,
  }),
  case_update_added: ({ caseName, questioned }) =>
    questioned
      ? {
          title: 'มีความคืบหน้าที่ควรตรวจถ้อยคำ',
          message: `มีการบันทึกความคืบหน้าใหม่ในเคส ${caseName} โดยผู้เขียนส่งทั้งที่ระบบเตือนเรื่องถ้อยคำ`,
        }
      : { title: 'มีความคืบหน้าใหม่', message: `มีการบันทึกความคืบหน้าใหม่ในเคส ${caseName}` },
  case_acceptance: ({ caseName, state }) =>
    state === 'reminder'
      ? {
          title: 'โปรดตอบรับเคสภายในวันนี้',
          message: `เคส ${caseName} รอคำตอบของคุณว่าจะรับหรือไม่ โปรดตอบก่อน 18.00 น.`,
        }
      : state === 'declined'
        ? {
            title: 'พันธมิตรไม่รับเคส',
            message: `พันธมิตรไม่รับเคส ${caseName} เคสกลับมารอการมอบหมาย โปรดดูเหตุผลในเคส`,
          }
        : {
            title: 'พันธมิตรยังไม่ตอบรับเคส',
            message: `เคส ${caseName} ไม่ได้รับคำตอบภายในกำหนด โปรดติดตามหรือมอบหมายใหม่`,
          },
  case_objection: ({ caseName, state }) =>
    state === 'answered'
      ? { title: 'มีคำตอบต่อข้อโต้แย้งของคุณ', message: `สำนักงานตอบข้อโต้แย้งในเคส ${caseName} แล้ว โปรดเปิดอ่าน` }
      : { title: 'ลูกค้าโต้แย้งผลของเคส', message: `ลูกค้าโต้แย้งผลของเคส ${caseName} โปรดเปิดอ่าน` },
  case_withdrawn: ({ caseName }) => ({
    title: 'ลูกค้าถอนเคส',
    message: `ลูกค้าถอนเคส ${caseName} แล้ว โปรดหยุดดำเนินการ`,
  }),
  case_held: ({ caseName, state }) =>
    state === 'resumed'
      ? { title: 'ดำเนินเคสต่อได้', message: `เคส ${caseName} ที่พักไว้ ดำเนินการต่อได้แล้ว` }
      : { title: 'ลูกค้าขอพักเคส', message: `ลูกค้าขอพักการดำเนินการเคส ${caseName} ไว้ก่อน โปรดเปิดดูเหตุผล` },
  case_decided: ({ caseName, state }) =>
    state === 'reopened'
      ? { title: 'เคสถูกเปิดอีกครั้ง', message: `สำนักงานเปิดเคส ${caseName} อีกครั้ง โปรดดำเนินการต่อ` }
      : state === 'corrected'
        ? { title: 'แก้ไขผลของเคส', message: `สำนักงานแก้ไขผลของเคส ${caseName} โปรดเปิดดู` }
        : { title: 'สำนักงานปิดเคส', message: `สำนักงานปิดเคส ${caseName} แล้ว โปรดเปิดดูผล` },
  payment_reported: ({ caseName }) => ({
    title: 'มีรายการรับเงินใหม่',
    message: `มีการบันทึกรับเงินในเคส ${caseName} โปรดเปิดดูรายการ`,
  }),
  payment_answered: ({ caseName, answer }) =>
    answer === 'disputed'
      ? { title: 'มีการโต้แย้งรายการรับเงิน', message: `รายการรับเงินในเคส ${caseName} ถูกโต้แย้ง โปรดเปิดดูเหตุผล` }
      : { title: 'ยืนยันรายการรับเงินแล้ว', message: `รายการรับเงินในเคส ${caseName} ได้รับการยืนยันแล้ว` },
  promise_due: ({ caseName }) => ({
    title: 'ถึงกำหนดนัดชำระ',
    message: `เคส ${caseName} มีนัดชำระวันนี้ โปรดติดตามและบันทึกเงินที่รับ`,
  }),
  promise_broken: ({ caseName }) => ({
    title: 'ไม่ได้รับชำระตามนัด',
    message: `เคส ${caseName} ไม่ได้รับชำระครบตามนัด โปรดเปิดดูรายการ`,
  }),
  partner_registered: ({ company }) => ({
    title: 'มีพันธมิตรสมัครใหม่',
    message: `${company} สมัครเป็นพันธมิตรและกำลังรอการอนุมัติ`,
  }),
  partner_approved: () => ({
    title: 'การสมัครพันธมิตรได้รับการอนุมัติ',
    message: 'บัญชีของคุณได้รับการอนุมัติแล้ว สามารถรับและดำเนินการเคสได้',
  }),
  partner_rejected: () => ({
    title: 'การสมัครพันธมิตรไม่ได้รับการอนุมัติ',
    message: 'การสมัครเป็นพันธมิตรของคุณไม่ได้รับการอนุมัติ หากมีข้อสงสัยโปรดติดต่อเรา',
  }),
  contact_received: () => ({
    title: 'มีข้อความติดต่อใหม่',
    message: 'มีผู้ส่งข้อความผ่านหน้าติดต่อเรา โปรดเปิดอ่านและตอบกลับ',
  }),
  file_rejected: ({ file }) => ({
    title: 'ไฟล์แนบถูกนำออก',
    message: `ไฟล์ “${file}” ไม่สมบูรณ์หรือเนื้อหาไม่ตรงกับชนิดไฟล์ ระบบจึงนำออกแล้ว โปรดแนบไฟล์ PDF, JPG หรือ PNG ที่ถูกต้องอีกครั้ง`,
  }),
  file_mismatch: ({ caseName }) => ({
    title: 'ไฟล์แนบไม่ตรงกับที่บันทึกไว้',
    message: `ไฟล์แนบของเคส ${caseName} เปลี่ยนไปหรือหายไปหลังจากที่ระบบบันทึกไว้ โปรดตรวจสอบก่อนใช้เป็นหลักฐาน`,
  }),
  contact_outside_rules: ({ caseName }) => ({
    title: 'มีการติดต่อลูกหนี้นอกตารางเวลา',
    message: `เคส ${caseName} มีบันทึกการติดต่อลูกหนี้นอกเวลาหรือเกินจำนวนครั้งต่อวันตามตารางที่ระบบใช้ โปรดตรวจสอบ`,
  }),
};

/** @returns title and message in Thai */
export function textOf({ kind, params, receiver }: Pick<Notice, 'kind' | 'params' | 'receiver'>): Text {
  const word = (name: string) => String(params[name] ?? '');
  const status = caseStatusSchema.safeParse(params.status);
  return TEXTS[kind]({
    caseName: word('case_number') || shortCaseId(word('case_id')),
    status: status.success ? STATUS_NAMES[status.data] : '',
    company: word('company_name'),
    file: word('file_name'),
    questioned: params['wording'] === true,
    state: word('state'),
    answer: word('answer'),
    receiver,
  });
}

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
  case_update_added: ({ caseName }) => ({
    title: 'มีความคืบหน้าใหม่',
    message: `มีการบันทึกความคืบหน้าใหม่ในเคส ${caseName}`,
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
    receiver,
  });
}

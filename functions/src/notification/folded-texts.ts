import { dayOf } from '@app/domain/calendar';
import { TIME_ZONE } from '@app/domain/codec';
import { pages } from '@app/domain/paths';
import type { MutableKind } from '@app/domain/notification';
import type { NotificationDraft, Receiver } from './notice.ts';
import type { Unread } from './fold.ts';

/** Title, and what is counted. The screens say the same in Thai (tests/i18n/folded-texts.test.ts). */
const TEXTS: Readonly<Record<MutableKind, readonly [title: string, counted: string]>> = {
  case_created: ['มีเคสใหม่หลายเคส', 'เคสใหม่'],
  case_assigned: ['มีการมอบหมายเคสหลายครั้ง', 'การมอบหมายเคส'],
  case_unassigned: ['มีการยกเลิกการมอบหมายหลายครั้ง', 'การยกเลิกการมอบหมาย'],
  case_status_changed: ['สถานะเคสเปลี่ยนแปลงหลายครั้ง', 'การเปลี่ยนสถานะ'],
  case_update_added: ['มีความคืบหน้าใหม่หลายรายการ', 'ความคืบหน้าใหม่'],
  case_acceptance: ['มีเรื่องการตอบรับเคสหลายรายการ', 'เรื่องการตอบรับเคส'],
  case_objection: ['มีเรื่องข้อโต้แย้งหลายรายการ', 'เรื่องข้อโต้แย้ง'],
  case_withdrawn: ['ลูกค้าถอนเคสหลายเคส', 'เคสที่ถอน'],
  case_held: ['มีการพักหรือดำเนินเคสต่อหลายครั้ง', 'การพักหรือดำเนินต่อ'],
  case_decided: ['สำนักงานปิดหรือเปิดเคสหลายครั้ง', 'การตัดสินใจของสำนักงาน'],
  payment_reported: ['มีรายการรับเงินใหม่หลายรายการ', 'รายการรับเงิน'],
  payment_answered: ['มีคำตอบเรื่องเงินหลายรายการ', 'คำตอบเรื่องรายการรับเงิน'],
  promise_due: ['ถึงกำหนดนัดชำระหลายรายการ', 'นัดชำระวันนี้'],
  promise_broken: ['ไม่ได้รับชำระตามนัดหลายรายการ', 'นัดที่ไม่ได้รับชำระครบ'],
  partner_registered: ['มีพันธมิตรสมัครใหม่หลายราย', 'ใบสมัครพันธมิตรใหม่'],
  contact_received: ['มีข้อความติดต่อใหม่หลายรายการ', 'ข้อความใหม่'],
};

const timeIn = new Intl.DateTimeFormat('th-TH', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});
const momentIn = new Intl.DateTimeFormat('th-TH', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** The Thai text of a folded notification, and the list that it links to. */
export function foldedTextOf(
  kind: MutableKind,
  receiver: Receiver,
  { count, since, latest }: Pick<Unread, 'count' | 'since' | 'latest'>,
): Pick<NotificationDraft, 'title' | 'message'> & { link_to: string } {
  const [title, counted] = TEXTS[kind];
  // Names the day if it differs from the notification's own.
  const from = (dayOf(since) === dayOf(latest) ? timeIn : momentIn).format(since);
  return { title, message: `${counted} ${count} รายการตั้งแต่ ${from} น.`, link_to: listOf(kind, receiver) };
}

function listOf(kind: MutableKind, receiver: Receiver): string {
  if (receiver === 'customer') return pages.customerDashboard;
  if (receiver === 'partner') return pages.partnerDashboard;
  if (kind === 'contact_received') return pages.adminContactMessages;
  return kind === 'partner_registered' ? pages.adminPartners : pages.adminCases;
}

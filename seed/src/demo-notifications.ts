import type { CaseStatus } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import type { Notification, NotificationKind } from '@app/domain/notification';
import { pages } from '@app/domain/paths';
import { aNotification, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';
import { outsideContacts } from './demo-debtor-contacts.ts';
import { PERSONAS, type Persona } from './personas.ts';

export type Entry<Document> = readonly [id: string, document: Document];

const { admin, partner, secondPartner, pending, rejected } = PERSONAS;

/** Demo notifications younger than this are unread. */
const UNREAD_DAYS = 4;

const STATUS_NAMES: Record<CaseStatus, string> = {
  Submitted: 'ยื่นเรื่องแล้ว',
  'In Progress': 'กำลังดำเนินการ',
  Completed: 'สำเร็จ',
  Cancelled: 'ยกเลิก',
};

type Text = readonly [title: string, message: string];
type Kind = Exclude<
  NotificationKind,
  | 'case_unassigned'
  | 'file_rejected'
  | 'file_mismatch'
  | 'case_acceptance'
  | 'case_objection'
  | 'case_withdrawn'
  | 'case_held'
  | 'case_decided'
  | 'payment_reported'
  | 'payment_answered'
  | 'promise_due'
  | 'promise_broken'
>;

/** The texts that the functions write: no debtor's name and no amount (contract, Who is notified of what). */
const TEXTS: Record<Kind, (told: Told) => Text> = {
  case_created: ({ about }) => ['มีเคสใหม่', `ลูกค้ายื่นเคส ${about} แล้ว โปรดตรวจสอบและมอบหมายพันธมิตร`],
  case_assigned: ({ about, receiver }) =>
    receiver.role === 'partner'
      ? ['คุณได้รับมอบหมายเคสใหม่', `เคส ${about} ได้รับการมอบหมายให้คุณดำเนินการ โปรดเปิดดูรายละเอียด`]
      : ['เคสของคุณมีผู้รับผิดชอบแล้ว', `เคส ${about} ได้รับการมอบหมายให้พันธมิตรดำเนินการแล้ว`],
  case_status_changed: ({ about, status }) => [
    'สถานะเคสเปลี่ยนแปลง',
    `สถานะของเคส ${about} เปลี่ยนเป็น “${status ? STATUS_NAMES[status] : ''}” แล้ว`,
  ],
  case_update_added: ({ about }) => ['มีความคืบหน้าใหม่', `มีการบันทึกความคืบหน้าใหม่ในเคส ${about}`],
  partner_registered: ({ about }) => ['มีพันธมิตรสมัครใหม่', `${about} สมัครเป็นพันธมิตรและกำลังรอการอนุมัติ`],
  partner_approved: () => ['การสมัครพันธมิตรได้รับการอนุมัติ', 'บัญชีของคุณได้รับการอนุมัติแล้ว สามารถรับและดำเนินการเคสได้'],
  partner_rejected: () => [
    'การสมัครพันธมิตรไม่ได้รับการอนุมัติ',
    'การสมัครเป็นพันธมิตรของคุณไม่ได้รับการอนุมัติ หากมีข้อสงสัยโปรดติดต่อเรา',
  ],
  contact_outside_rules: ({ about }) => [
    'มีการติดต่อลูกหนี้นอกตารางเวลา',
    `เคส ${about} มีบันทึกการติดต่อลูกหนี้นอกเวลาหรือเกินจำนวนครั้งต่อวันตามตารางที่ระบบใช้ โปรดตรวจสอบ`,
  ],
  contact_received: () => ['มีข้อความติดต่อใหม่', 'มีผู้ส่งข้อความผ่านหน้าติดต่อเรา โปรดเปิดอ่านและตอบกลับ'],
};

interface Told {
  /** Names the event; with the receiver it makes the id, so that a second run writes the same documents. */
  event: string;
  kind: Kind;
  receiver: Persona;
  link: string;
  params: Notification['params'];
  /** The short name of the case, or the company. */
  about: string;
  status?: CaseStatus;
  days: number;
  hour?: number;
}

/** The notifications that the functions would have written about `cases`, the applications and a new message. */
export function demoNotifications(
  cases: readonly DemoCase[],
  clock: Clock,
  numbers: ReadonlyMap<string, string>,
): Entry<Stored<Notification>>[] {
  const toldOfCases = cases.flatMap((item) => toldAboutCase(item, numbers.get(item.id)));
  return [...toldOfCases, ...toldOfOthers()].map((told) => {
    const [title, message] = TEXTS[told.kind](told);
    const document = aNotification({
      user_id: told.receiver.uid,
      title,
      message,
      is_read: told.days >= UNREAD_DAYS,
      created_at: clock(told.days, told.hour),
      link_to: told.link,
      kind: told.kind,
      params: told.params,
    });
    return [`demo-${told.event}-${told.receiver.uid}`, document];
  });
}

function toldAboutCase(item: DemoCase, number: string | undefined): Told[] {
  const { id, owner, partner: assignee, assigned, finished, status } = item;
  const params = { case_id: id, ...(number !== undefined && { case_number: number }) };
  const tell = (
    kind: Told['kind'],
    days: number,
    receivers: readonly Persona[],
    mark = '',
    hour?: number,
  ): Told[] =>
    receivers.map((receiver) => ({
      event: `${id}-${kind}${mark}`,
      kind,
      receiver,
      link: linkToCase(item, receiver),
      params: kind === 'case_status_changed' ? { ...params, status } : params,
      about: caseName({ id, case_number: number }),
      status,
      days,
      ...(hour !== undefined && { hour }),
    }));
  const involved = [owner, admin, ...(assignee ? [assignee] : [])];
  return [
    ...tell('case_created', item.submitted, [admin]),
    ...(assignee && assigned !== undefined ? tell('case_assigned', assigned, [assignee, owner]) : []),
    ...outsideContacts(id).flatMap(({ days, hour }, index) =>
      tell('contact_outside_rules', days, [admin], `-${index + 1}`, hour),
    ),
    ...item.updates.flatMap(({ author, days, hour }, index) =>
      tell(
        'case_update_added',
        days,
        involved.filter((person) => person.uid !== author.uid),
        `-${index}`,
        hour,
      ),
    ),
    ...(finished !== undefined ? tell('case_status_changed', finished, [owner, admin], '', 17) : []),
  ];
}

function linkToCase(item: DemoCase, receiver: Persona): string {
  if (receiver.uid === item.owner.uid) return pages.customerCase(item.id);
  return receiver.role === 'admin' ? pages.adminCase(item.id) : pages.partnerCase(item.id);
}

function toldOfOthers(): Told[] {
  const applied = (applicant: Persona, days: number): Told => ({
    event: `${applicant.uid}-registered`,
    kind: 'partner_registered',
    receiver: admin,
    link: pages.adminPartner(applicant.uid),
    params: { partner_id: applicant.uid, company_name: applicant.partner?.companyName ?? '' },
    about: applicant.partner?.companyName ?? '',
    days,
  });
  const decided = (
    applicant: Persona,
    kind: 'partner_approved' | 'partner_rejected',
    days: number,
  ): Told => ({
    event: `${applicant.uid}-decided`,
    kind,
    receiver: applicant,
    link: kind === 'partner_approved' ? pages.partnerDashboard : pages.customerDashboard,
    params: { partner_id: applicant.uid, status: applicant.partner?.status ?? '' },
    about: '',
    days,
    hour: 15,
  });
  return [
    applied(partner, 200),
    decided(partner, 'partner_approved', 198),
    applied(secondPartner, 95),
    decided(secondPartner, 'partner_approved', 93),
    applied(rejected, 40),
    decided(rejected, 'partner_rejected', 38),
    applied(pending, 2),
    {
      event: 'contact-1',
      kind: 'contact_received',
      receiver: admin,
      link: pages.adminContactMessages,
      params: { contact_id: 'demo-contact-1' },
      about: '',
      days: 0.1,
    },
  ];
}

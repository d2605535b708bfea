import type { Notification, NotificationKind } from '@app/domain/notification';
import { pages } from '@app/domain/paths';
import { aNotification, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';
import { PERSONAS, type Persona } from './personas.ts';

export type Entry<Document> = readonly [id: string, document: Document];

const { admin, partner, secondPartner, pending, rejected } = PERSONAS;

/** Demo notifications younger than this are unread. */
const UNREAD_DAYS = 4;

/** Thai, as the functions write them: no debtor's name and no amount (CONTRACT, Who is told what). */
const TEXTS: Record<Exclude<NotificationKind, 'file_rejected'>, readonly [title: string, message: string]> = {
  case_created: ['มีเคสใหม่', 'ลูกค้ายื่นเคสใหม่ รอการมอบหมาย'],
  case_assigned: ['มอบหมายเคสแล้ว', 'เคสถูกมอบหมายให้พันธมิตรดำเนินการแล้ว'],
  case_unassigned: ['ยกเลิกการมอบหมายเคส', 'เคสนี้ไม่ได้อยู่ในความรับผิดชอบของคุณแล้ว'],
  case_status_changed: ['สถานะเคสเปลี่ยนแปลง', 'สถานะของเคสมีการเปลี่ยนแปลง'],
  case_update_added: ['มีความคืบหน้าใหม่', 'มีการเพิ่มอัปเดตในเคส'],
  partner_registered: ['มีพันธมิตรสมัครใหม่', 'มีผู้สมัครเป็นพันธมิตร รอการตรวจสอบ'],
  partner_approved: ['อนุมัติพันธมิตรแล้ว', 'ใบสมัครพันธมิตรของคุณได้รับการอนุมัติ'],
  partner_rejected: ['ผลการสมัครพันธมิตร', 'ใบสมัครพันธมิตรของคุณไม่ได้รับการอนุมัติ'],
  contact_received: ['มีข้อความติดต่อใหม่', 'มีผู้ส่งข้อความผ่านหน้าติดต่อเรา'],
};

interface Told {
  /** Names the event; with the receiver it makes the id, so that a second run writes the same documents. */
  event: string;
  kind: keyof typeof TEXTS;
  receiver: Persona;
  link: string;
  params: Notification['params'];
  days: number;
  hour?: number;
}

/** What the functions would have told everybody about `cases`, and about the applications and a new message. */
export function demoNotifications(cases: readonly DemoCase[], clock: Clock): Entry<Stored<Notification>>[] {
  return [...cases.flatMap(toldAboutCase), ...toldOfOthers()].map((told) => {
    const [title, message] = TEXTS[told.kind];
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

function toldAboutCase(item: DemoCase): Told[] {
  const { id, owner, partner: assignee, assigned, finished, status } = item;
  const params = { case_id: id };
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
      days,
      ...(hour !== undefined && { hour }),
    }));
  const involved = [owner, admin, ...(assignee ? [assignee] : [])];
  return [
    ...tell('case_created', item.submitted, [admin]),
    ...(assignee && assigned !== undefined ? tell('case_assigned', assigned, [assignee, owner]) : []),
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
    params: { partner_id: applicant.uid },
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
    link: pages.partnerDashboard,
    params: { partner_id: applicant.uid },
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
      days: 0.1,
    },
  ];
}

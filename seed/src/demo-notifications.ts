import type { Notification, NotificationKind } from '@app/domain/notification';
import { thaiText, type ThaiTexts } from '@app/domain/notification-text';
import { pages } from '@app/domain/paths';
import notices from '../../web/src/i18n/locales/th/lazy/notices.json' with { type: 'json' };
import status from '../../web/src/i18n/locales/th/status.json' with { type: 'json' };
import { aNotification, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';
import { outsideContacts } from './demo-debtor-contacts.ts';
import { PERSONAS, type Persona } from './personas.ts';

export type Entry<Document> = readonly [id: string, document: Document];

const { admin, partner, secondPartner, pending, rejected } = PERSONAS;

/** Demo notifications younger than this are unread. */
const UNREAD_DAYS = 4;

/** What is as old as this has been deleted (`RETENTION`): the work on some cases goes back further. */
const KEPT_DAYS = 180;

/** The texts that the functions write (decision 185). */
const TEXTS: ThaiTexts = { ...notices, statuses: status.case };

interface Told {
  /** Names the event; with the receiver it makes the id, so that a second run writes the same documents. */
  event: string;
  kind: NotificationKind;
  receiver: Persona;
  link: string;
  params: Notification['params'];
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
  const kept = [...toldOfCases, ...toldOfOthers()].filter(({ days }) => days < KEPT_DAYS);
  return kept.map((told) => {
    const { kind, params, link: link_to } = told;
    const document = aNotification({
      user_id: told.receiver.uid,
      ...thaiText(TEXTS, { kind, params, link_to }),
      is_read: told.days >= UNREAD_DAYS,
      created_at: clock(told.days, told.hour),
      link_to,
      kind,
      params,
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
    days,
    hour: 15,
  });
  return [
    applied(partner, 560),
    decided(partner, 'partner_approved', 558),
    applied(secondPartner, 455),
    decided(secondPartner, 'partner_approved', 453),
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

import { dayOf } from '@app/domain/calendar';
import { appendContact, emptyDigest } from '@app/domain/contact-chain';
import {
  countsToward,
  lateMinutes,
  verdictOf,
  type ContactDigest,
  type DebtorContact,
  type DebtorKind,
} from '@app/domain/debtor-contact';
import type { DebtorFacts, Reach } from '@app/domain/debtor-facts';
import { contactRulesOn, type ContactChannel, type ContactOutcome } from '@app/domain/law/contact-rules';
import type { Stored } from './builders.ts';
import { aDebtorContact, aSetOfDebtorFacts } from './contact-builders.ts';
import type { Clock } from './clock.ts';
import { demoCaseId, type DemoCase } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';

/** A contact: how many days ago, at which hour in Bangkok, and when it was entered, minutes later. */
interface Planned {
  days: number;
  hour: number;
  outcome: ContactOutcome;
  channel?: ContactChannel;
  note?: string;
  late?: number;
  /** Outside the rules, so that admins are notified. */
  outside?: true;
}

interface Plan {
  kind: DebtorKind;
  reach: readonly Reach[];
  contacts: readonly Planned[];
}

const phone = (value: string): Reach => ({ kind: 'phone', value, told_by_debtor: true });

const PLANS: Readonly<Record<string, Plan>> = {
  [demoCaseId(1)]: {
    kind: 'juristic',
    reach: [phone('02-555-0161'), { kind: 'email', value: 'account@example.com', told_by_debtor: false }],
    contacts: [
      { days: 70, hour: 10, outcome: 'reached', note: 'ฝ่ายบัญชีแจ้งว่าส่งเรื่องให้กรรมการแล้ว' },
      { days: 55, hour: 14, outcome: 'asked_other_time' },
      { days: 33, hour: 11, outcome: 'promised', note: 'นัดลงนามหนังสือรับสภาพหนี้' },
      { days: 13, hour: 9.5, outcome: 'reached', channel: 'email' },
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
      { days: 110, hour: 10, outcome: 'disputed', note: 'โต้แย้งยอดดอกเบี้ย' },
      { days: 97, hour: 14, outcome: 'promised' },
      { days: 70, hour: 11.5, outcome: 'reached' },
    ],
  },
  [demoCaseId(4)]: {
    kind: 'natural',
    reach: [],
    contacts: [
      { days: 85, hour: 10, outcome: 'wrong_person' },
      { days: 80, hour: 16, outcome: 'unread', channel: 'letter' },
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
    reach: [{ kind: 'home', value: '12 ถนนตัวอย่าง เขตดุสิต กรุงเทพฯ', told_by_debtor: false }],
    contacts: [
      { days: 146, hour: 11, outcome: 'unread', channel: 'letter' },
      { days: 140, hour: 10, outcome: 'reached', channel: 'visit' },
      { days: 125, hour: 15, outcome: 'refused' },
    ],
  },
};

/** The contacts of a demo case of which admins were notified. */
export function outsideContacts(caseId: string): readonly Pick<Planned, 'days' | 'hour'>[] {
  return (PLANS[caseId]?.contacts ?? []).filter(({ outside }) => outside === true);
}

/** What the customer has stated about a demo case's debtor; null where nothing. */
export function demoDebtorFacts(
  { id, owner, assigned = 0 }: DemoCase,
  clock: Clock,
): Stored<DebtorFacts> | null {
  const plan = PLANS[id];
  if (plan === undefined) return null;
  const of = { case_id: id, user_id: owner.uid, updated_by: owner.uid, updated_at: clock(assigned) };
  return aSetOfDebtorFacts({ ...of, kind: plan.kind, reach: [...plan.reach] });
}

/** The contacts of a demo case and their sums, with the verdicts and the chain that the functions would have written. */
export async function demoContactRecord(
  { id: caseId, partner }: DemoCase,
  clock: Clock,
): Promise<{ contacts: Entry<Stored<DebtorContact>>[]; digest: ContactDigest } | null> {
  const plan = PLANS[caseId];
  if (plan === undefined || partner === null) return null;
  const contacts: Entry<Stored<DebtorContact>>[] = [];
  const usedDays = new Set<string>();
  let digest = emptyDigest(caseId, clock(0));
  for (const [index, planned] of plan.contacts.entries()) {
    const { days, hour, outcome, channel = 'call', note = '', late = 4 } = planned;
    const beganAt = clock(days, hour);
    const recordedAt = new Date(beganAt.getTime() + late * 60_000);
    const rules = contactRulesOn(dayOf(beganAt));
    const happened = { channel, outcome, direction: 'out', person: 'debtor' } as const;
    const counts = plan.kind !== 'juristic' && countsToward(happened, rules);
    const usedBefore = usedDays.has(dayOf(beganAt));
    if (counts) usedDays.add(dayOf(beganAt));
    const id = `demo-contact-${index + 1}`;
    const added = await appendContact(
      digest,
      {
        ...aDebtorContact({
          ...happened,
          case_id: caseId,
          began_at: beganAt,
          recorded_at: recordedAt,
          late_minutes: lateMinutes(beganAt, recordedAt),
          counts,
          verdict: verdictOf({ ...happened, beganAt, recordedAt, debtor: plan.kind, usedBefore }, rules),
          law: { table: rules.table, n: rules.n },
          note,
          actor_id: partner.uid,
          actor_name: partner.fullName,
        }),
        id,
      },
      `demo-salt-${caseId}-${index}`,
    );
    digest = added.digest;
    const { id: _id, ...stored } = added.contact;
    contacts.push([id, stored]);
  }
  return { contacts, digest };
}

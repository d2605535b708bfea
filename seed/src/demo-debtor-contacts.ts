import { dayOf } from '@app/domain/calendar';
import { appendContact, emptyDigest } from '@app/domain/contact-chain';
import {
  countsToward,
  lateMinutes,
  verdictOf,
  type ContactDigest,
  type DebtorContact,
} from '@app/domain/debtor-contact';
import type { DebtorFacts } from '@app/domain/debtor-facts';
import { contactRulesOn } from '@app/domain/law/contact-rules';
import type { Stored } from './builders.ts';
import { aDebtorContact, aSetOfDebtorFacts } from './contact-builders.ts';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';
import { CONTACT_PLANS, type PlannedContact } from './demo-contact-plans.ts';
import type { Entry } from './demo-notifications.ts';

/** The contacts of a demo case of which admins were notified. */
export function outsideContacts(caseId: string): readonly Pick<PlannedContact, 'days' | 'hour'>[] {
  return (CONTACT_PLANS[caseId]?.contacts ?? []).filter(({ outside }) => outside === true);
}

/** What the customer has stated about a demo case's debtor; null where nothing. */
export function demoDebtorFacts(
  { id, owner, assigned = 0 }: DemoCase,
  clock: Clock,
): Stored<DebtorFacts> | null {
  const plan = CONTACT_PLANS[id];
  if (plan === undefined) return null;
  const of = { case_id: id, user_id: owner.uid, updated_by: owner.uid, updated_at: clock(assigned) };
  return aSetOfDebtorFacts({ ...of, kind: plan.kind, reach: [...plan.reach] });
}

/** The contacts of a demo case and their sums, with the verdicts and the chain that the functions would have written. */
export async function demoContactRecord(
  { id: caseId, partner }: DemoCase,
  clock: Clock,
): Promise<{ contacts: Entry<Stored<DebtorContact>>[]; digest: ContactDigest } | null> {
  const plan = CONTACT_PLANS[caseId];
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

import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { db, newId } from './server.ts';

/** The key of a contact, as a client makes it. */
export const keyOf = () => newId('').slice(1);
/** A phone number that no other test has. */
export const aPhone = () => `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A case of a partner, with what is known of its debtor. */
export async function aCaseOf(
  assignee: string,
  facts: object = {},
  owner = newId('client'),
): Promise<string> {
  const caseId = newId('case');
  // With its triggers: the emulator registers every function again each time they are switched off, which delays later events.
  await db
    .doc(paths.case(caseId))
    .set(aCase({ user_id: owner, partner_id: assignee, status: 'In Progress' }));
  await db
    .doc(paths.debtorFacts(caseId))
    .set(aSetOfDebtorFacts({ case_id: caseId, user_id: owner, reach: [], ...facts }));
  return caseId;
}
/** The only way to reach a debtor. */
export const phone = (value: string) => ({ reach: [{ kind: 'phone', value, told_by_debtor: true }] });

/** A call that reached the debtor now. */
export const entry = (caseId: string, change: Partial<ContactEntry> = {}): ContactEntry => ({
  caseId,
  key: keyOf(),
  channel: 'call',
  direction: 'out',
  person: 'debtor',
  outcome: 'reached',
  beganAt: new Date().toISOString(),
  note: '',
  told: { own_name: true, creditor: true, amount: true, authority_shown: false },
  ...change,
});

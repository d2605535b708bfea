import { recordContact as contract } from '@app/domain/contracts/debtor-contacts';
import { personCall } from '../account/calls.ts';
import { caseOfPartner } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { refused } from '../lib/callable.ts';
import { isPlausible } from './plausible-time.ts';
import { record } from './contact-log.repo.ts';

/** After the call: what happened, with the verdict of the rules. What was not reserved can be recorded as well. */
export const recordContact = personCall(contract, async (entry, { uid }) => {
  if ((await caseOfPartner(entry.caseId, uid)) === null) throw refused('permission-denied');
  if (!isPlausible(new Date(entry.beganAt), new Date())) throw refused('invalid-argument');
  await spend('contacts', uid);
  const recorded = await record(entry, uid);
  if (typeof recorded === 'string') throw refused(recorded);
  const { id, verdict, counts } = recorded;
  return { id, verdict, counts };
});

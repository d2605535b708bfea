import { HttpsError } from 'firebase-functions/v2/https';
import { recordContact as contract } from '@app/domain/contracts/debtor-contacts';
import { personCall } from '../account/calls.ts';
import { worksOn } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { isPlausible } from './plausible-time.ts';
import { record } from './contact-log.repo.ts';

/** After the call: what happened, with the verdict of the rules. What was not reserved can be recorded as well. */
export const recordContact = personCall(contract, async (entry, { uid }) => {
  if (!(await worksOn(entry.caseId, uid))) throw new HttpsError('permission-denied', 'permission-denied');
  if (!isPlausible(new Date(entry.beganAt), new Date()))
    throw new HttpsError('invalid-argument', 'invalid-argument');
  await spend('contacts', uid);
  const recorded = await record(entry, uid);
  if (typeof recorded === 'string') throw new HttpsError(recorded, recorded);
  const { id, verdict, counts } = recorded;
  return { id, verdict, counts };
});

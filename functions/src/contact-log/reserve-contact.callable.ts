import { HttpsError } from 'firebase-functions/v2/https';
import { reserveContact as contract } from '@app/domain/contracts/debtor-contacts';
import { personCall } from '../account/calls.ts';
import { worksOn } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { reserve } from './contact-log.repo.ts';

/** Before the call: may the debtor be contacted now? Then the day's one contact is reserved for the caller. */
export const reserveContact = personCall(contract, async ({ caseId, channel, person, key }, { uid }) => {
  if (!(await worksOn(caseId, uid))) throw new HttpsError('permission-denied', 'permission-denied');
  await spend('reservations', uid);
  return reserve(caseId, { actorId: uid, channel, person, key });
});

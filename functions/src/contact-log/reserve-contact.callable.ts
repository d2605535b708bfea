import { reserveContact as contract } from '@app/domain/contracts/debtor-contacts';
import { personCall } from '../account/calls.ts';
import { caseOfPartner } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { refused } from '../lib/callable.ts';
import { reserve } from './contact-log.repo.ts';

/** Before the call, of a case in progress: may the debtor be contacted now? Then the day's one contact is reserved for the caller. */
export const reserveContact = personCall(contract, async ({ caseId, channel, person, key }, { uid }) => {
  const item = await caseOfPartner(caseId, uid);
  if (item === null) throw refused('permission-denied');
  if (item.status !== 'In Progress') throw refused('failed-precondition');
  await spend('reservations', uid);
  return reserve(caseId, { actorId: uid, channel, person, key });
});

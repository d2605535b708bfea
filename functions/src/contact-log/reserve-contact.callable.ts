import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { reserveContact as contract } from '@app/domain/contracts/debtor-contacts';
import { readCaller } from '../account/account.repo.ts';
import { worksOn } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { answerPerson, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { reserve } from './contact-log.repo.ts';

/** Before the call: may the debtor be contacted now? Then the day's one contact is reserved for the caller. */
export const reserveContact = onCall(CALLABLE_OPTIONS, (request) =>
  answerPerson({ readCaller }, contract, request, async ({ caseId, channel, key }, { uid }) => {
    if (!(await worksOn(caseId, uid))) throw new HttpsError('permission-denied', 'permission-denied');
    await spend('reservations', uid);
    return reserve(caseId, { actorId: uid, channel, key });
  }),
);

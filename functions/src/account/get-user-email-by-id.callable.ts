import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { getUserEmailById as contract } from '@app/domain/contracts/get-user-email-by-id';
import { answerAdmin, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { readCaller } from './account.repo.ts';
import { readEmail } from './claims.repo.ts';

/** The e-mail address of an account, for admins. */
export const getUserEmailById = onCall(CALLABLE_OPTIONS, (request) =>
  answerAdmin({ readCaller }, contract, request, async ({ userId }) => {
    const email = await readEmail(userId);
    if (email === null) throw new HttpsError('not-found', 'not-found');
    return { email };
  }),
);

import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { previewErasure as contract } from '@app/domain/contracts/decide-privacy-request';
import { readCaller } from '../account/account.repo.ts';
import { answerAdmin, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { hasRequest } from './decisions.repo.ts';
import { readPreview } from './preview-erasure.repo.ts';

/** Returns what an approval would erase and keep. */
export const previewErasure = onCall(CALLABLE_OPTIONS, (request) =>
  answerAdmin({ readCaller }, contract, request, async ({ userId }) => {
    if (!(await hasRequest(userId))) throw new HttpsError('not-found', 'not-found');
    return readPreview(userId, new Date());
  }),
);

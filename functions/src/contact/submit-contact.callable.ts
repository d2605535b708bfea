import { submitContact as contract } from '@app/domain/contracts/submit-contact';
import { onCall } from 'firebase-functions/v2/https';
import { readCaller } from '../account/account.repo.ts';
import { answerAnyone, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { exhausted } from '../limit/exhausted.ts';
import { requestOrigin } from '../limit/request-origin.ts';
import { storeMessage } from './message.repo.ts';

/** Stores a message to the firm; open to anyone, rate limited. */
export const submitContact = onCall(CALLABLE_OPTIONS, (request) =>
  answerAnyone({ readCaller }, contract, request, async (message) => {
    const retryAt = await storeMessage(message, requestOrigin(request.rawRequest));
    if (retryAt !== null) throw exhausted(retryAt);
    return {};
  }),
);

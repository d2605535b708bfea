import { submitContact as contract } from '@app/domain/contracts/submit-contact';
import { publicCall } from '../account/calls.ts';
import { exhausted } from '../rate-limit/exhausted.ts';
import { requestOrigin } from '../rate-limit/request-origin.ts';
import { storeMessage } from './message.repo.ts';

/** Stores a message to the firm; open to anyone, rate limited. */
export const submitContact = publicCall(contract, async (message, request) => {
  const retryAt = await storeMessage(message, requestOrigin(request.rawRequest));
  if (retryAt !== null) throw exhausted(retryAt);
  return {};
});

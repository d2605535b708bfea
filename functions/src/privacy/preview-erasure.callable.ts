import { previewErasure as contract } from '@app/domain/contracts/decide-privacy-request';
import { adminCall } from '../account/calls.ts';
import { refused } from '../lib/callable.ts';
import { hasRequest } from './decisions.repo.ts';
import { readPreview } from './preview-erasure.repo.ts';

/** Returns what an approval would erase and keep. */
export const previewErasure = adminCall(contract, async ({ userId }) => {
  if (!(await hasRequest(userId))) throw refused('not-found');
  return readPreview(userId, new Date());
});

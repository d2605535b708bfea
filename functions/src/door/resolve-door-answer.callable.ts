import { resolveDoorAnswer as contract } from '@app/domain/contracts/door';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { adminEntry } from '../audit/audit-entries.ts';
import { refused } from '../lib/callable.ts';
import { resolveAnswer } from './door.repo.ts';

/** An admin has dealt with a debtor's answer, which ends the pause that it caused. */
export const resolveDoorAnswer = adminCall(contract, async ({ answerId }, { uid }) => {
  const entry = adminEntry(uid, 'door_answer_resolved', paths.doorAnswer(answerId), {}, answerId);
  const refusal = await resolveAnswer(answerId, uid, entry.at, entry);
  if (refusal !== null) throw refused(refusal);
  return {};
});

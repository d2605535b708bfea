import { confirmClock as contract } from '@app/domain/contracts/confirm-clock';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { adminEntry } from '../audit/audit-entries.ts';
import { refused } from '../lib/callable.ts';
import { confirmClockOf } from './claim.repo.ts';

/** Records that a lawyer has confirmed a limitation clock as it is, or withdraws that. */
export const confirmClock = adminCall(contract, async (input, { uid }) => {
  const { caseId, clockId, confirmation } = input;
  const action = confirmation === null ? 'clock_confirmation_withdrawn' : 'clock_confirmed';
  const details =
    confirmation === null ? {} : { lapse_on: confirmation.lapse_on, licence_no: confirmation.licence_no };
  const entry = adminEntry(uid, action, paths.clock(caseId, clockId), details);
  const refusal = await confirmClockOf(input, uid, entry.at, entry);
  if (refusal !== null) throw refused(refusal);
  return {};
});

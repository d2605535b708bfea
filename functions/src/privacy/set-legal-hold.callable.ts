import { setLegalHold as contract } from '@app/domain/contracts/set-legal-hold';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { adminEntry } from '../audit/audit-entries.ts';
import { refused } from '../lib/callable.ts';
import { holdCase } from './decisions.repo.ts';

/** Sets or lifts a legal hold: a case on hold is kept in spite of erasure requests and retention periods. */
export const setLegalHold = adminCall(contract, async ({ caseId, reason }, { uid }) => {
  const action = reason === null ? 'legal_hold_lifted' : 'legal_hold_set';
  const isThere = await holdCase(caseId, reason, uid, adminEntry(uid, action, paths.case(caseId)));
  if (!isThere) throw refused('not-found');
  return {};
});

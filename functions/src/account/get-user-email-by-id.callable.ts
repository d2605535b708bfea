import { getUserEmailById as contract } from '@app/domain/contracts/get-user-email-by-id';
import { paths } from '@app/domain/paths';
import { adminEntry } from '../audit/audit-entries.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { refused } from '../lib/callable.ts';
import { adminCall } from './calls.ts';
import { readEmail } from './claims.repo.ts';

/** The e-mail address of an account, for admins. */
export const getUserEmailById = adminCall(contract, async ({ userId }, { uid }) => {
  const email = await readEmail(userId);
  if (email === null) throw refused('not-found');
  // The audit entry first: an address that was returned without an entry would be worse than the reverse.
  await appendAudit(adminEntry(uid, 'email_looked_up', paths.profile(userId)));
  return { email };
});

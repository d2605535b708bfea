import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/v2/https';
import { getUserEmailById as contract } from '@app/domain/contracts/get-user-email-by-id';
import { paths } from '@app/domain/paths';
import { appendAudit } from '../audit/audit.repo.ts';
import { adminCall } from './calls.ts';
import { readEmail } from './claims.repo.ts';

/** The e-mail address of an account, for admins. */
export const getUserEmailById = adminCall(contract, async ({ userId }, { uid }) => {
  const email = await readEmail(userId);
  if (email === null) throw new HttpsError('not-found', 'not-found');
  // The audit entry first: an address that was returned without an entry would be worse than the reverse.
  await appendAudit({
    id: `email_looked_up-${randomUUID()}`,
    actor_id: uid,
    actor_role: 'admin',
    action: 'email_looked_up',
    subject: paths.profile(userId),
    details: {},
    at: new Date(),
  });
  return { email };
});

import { runWith } from 'firebase-functions/v1';
import { REGION } from '../app.ts';
import { handle } from '../lib/handle.ts';
import { createProfile, roleStore } from './account.repo.ts';
import { newProfile } from './new-profile.ts';
import { settleRole } from './role-sync.ts';

/**
 * A new account gets its profile and its claim. First generation, because `beforeUserCreated` needs Identity Platform
 * (docs/decisions/030); global options do not reach it, so they are repeated here.
 */
export const createProfileForAccount = runWith({
  failurePolicy: true,
  memory: '256MB',
  timeoutSeconds: 60,
  maxInstances: 20,
})
  .region(REGION)
  .auth.user()
  .onCreate((user, context) =>
    handle(
      'createProfileForAccount',
      { id: context.eventId, time: context.timestamp, subject: user.uid },
      () => newProfile(user),
      async (profile) => {
        const created = await createProfile(user.uid, profile);
        await settleRole(user.uid, roleStore);
        return { outcome: created ? 'profile created' : 'profile was there' };
      },
    ),
  );

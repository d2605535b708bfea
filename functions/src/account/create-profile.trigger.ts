import * as auth from 'firebase-functions/v1/auth';
import { REGION } from '../app.ts';
import { handle } from '../lib/handle.ts';
import { createProfile, roleStore } from './account.repo.ts';
import { newProfile } from './new-profile.ts';
import { settleRole } from './role-sync.ts';

/** What the first generation's own `runWith` hands on. */
interface Builder {
  _userWithOptions: (options: object, userOptions: object) => ReturnType<typeof auth.user>;
}

/**
 * `runWith` is exported by the root of the first generation alone, which loads every provider there is: twice the cold start
 * of an account's first screen. What it calls for accounts is exported, though not declared; the manifest's test holds the
 * options against what is built.
 */
const { _userWithOptions: userWithOptions } = auth as unknown as Builder;

/**
 * A new account gets its profile and its claim. First generation, because `beforeUserCreated` needs Identity Platform
 * (docs/decisions/030); global options do not reach it, so they are repeated here.
 */
export const createProfileForAccount = userWithOptions(
  { failurePolicy: true, memory: '256MB', timeoutSeconds: 60, maxInstances: 20, regions: [REGION] },
  {},
).onCreate((user, context) =>
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

import { handle } from '../lib/handle.ts';
import { accountEvents } from './account-events.ts';
import { createProfile, nameAfterContact, roleStore } from './account.repo.ts';
import { newProfile } from './new-profile.ts';
import { settleRole } from './role-sync.ts';

/** A new account gets its profile and its claim. */
export const createProfileForAccount = accountEvents().onCreate((user, context) =>
  handle(
    'createProfileForAccount',
    { id: context.eventId, time: context.timestamp, subject: user.uid },
    () => newProfile(user),
    async (profile) => {
      const created = await createProfile(user.uid, profile);
      await settleRole(user.uid, roleStore);
      // The application of a new partner may have come before the profile.
      await nameAfterContact(user.uid);
      return { outcome: created ? 'profile created' : 'profile was there' };
    },
  ),
);

import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { copyDisabled, roleStore } from './account.repo.ts';
import { mirrorRole } from './role-sync.ts';

/** A profile's role is repeated in the claim, its lock in the partner record. */
export const mirrorProfile = onDocumentWritten({ document: paths.profile('{uid}'), retry: true }, (event) =>
  handle(
    'mirrorProfile',
    infoOf(event),
    () => {
      const changed = (field: string) => event.data?.before.get(field) !== event.data?.after.get(field);
      return {
        exists: event.data?.after.exists === true,
        role: changed('role'),
        disabled: changed('disabled'),
      };
    },
    async (changed) => {
      if (!changed.exists) return { outcome: 'profile gone' };
      if (changed.disabled) await copyDisabled(paramOf(event, 'uid'));
      if (changed.role) await mirrorRole(paramOf(event, 'uid'), roleStore);
      return { outcome: changed.role || changed.disabled ? 'mirrored' : 'nothing to do' };
    },
  ),
);

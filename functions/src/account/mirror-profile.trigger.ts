import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepOneAvatar } from '../file/keep-one-avatar.effect.ts';
import { sideBySide, type Written } from '../lib/effect.ts';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import { copyDisabled, roleStore } from './account.repo.ts';
import { mirrorRole } from './role-sync.ts';

/** Runs all effects of a change of a profile. */
export const mirrorProfile = onDocumentWritten({ document: paths.profile('{uid}'), retry: true }, (event) =>
  sideBySide(event, [mirrorRoleAndLock, keepOneAvatar]),
);

/** Copies a profile's role to the claim, and its lock to the partner record. */
function mirrorRoleAndLock(event: Written): Promise<void> {
  return handle(
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
      if (changed.disabled) await copyDisabled(idOf(event));
      if (changed.role) await mirrorRole(idOf(event), roleStore);
      return { outcome: changed.role || changed.disabled ? 'mirrored' : 'nothing to do' };
    },
  );
}

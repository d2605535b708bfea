import { avatarPathOf } from '@app/domain/avatar';
import { profileSchema } from '@app/domain/account';
import { storagePaths } from '@app/domain/paths';
import * as z from 'zod/mini';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { shownAvatar } from './avatars.repo.ts';
import { replacedAvatars } from './avatars.ts';
import { objectDeps } from './swept-objects.repo.ts';

const pictured = z.pick(profileSchema, { avatar_url: true });

/** When a profile shows another picture, or none, the ones before it are deleted. */
export const keepOneAvatar = effect(
  'keepOneAvatar',
  (event) => changeOf(event.data, pictured),
  async ({ before, after }, { id: uid }) => {
    // A deleted or new account has no former picture.
    if (before === null || after === null || before.avatar_url === after.avatar_url)
      return { outcome: 'nothing to do' };
    // The current profile, because events are delivered late and in any order.
    const shown = await shownAvatar(uid);
    let count = 0;
    for await (const page of objectDeps.pages(`${storagePaths.avatars(uid)}/`)) {
      for (const path of replacedAvatars(page, shown, avatarPathOf(before.avatar_url, uid))) {
        await objectDeps.remove(path);
        count++;
      }
    }
    return { outcome: 'pictures replaced', count };
  },
);

import { avatarPathOf } from '@app/domain/avatar';
import { paths } from '@app/domain/paths';
import { db, document } from '../lib/firestore.ts';
import type { AvatarSweepDeps } from './avatars.ts';
import { objectDeps } from './swept-objects.repo.ts';

function pathIn(profile: { id: string; get(field: string): unknown }): string | null {
  const url = profile.get('avatar_url');
  return avatarPathOf(typeof url === 'string' ? url : null, profile.id);
}

/** The path of the picture that a profile shows now. */
export async function shownAvatar(uid: string): Promise<string | null> {
  return pathIn(await document(paths.profile(uid)).get());
}

async function shown(uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const profiles = await db().getAll(...uids.map((uid) => document(paths.profile(uid))), {
    fieldMask: ['avatar_url'],
  });
  return new Set(profiles.flatMap((profile) => pathIn(profile) ?? []));
}

export const avatarDeps: AvatarSweepDeps = { ...objectDeps, shown };

import { storagePaths } from './paths.ts';

/**
 * The Storage object that a profile's `avatar_url` shows: from the path itself, or from the address of the object
 * (`https://…/v0/b/{bucket}/o/{encoded path}?alt=media`).
 * @returns the object's path; null for no picture, another site's picture, and an object outside the account's folder
 */
export function avatarPathOf(avatarUrl: string | null, uid: string): string | null {
  if (avatarUrl === null) return null;
  const path = decoded(/\/o\/([^/?#]+)/.exec(avatarUrl)?.[1]) ?? avatarUrl;
  const folder = `${storagePaths.avatars(uid)}/`;
  return path.startsWith(folder) && !path.slice(folder.length).includes('/') ? path : null;
}

function decoded(encoded: string | undefined): string | null {
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

import { describe, expect, it } from 'vitest';
import { replacedAvatars, sweepAvatars, UNUSED_AVATAR_AFTER_MS, type AvatarSweepDeps } from './avatars.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const object = (name: string, ageMs: number, uid = 'u') => ({
  path: `avatars/${uid}/${name}`,
  storedAt: new Date(NOW - ageMs),
});

describe('the pictures that a profile leaves behind', () => {
  const [first, second, third] = [object('1.png', 300), object('2.png', 200), object('3.png', 100)];
  const all = [first, second, third];

  it('are all that were stored before the one it shows', () => {
    expect(replacedAvatars(all, third.path, second.path)).toEqual([first.path, second.path]);
  });
  it('do not include a newer one, which may not be saved in the profile yet', () => {
    expect(replacedAvatars(all, second.path, first.path)).toEqual([first.path]);
  });
  it('are the former one and all older ones when no picture is shown any more', () => {
    expect(replacedAvatars(all, null, second.path)).toEqual([first.path, second.path]);
  });
  it('are the former one alone where another site’s picture, or none that is there, is shown', () => {
    expect(replacedAvatars(all, 'avatars/u/missing.png', second.path)).toEqual([second.path]);
  });
  it('are none where nothing was shown before and nothing is', () => {
    expect(replacedAvatars(all, null, null)).toEqual([]);
  });
});

it('the sweep deletes what no profile shows after a day', async () => {
  const old = UNUSED_AVATAR_AFTER_MS + 1;
  const objects = [
    object('shown.png', old),
    object('left.png', old),
    object('young.png', old - 2),
    object('of-nobody.png', old, 'gone'),
  ];
  const removed: string[] = [];
  const deps: AvatarSweepDeps = {
    now: () => new Date(NOW),
    async *pages() {
      for (const one of objects) yield [one];
    },
    shown: async (uids) => new Set(uids.includes('u') ? ['avatars/u/shown.png'] : []),
    remove: async (path) => void removed.push(path),
  };
  expect(await sweepAvatars(deps)).toBe(2);
  expect(removed).toEqual(['avatars/u/left.png', 'avatars/gone/of-nobody.png']);
});

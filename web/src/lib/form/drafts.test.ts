import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session/session';

const leaving = vi.hoisted(() => ({ now: [] as ((lost: boolean) => void)[] }));
vi.mock('../session/session', () => ({
  session: {
    onChangeOfPerson: (forget: (lost: boolean) => void) => {
      leaving.now.push(forget);
      return () => undefined;
    },
  },
}));
const { drafts } = await import('./drafts');
const { begunMessage } = await import('./begun-message');
const { useDraft } = await import('./use-draft');

const end = (lost: boolean) => leaving.now.forEach((forget) => forget(lost));
const signedIn = (uid: string): Session => ({ state: 'unavailable', uid, retry: () => undefined });

beforeEach(() => {
  sessionStorage.clear();
  drafts.write('ann', 'new-case', 'half');
});

it('a draft is there for its writer alone', () => {
  expect(drafts.read('ann', 'new-case')).toBe('half');
  expect(drafts.read('bob', 'new-case')).toBeNull();
});

it('a draft is removed at a sign-out, and stays when the session is lost', () => {
  end(true);
  expect(drafts.read('ann', 'new-case')).toBe('half');
  end(false);
  expect(drafts.read('ann', 'new-case')).toBeNull();
});

it('what was begun on a public page is removed at a sign-out, and stays for a visitor who signs in', () => {
  const begun = { subject: 'Check', message: 'Due: 1 March 2026' };
  begunMessage.leave(begun);
  end(true);
  drafts.keepOnly({ state: 'signed-out' });
  drafts.keepOnly(signedIn('bob'));
  expect(begunMessage.take()).toEqual(begun);
  begunMessage.leave(begun);
  end(false);
  expect(begunMessage.take()).toBeNull();
});

it('the same person finds it after signing in again; another sign-in removes it', () => {
  sessionStorage.setItem('theme', 'dark');
  drafts.keepOnly({ state: 'signed-out' });
  drafts.keepOnly(signedIn('ann'));
  expect(drafts.read('ann', 'new-case')).toBe('half');
  // No name is taken for the beginning of another.
  drafts.keepOnly(signedIn('an'));
  expect(Object.keys(sessionStorage)).toEqual(['theme']);
});

it('signing out in another tab is heard in this one', async () => {
  const other = new BroadcastChannel('drafts');
  other.postMessage('left');
  await vi.waitFor(() => expect(drafts.read('ann', 'new-case')).toBeNull());
  other.close();
});

it('a pending write is kept when the session is lost, and dropped at a sign-out', () => {
  const form = renderHook(() => useDraft('ann', 'new-case')).result.current;
  form.keep('more');
  end(true);
  expect(drafts.read('ann', 'new-case')).toBe('more');
  form.keep('even more');
  end(false);
  vi.useFakeTimers();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(drafts.read('ann', 'new-case')).toBeNull();
});

import { beforeEach, expect, it, vi } from 'vitest';
import { bringRole, refreshToken } from './role-token';

const held = vi.hoisted((): { auth: { currentUser: object | null } } => ({ auth: { currentUser: null } }));
vi.mock('../firebase/app.ts', () => held);

type User = Parameters<typeof refreshToken>[0];

/** Somebody whose token holds `now`; each new token holds the next of `later`, or fails with it. */
function somebody(now: string | undefined, later: readonly (string | Error)[]) {
  const rest = [...later];
  let role = now;
  const getIdToken = vi.fn(async () => {
    const next = rest.shift();
    if (next instanceof Error) throw next;
    role = next ?? role;
    return 'token';
  });
  const user = { uid: 'uid-a', getIdTokenResult: async () => ({ claims: { role } }), getIdToken };
  held.auth.currentUser = user;
  return { user: user as unknown as User, getIdToken, role: () => role };
}
const offline = () => Object.assign(new Error('offline'), { code: 'auth/network-request-failed' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
});

async function refreshed(user: User) {
  const done = refreshToken(user, 'partner');
  await vi.runAllTimersAsync();
  await done;
}

it('asks for a new token when the one at hand holds another role, and for none when it holds this one', async () => {
  const { user, getIdToken, role } = somebody('customer', ['partner']);
  await refreshed(user);
  expect(role()).toBe('partner');
  await refreshed(user);
  expect(getIdToken).toHaveBeenCalledTimes(1);
});

it.each([
  ['the claim comes late', ['customer', 'customer', 'partner']],
  ['the network fails for a moment', [offline(), offline(), 'partner']],
])('asks again when %s', async (_case, later) => {
  const { user, role } = somebody('customer', later);
  await refreshed(user);
  expect(role()).toBe('partner');
  expect(reportError).not.toHaveBeenCalled();
});

it('stops when another person uses the tab, and goes on with another object of the same person', async () => {
  const { user } = somebody('customer', []);
  const again = somebody('customer', ['partner']);
  await refreshed(user);
  expect(again.role()).toBe('partner');
  const other = somebody('customer', ['partner']);
  held.auth.currentUser = { ...held.auth.currentUser, uid: 'uid-b' };
  await refreshed(user);
  expect(other.getIdToken).not.toHaveBeenCalled();
});

it('brings the role before a request, and fails in silence: the request is refused then', async () => {
  const { getIdToken, role } = somebody(undefined, [offline(), 'partner']);
  await bringRole('partner');
  expect(role()).toBeUndefined();
  await bringRole('partner');
  await bringRole('partner');
  expect(role()).toBe('partner');
  expect(getIdToken).toHaveBeenCalledTimes(2);
  held.auth.currentUser = null;
  await expect(bringRole('partner')).resolves.toBeUndefined();
});

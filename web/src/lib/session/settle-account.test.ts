import { beforeEach, expect, test, vi } from 'vitest';
import { become, customer, session } from '@/testing/fake-session';
import { followSettlement } from './settle-account';

const { call, expectFarewell, cancel } = vi.hoisted(() => {
  const back = vi.fn();
  return { call: vi.fn(), expectFarewell: vi.fn((_because: string) => back), cancel: back };
});
vi.mock('./session.ts', async () => ({ ...(await import('@/testing/fake-session')), expectFarewell }));
vi.mock('../firebase/callable.ts', () => ({ call }));

followSettlement();

let serial = 0;
/** An account of the given state, known for the first time. */
function account(unproven: boolean, emailVerified: boolean) {
  const now = customer();
  const profile = { ...now.profile, ...(unproven && { unproven }) };
  return { ...now, uid: `uid-${serial++}`, emailVerified, profile };
}
/** Once the code that asks the server has been loaded, and what follows its answer has run. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const meet = async (now: ReturnType<typeof account>) => {
  become(now);
  await settled();
};

beforeEach(() => {
  vi.clearAllMocks();
  call.mockResolvedValue({ outcome: 'nothing' });
});

test.each([
  ['was proven from the beginning', account(false, true)],
  ['is unproven still', account(true, false)],
])('the server is not asked for an account that %s', async (_, now) => {
  await meet(now);
  expect(call).not.toHaveBeenCalled();
});

test('the server is asked for an account whose proven address is not the one of its profile', async () => {
  const now = account(false, true);
  await meet({ ...now, email: now.email.toUpperCase() });
  expect(call).not.toHaveBeenCalled();
  await meet({ ...now, email: 'other@example.com', emailVerified: false });
  expect(call).not.toHaveBeenCalled();
  await meet({ ...now, email: 'other@example.com' });
  expect(call).toHaveBeenCalledOnce();
});

test('an account that has just been proven is settled once, and stays signed in', async () => {
  call.mockResolvedValue({ outcome: 'proven' });
  const now = account(true, true);
  await meet(now);
  await meet(now);
  expect(call).toHaveBeenCalledOnce();
  expect(session.signOut).not.toHaveBeenCalled();
});

test('an account that somebody else may have used is signed out with a reason', async () => {
  call.mockResolvedValue({ outcome: 'secured' });
  await meet(account(true, true));
  expect(session.signOut).toHaveBeenCalledExactlyOnceWith('secured');
});

test('another person signed in by then stays signed in', async () => {
  const answer = Promise.withResolvers<{ outcome: string }>();
  call.mockReturnValue(answer.promise);
  await meet(account(true, true));
  await meet(account(false, true));
  answer.resolve({ outcome: 'secured' });
  await settled();
  expect(session.signOut).not.toHaveBeenCalled();
});

test('a failure is retried at the next update of the account', async () => {
  call.mockRejectedValueOnce({ code: 'functions/unavailable' });
  const now = account(true, true);
  await meet(now);
  await meet(now);
  expect(call).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<unknown>, number, string?]>([
  ['is kept for an account that was secured', async () => ({ outcome: 'secured' }), 0],
  ['is cancelled for one that is proven', async () => ({ outcome: 'proven' }), 1],
  ['is replaced for one that is locked', async () => ({ outcome: 'locked' }), 1, 'account-disabled'],
  ['is cancelled where nothing was to settle', async () => ({ outcome: 'nothing' }), 1],
  ['is cancelled after a failure', () => Promise.reject(new Error('unavailable')), 1],
])('the reason that is expected while the server is asked %s', async (_, answer, times, actual) => {
  call.mockImplementation(answer);
  await meet(account(true, true));
  expect(expectFarewell).toHaveBeenCalledExactlyOnceWith('secured');
  expect(expectFarewell).toHaveBeenCalledBefore(call);
  expect(cancel).toHaveBeenCalledTimes(times);
  if (times > 0) expect(cancel).toHaveBeenCalledAfter(call);
  expect(cancel.mock.calls[0]?.[0]).toBe(actual);
});

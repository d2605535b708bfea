import { beforeEach, expect, test, vi } from 'vitest';
import { become, customer, session } from '@/testing/fake-session';
import { followSettlement } from './settle-account';

vi.mock('./session.ts', () => import('@/testing/fake-session'));
const call = vi.hoisted(() => vi.fn());
vi.mock('../firebase/callable.ts', () => ({ call }));

followSettlement();

let serial = 0;
/** An account of the given state, known for the first time. */
function account(unproven: boolean, emailVerified: boolean) {
  const now = customer();
  const profile = { ...now.profile, ...(unproven && { unproven }) };
  return { ...now, uid: `uid-${serial++}`, emailVerified, profile };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
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

import { aProfile } from '@app/seed/builders';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/lib/command/query-client';
import * as callable from '@/lib/firebase/callable';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';
import { ready } from '@/testing/live';
import { useAddressOf } from './use-address-of';

vi.mock('@/lib/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('@/lib/firebase/callable', () => ({ call: vi.fn() }));
const call = vi.mocked(callable.call);

const retryProfile = vi.fn();
const none = { data: undefined, retry: retryProfile };
const loading = { ...none, status: 'loading', problem: undefined } as const;
const failed = { ...none, status: 'failed', problem: 'unknown' } as const;
const { email } = aProfile();
const other = 'other@example.com';
const profile = (change: Parameters<typeof aProfile>[0] = {}): Live<unknown> =>
  ready({ id: 'p1', ...aProfile(change) });
const marked = profile({ unproven: true });

/** @param answer the address that the server returns; null: none, undefined: it has not answered */
function given(live: Live<unknown>, answer: string | null | undefined) {
  vi.mocked(useDocument).mockReturnValue(live);
  call.mockImplementation(() => {
    if (answer === undefined) return new Promise(() => undefined);
    return answer === null ? Promise.reject(new Error('no address')) : Promise.resolve({ email: answer });
  });
}
function drawn(isDeciding = true, client = makeQueryClient()) {
  return renderHook(({ uid }: { uid: string }) => useAddressOf(uid, isDeciding), {
    initialProps: { uid: 'p1' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

/** Whatever is asked after what has just happened. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const cases: [string, Live<unknown>, string | null | undefined, boolean | null | undefined][] = [
  ['not known while the profile is read', loading, email, undefined],
  ['not known where it cannot be read', failed, email, null],
  ['not known while the address is read', profile(), undefined, undefined],
  ['not known where the address cannot be had', profile(), null, null],
  ['by its mark', marked, email, true],
  ['by its mark, before the address is there', marked, undefined, true],
  ['by another address than the profile has', profile(), other, true],
  ['not without the mark', profile(), email.toUpperCase(), false],
  ['not without a profile', ready(null), email, false],
];

it.each(cases)('an account whose address nobody has confirmed: %s', async (_, live, answer, expected) => {
  given(live, answer);
  const { result } = drawn();
  await waitFor(() => expect(result.current.isUnproven).toBe(expected));
  await waitFor(() => expect(result.current.email).toBe(live === loading ? undefined : answer));
  expect(result.current.isUnproven).toBe(expected);
  expect(useDocument).toHaveBeenLastCalledWith('profiles/p1', expect.anything());
});

it.each([
  ['was confirmed', marked, profile()],
  ['was changed', profile(), profile({ email: other })],
])('the address is read again when it %s, and what was known stays meanwhile', async (_, before, after) => {
  given(before, email);
  const { result, rerender } = drawn();
  await waitFor(() => expect(result.current.email).toBe(email));
  given(after, other);
  rerender({ uid: 'p1' });
  expect(result.current.email).toBe(email);
  await waitFor(() => expect(result.current.email).toBe(other));
  expect(call).toHaveBeenCalledTimes(2);
});

/** One comes back to the page from another tab. */
function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
}

it('without a decision the address is read once for each visit of the page: every answer is in the audit log', async () => {
  const client = makeQueryClient();
  given(profile(), email);
  const visit = drawn(false, client);
  await waitFor(() => expect(visit.result.current.email).toBe(email));
  comeBack();
  visit.rerender({ uid: 'p1' });
  await pause();
  expect(call).toHaveBeenCalledOnce();
  visit.unmount();
  await pause();
  const next = drawn(false, client);
  await waitFor(() => expect(next.result.current.email).toBe(email));
  expect(call).toHaveBeenCalledTimes(2);
});

it('without a decision, too, what could not be read is read when one comes back', async () => {
  given(profile(), null);
  const { result } = drawn(false);
  await waitFor(() => expect(result.current.email).toBeNull());
  given(profile(), email);
  comeBack();
  await waitFor(() => expect(result.current.email).toBe(email));
});

it('for a decision the address is read again when one comes back to the page, and not without that', async () => {
  given(profile(), email);
  const { result, rerender } = drawn();
  await waitFor(() => expect(result.current.isUnproven).toBe(false));
  rerender({ uid: 'p1' });
  expect(call).toHaveBeenCalledOnce();
  given(profile(), other);
  comeBack();
  await waitFor(() => expect(result.current.isUnproven).toBe(true));
});

it('the address of one account is not shown as that of the next', async () => {
  given(profile(), email);
  const { result, rerender } = drawn();
  await waitFor(() => expect(result.current.email).toBe(email));
  given(profile(), undefined);
  rerender({ uid: 'p2' });
  expect(result.current).toMatchObject({ email: undefined, isUnproven: undefined });
});

it('what failed is asked for again', async () => {
  given(profile(), null);
  const { result } = drawn();
  await waitFor(() => expect(result.current.isUnproven).toBeNull());
  given(profile(), email);
  result.current.retry();
  await waitFor(() => expect(result.current.isUnproven).toBe(false));
  expect(retryProfile).not.toHaveBeenCalled();
});

it('a profile that could not be read is asked for again', async () => {
  given(failed, email);
  const { result } = drawn();
  await waitFor(() => expect(result.current.email).toBe(email));
  result.current.retry();
  expect(retryProfile).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledOnce();
});

import { HttpsError } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { getUserEmailById as contract } from '@app/domain/contracts/get-user-email-by-id';
import type { Caller } from './callable.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write }));
vi.stubEnv('GCLOUD_PROJECT', 'demo-firm');
vi.stubEnv('SITE_ORIGIN', 'https://firm.example');
const { answerPerson, answerAdmin, CALLABLE_OPTIONS, refused, signedInAt } = await import('./callable.ts');

const CALLERS: Record<string, Caller> = {
  admin: { uid: 'admin', role: 'admin', disabled: false },
  locked: { uid: 'locked', role: 'admin', disabled: true },
  customer: { uid: 'customer', role: 'customer', disabled: false },
  partner: { uid: 'partner', role: 'partner', disabled: false },
};
const deps = { readCaller: async (uid: string) => CALLERS[uid] ?? null };
const run = async ({ userId }: { userId: string }) => ({
  email: `${userId}@example.com`,
  emailVerified: true,
});

type Auth = NonNullable<Parameters<typeof answerAdmin>[2]['auth']>;
const auth = (uid: string | null, token = {}): Auth => ({ uid, token, rawToken: '' }) as unknown as Auth;
const call = (caller: Auth | undefined, data: unknown) =>
  answerAdmin(deps, contract, { ...(caller && { auth: caller }), data }, run);

describe('a callable for admins', () => {
  it('answers an admin', async () => {
    expect(await call(auth('admin'), { userId: 'u1' })).toEqual({ email: 'u1@example.com' });
  });

  it.each([
    ['nobody', undefined],
    ['a forged token, whose uid is null', auth(null, { role: 'admin' })],
  ])('tells %s to sign in', async (_name, caller) => {
    await expect(call(caller, { userId: 'u1' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['customer', 'partner', 'locked', 'without-profile'])(
    'denies %s, whatever the token claims, before looking at the input',
    async (uid) => {
      for (const input of [{ userId: 'u1' }, null]) {
        await expect(call(auth(uid, { role: 'admin' }), input)).rejects.toMatchObject({
          code: 'permission-denied',
        });
      }
    },
  );

  it.each([
    null,
    undefined,
    'u1',
    7,
    [],
    {},
    { userId: '' },
    { userId: 7 },
    { userId: 'a'.repeat(129) },
    { userId: 'u1', more: 1 },
  ])('refuses the input %j', async (input) => {
    await expect(call(auth('admin'), input)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('passes on intended errors, and nothing of unexpected ones', async () => {
    const answer = (error: Error) =>
      answerAdmin(deps, contract, { auth: auth('admin'), data: { userId: 'u1' } }, () =>
        Promise.reject(error),
      );
    await expect(answer(new HttpsError('not-found', 'not-found'))).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(answer(new Error('somchai@example.com'))).rejects.toMatchObject({
      code: 'internal',
      message: 'internal',
    });
    expect(write.mock.lastCall).toMatchObject([{ severity: 'ERROR', fn: 'getUserEmailById' }]);
    expect(JSON.stringify(write.mock.calls)).not.toContain('somchai');
  });

  it('never returns fields that its contract does not have', async () => {
    const output = z.strictObject({ email: z.string() });
    const leaky = answerAdmin(
      deps,
      { ...contract, output },
      { auth: auth('admin'), data: { userId: 'u1' } },
      async () => ({
        email: 'a@b.th',
        passwordHash: 'x',
      }),
    );
    await expect(leaky).rejects.toMatchObject({ code: 'internal' });
  });
});

it('a refusal has its code in place of a text, and details where they are given', () => {
  const { code, message, details } = refused('resource-exhausted', { until: 'x' });
  expect({ code, message, details }).toEqual({
    code: 'resource-exhausted',
    message: 'resource-exhausted',
    details: { until: 'x' },
  });
  expect(refused('not-found').details).toBeUndefined();
});

it('only browsers of the site may call: the emulator reflects any origin, so the options are checked', () => {
  expect(CALLABLE_OPTIONS.cors).toEqual([
    'https://demo-firm.web.app',
    'https://demo-firm.firebaseapp.com',
    'https://firm.example',
  ]);
});

describe('a callable for every account', () => {
  const ask = (uid: string) => answerPerson(deps, contract, { auth: auth(uid), data: { userId: 'u1' } }, run);

  it.each(['admin', 'customer', 'partner'])('answers %s', async (uid) => {
    expect(await ask(uid)).toEqual({ email: 'u1@example.com' });
  });

  it.each(['locked', 'without-profile'])('denies %s', async (uid) => {
    await expect(ask(uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('reads the caller as of the sign-in that the token names', () => {
    expect(signedInAt({ auth: auth('admin', { auth_time: 7 }) })).toBe(7);
    expect(signedInAt({ auth: auth('admin') })).toBe(0);
    expect(signedInAt({})).toBe(0);
  });
});

import { paths } from '@app/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { call as callByName, signIn } from './call.ts';
import { emailOf, person } from './people.ts';
import { db } from './server.ts';

let known: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  known = await person('known');
  const people = {
    customer: await person('caller'),
    pendingPartner: await person('pending', 'customer', 'Pending'),
    approvedPartner: await person('approved', 'partner', 'Approved'),
    rejectedPartner: await person('rejected', 'customer', 'Rejected'),
    admin: await person('admin', 'admin'),
    disabledAdmin: await person('gone', 'admin'),
    // The token still says admin, the profile no longer does.
    formerAdmin: await person('former', 'admin'),
  };
  for (const [name, uid] of Object.entries(people)) tokens.set(name, await signIn(uid));
  await db.doc(paths.profile(people.disabledAdmin)).update({ disabled: true });
  await db.doc(paths.profile(people.formerAdmin)).update({ role: 'customer' });
});

const call = (token: string | undefined, data: unknown) => callByName('getUserEmailById', token, data);
const errorOf = async (token: string | undefined, data: unknown) =>
  (await call(token, data)).body.error?.status;

describe('getUserEmailById', () => {
  it('returns only the address to an admin', async () => {
    const { status, body } = await call(tokens.get('admin'), { userId: known });
    expect([status, body]).toEqual([200, { result: { email: emailOf(known) } }]);
  });

  const inputs = () => [{ userId: known }, { userId: 'unknown' }, {}, null, { userId: '' }];

  it.each([
    'customer',
    'pendingPartner',
    'approvedPartner',
    'rejectedPartner',
    'disabledAdmin',
    'formerAdmin',
  ])('denies a %s for any input, so that none reveals whether an account exists', async (name) => {
    for (const input of inputs()) expect(await errorOf(tokens.get(name), input)).toBe('PERMISSION_DENIED');
  });

  it('answers UNAUTHENTICATED to a visitor and to a caller without a valid token', async () => {
    for (const input of inputs()) {
      expect(await errorOf(undefined, input)).toBe('UNAUTHENTICATED');
      expect(await errorOf('nonsense', input)).toBe('UNAUTHENTICATED');
    }
  });

  it.each([
    [null],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ userId: null }],
    [{ userId: 7 }],
    [{ userId: '' }],
    [{ userId: 'a'.repeat(129) }],
    [{ userId: 'u', more: 1 }],
  ])('refuses %j', async (input) => {
    expect(await errorOf(tokens.get('admin'), input)).toBe('INVALID_ARGUMENT');
  });

  it.each(['unknown', '../profiles', 'a'.repeat(128), 'ไม่มี', '💥', ' '])(
    'does not find %s',
    async (userId) => {
      const { body } = await call(tokens.get('admin'), { userId });
      expect(body).toEqual({ error: { status: 'NOT_FOUND', message: 'not-found' } });
    },
  );
});

import { createHmac } from 'node:crypto';
import { MAIL_CHOICES } from '@app/domain/notification';
import { expect, it, test } from 'vitest';
import { readStopToken, stopToken } from './stop-token.ts';

const keyed = (key: string) => (text: string) =>
  Promise.resolve(createHmac('sha256', key).update(text).digest('hex'));
const hash = keyed('server');

test.each(MAIL_CHOICES)('the token for %s is read back with its account', async (choice) => {
  const stop = { uid: 'a:b-Ünï', choice };
  expect(await readStopToken(await stopToken(stop, hash), hash)).toEqual(stop);
});

it('is not read when a part of it was changed, or another server made it', async () => {
  const token = await stopToken({ uid: 'somebody', choice: 'digest' }, hash);
  const [, seal = ''] = token.split('.');
  const other = Buffer.from('digest:victim').toString('base64url');
  expect(await readStopToken(token, hash)).not.toBeNull();
  for (const wrong of [
    `${other}.${seal}`,
    `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
    token.slice(0, -1),
    `${token}0`,
    seal,
    '',
    [token],
    undefined,
    { token },
    'x'.repeat(100_000),
  ])
    expect(await readStopToken(wrong, hash)).toBeNull();
  expect(await readStopToken(token, keyed('another'))).toBeNull();
});

it('is not read when its kind no longer exists', async () => {
  const content = Buffer.from('weather:somebody').toString('base64url');
  const known = Buffer.from('digest:somebody').toString('base64url');
  const sealed = async (text: string) => `${text}.${await hash(`mail-stop:${text}`)}`;
  expect(await readStopToken(await sealed(known), hash)).toEqual({ uid: 'somebody', choice: 'digest' });
  expect(await readStopToken(await sealed(content), hash)).toBeNull();
});

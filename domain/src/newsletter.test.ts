import { expect, it } from 'vitest';
import { newSubscriberSchema, subscriberId } from './newsletter.ts';

it('an address has one id in any spelling: the SHA-256 of its stored form', async () => {
  // printf 'reader@example.com' | sha256sum
  const id = 'd108b279434fe1d54ac0f1da633564604b26c2e0e221d108b0fbadb87aba02c0';
  expect(await subscriberId('reader@example.com')).toBe(id);
  expect(await subscriberId('  Reader@Example.COM\n')).toBe(id);
  expect(await subscriberId('reader2@example.com')).not.toBe(id);
});

it('an address is stored in lower case', () => {
  expect(newSubscriberSchema.parse({ email: ' Reader@Example.com ' })).toEqual({
    email: 'reader@example.com',
  });
  expect(newSubscriberSchema.safeParse({ email: '' }).error?.issues[0]?.message).toBe('required');
});

import { expect, it } from 'vitest';
import { endMethods } from './sign-in-methods.ts';

it('a linked account is unlinked, and a password is replaced by one that nobody knows', () => {
  expect(endMethods(['google.com', 'apple.com'])).toEqual({ providersToUnlink: ['google.com', 'apple.com'] });
  const { password, ...rest } = endMethods(['password', 'google.com']);
  expect(rest).toEqual({ providersToUnlink: ['google.com'] });
  expect(password).toMatch(/^Aa1![\w-]{32}$/);
  expect(endMethods(['password']).password).not.toBe(password);
  // Unlinked, it would take the address of the account with it.
  expect(endMethods(['password'])).not.toHaveProperty('providersToUnlink');
});

it('without a method nothing is changed', () => {
  expect(endMethods([])).toEqual({});
});

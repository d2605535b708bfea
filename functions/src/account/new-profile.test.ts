import { expect, it } from 'vitest';
import { newProfile } from './new-profile.ts';

it('a new account is a customer, even with other fields', () => {
  const boasting = {
    email: 'a@b.th',
    displayName: ' สมชาย ',
    role: 'admin',
    customClaims: { role: 'partner' },
  };
  expect(newProfile(boasting)).toEqual({
    role: 'customer',
    full_name: 'สมชาย',
    email: 'a@b.th',
    avatar_url: null,
    unproven: true,
  });
});

it('an address counts as unverified unless Auth has verified it', () => {
  expect(newProfile({ email: 'a@b.th', emailVerified: true })).not.toHaveProperty('unproven');
  expect(newProfile({ email: 'a@b.th', emailVerified: false })).toHaveProperty('unproven', true);
});

it('an account without a name and address has empty texts', () => {
  const bare = { role: 'customer', full_name: '', email: '', avatar_url: null, unproven: true };
  expect(newProfile({})).toEqual(bare);
  expect(newProfile({ email: null, displayName: null, photoURL: null })).toEqual(bare);
});

it('a picture is kept when a browser may load it', () => {
  const pictureOf = (photoURL: string) => newProfile({ photoURL }).avatar_url;
  expect(pictureOf('https://lh3.googleusercontent.com/a/x')).toBe('https://lh3.googleusercontent.com/a/x');
  for (const bad of [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'nonsense',
    `https://x.th/${'a'.repeat(3_000)}`,
  ]) {
    expect(pictureOf(bad)).toBeNull();
  }
});

it('a name of any length fits', () => {
  expect(newProfile({ displayName: 'ก'.repeat(5_000) }).full_name).toHaveLength(200);
});

import { ROLE_HINT, SESSION_HINT } from '@app/domain/browser-keys';
import type { PartnerStatus } from '@app/domain/partner';
import { ROLES, type Role } from '@app/domain/roles';
import { aPartner } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { beforeEach, expect, it, vi } from 'vitest';
import { customer } from '@/testing/fake-session';
import { hintedRole, rememberSession } from './session-hint.ts';

const admin = () => {
  const now = customer();
  return { ...now, profile: { ...now.profile, role: 'admin' as const } };
};
const applicant = (status: PartnerStatus) => {
  const { uid } = customer();
  return customer({ ...aPartner({ user_id: uid, status }), id: uid });
};

beforeEach(() => {
  localStorage.clear();
});

it.each<[string, Role | undefined, () => ReturnType<typeof customer>]>([
  ['a customer', 'customer', customer],
  ['an approved partner', 'partner', () => applicant('Approved')],
  ['a suspended partner', 'customer', () => applicant('Suspended')],
  ['a rejected applicant', 'customer', () => applicant('Rejected')],
  ['an admin', 'admin', admin],
  ['an applicant, who waits on a page without a frame', undefined, () => applicant('Pending')],
])('the browser remembers the area of %s', (_, role, who) => {
  localStorage.setItem(ROLE_HINT, 'admin');
  rememberSession(who());
  expect(hintedRole()).toBe(role);
});

it('what is remembered names no person beside the uid', () => {
  rememberSession(customer());
  const { uid, email, fullName } = PERSONAS.customer;
  expect(localStorage).toHaveLength(2);
  expect(localStorage.getItem(SESSION_HINT)).toBe(uid);
  expect(localStorage.getItem(ROLE_HINT)).toBe('customer');
  const stored = JSON.stringify(localStorage);
  expect(stored).not.toContain(email);
  expect(stored).not.toContain(fullName);
});

it('when nobody is signed in any more the role is forgotten, while the account loads or cannot be read it is kept', () => {
  rememberSession(customer());
  rememberSession({ state: 'loading' });
  rememberSession({ state: 'unavailable', uid: customer().uid, retry: vi.fn() });
  expect(hintedRole()).toBe('customer');
  rememberSession({ state: 'signed-out', because: 'left' });
  expect(hintedRole()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('a role that does not exist is no hint', () => {
  for (const wrong of ['', 'Admin', 'root', '__proto__']) {
    localStorage.setItem(ROLE_HINT, wrong);
    expect(hintedRole()).toBeUndefined();
  }
  for (const role of ROLES) {
    localStorage.setItem(ROLE_HINT, role);
    expect(hintedRole()).toBe(role);
  }
});

import { describe, expect, it } from 'vitest';
import { canReview, PARTNER_STATUSES, partnerSignupSchema, roleForPartnerStatus } from './partner.ts';

const ALLOWED = ['Pending -> Approved', 'Pending -> Rejected'];
const pairs = PARTNER_STATUSES.flatMap((from) => PARTNER_STATUSES.map((to) => ({ from, to })));

it.each(pairs)('an admin moves an application $from -> $to once, from Pending', ({ from, to }) => {
  expect(canReview(from, to)).toBe(ALLOWED.includes(`${from} -> ${to}`));
});

it('the role follows the application, and an admin stays an admin', () => {
  expect(PARTNER_STATUSES.map((status) => roleForPartnerStatus(status, 'customer'))).toEqual([
    'customer',
    'partner',
    'customer',
  ]);
  expect(PARTNER_STATUSES.map((status) => roleForPartnerStatus(status, 'partner'))).toEqual([
    'customer',
    'partner',
    'customer',
  ]);
  expect(PARTNER_STATUSES.map((status) => roleForPartnerStatus(status, 'admin'))).toEqual([
    'admin',
    'admin',
    'admin',
  ]);
});

describe('the sign-up form', () => {
  const form = { companyName: 'ก', contactPerson: 'ข', phone: '1', email: 'a@b.co', password: '123456' };

  it('accepts all five fields', () => {
    expect(partnerSignupSchema.parse(form)).toEqual(form);
  });

  it.each(Object.keys(form))('requires %s', (field) => {
    const { error } = partnerSignupSchema.safeParse({ ...form, [field]: '' });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, 'required']]);
  });
});

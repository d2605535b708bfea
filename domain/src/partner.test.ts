import { describe, expect, it } from 'vitest';
import { isUnderContract, PARTNER_STATUSES, partnerSignupSchema, roleForPartnerStatus } from './partner.ts';

it('a suspended partner is still under contract', () => {
  expect(PARTNER_STATUSES.filter(isUnderContract)).toEqual(['Approved', 'Suspended']);
});

it('the role follows the application, and an admin stays an admin', () => {
  expect(PARTNER_STATUSES.map((status) => roleForPartnerStatus(status, 'customer'))).toEqual([
    'customer',
    'partner',
    'customer',
    'customer',
  ]);
  expect(PARTNER_STATUSES.map((status) => roleForPartnerStatus(status, 'partner'))).toEqual([
    'customer',
    'partner',
    'customer',
    'customer',
  ]);
  expect(PARTNER_STATUSES.map((status) => roleForPartnerStatus(status, 'admin'))).toEqual([
    'admin',
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

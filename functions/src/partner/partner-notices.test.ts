import { PARTNER_STATUSES } from '@app/domain/partner';
import { expect, it } from 'vitest';
import { partnerNotices } from './partner-notices.ts';

const partner = (status: (typeof PARTNER_STATUSES)[number]) => ({ status, company_name: 'บจก. ติดตาม' });

it('a registration notifies every admin, with the company and the page where it is decided', () => {
  expect(partnerNotices('u1', null, partner('Pending'))).toEqual([
    {
      kind: 'partner_registered',
      params: { partner_id: 'u1', company_name: 'บจก. ติดตาม' },
      receiver: 'admin',
      to: 'admins',
      link_to: '/admin/partner/u1',
    },
  ]);
});

it.each([
  ['Approved', 'partner_approved', '/partner/dashboard'],
  ['Rejected', 'partner_rejected', '/dashboard'],
] as const)('%s notifies that partner', (status, kind, link_to) => {
  expect(partnerNotices('u1', partner('Pending'), partner(status))).toMatchObject([
    { kind, to: { uid: 'u1' }, link_to },
  ]);
});

it('a new phone number, a no-op write, a deletion and a return to Pending notify nobody', () => {
  for (const status of PARTNER_STATUSES)
    expect(partnerNotices('u1', partner(status), partner(status))).toEqual([]);
  expect(partnerNotices('u1', partner('Approved'), null)).toEqual([]);
  expect(partnerNotices('u1', partner('Approved'), partner('Pending'))).toEqual([]);
});

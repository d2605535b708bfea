import { PARTNER_STATUSES } from '@app/domain/partner';
import { expect, it } from 'vitest';
import { partnerNotices, suspensionNotice } from './partner-notices.ts';

const partner = (status: (typeof PARTNER_STATUSES)[number]) => ({
  status,
  company_name: 'บจก. ติดตาม',
  contact_person: 'สมชาย ใจดี',
});

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
  ['Pending', 'Approved', 'partner_approved', '/partner/dashboard', undefined],
  ['Pending', 'Rejected', 'partner_rejected', '/dashboard', undefined],
  ['Approved', 'Suspended', 'partner_standing', '/dashboard', undefined],
  ['Suspended', 'Approved', 'partner_standing', '/partner/dashboard', 'reinstated'],
  ['Rejected', 'Pending', 'partner_standing', '/partner/dashboard', 'reopened'],
  // Only the server's own tools can change it so.
  ['Approved', 'Rejected', 'partner_rejected', '/dashboard', undefined],
] as const)('%s to %s notifies that partner', (from, to, kind, link_to, state) => {
  const notices = partnerNotices('u1', partner(from), partner(to));
  expect(notices).toMatchObject([{ kind, to: { uid: 'u1' }, link_to }]);
  expect(notices[0]?.params['state']).toBe(state);
});

it('a new phone number, a no-op write and a deletion notify nobody', () => {
  for (const status of PARTNER_STATUSES)
    expect(partnerNotices('u1', partner(status), partner(status))).toEqual([]);
  expect(partnerNotices('u1', partner('Approved'), null)).toEqual([]);
});

it.each([
  ['Approved', { company_name: 'ธนาคารกรุงเทพ' }, true],
  ['Suspended', { company_name: 'ธนาคารกรุงเทพ' }, true],
  ['Approved', { contact_person: 'กรมบังคับคดี' }, true],
  ['Suspended', { contact_person: 'กรมบังคับคดี' }, true],
  // An erasure.
  ['Approved', { contact_person: '' }, false],
  ['Pending', { company_name: 'ธนาคารกรุงเทพ' }, false],
  ['Rejected', { company_name: 'ธนาคารกรุงเทพ' }, false],
  ['Pending', { contact_person: 'กรมบังคับคดี' }, false],
] as const)('another name of a partner who is %s: are admins notified?', (status, change, told) => {
  const after = { ...partner(status), ...change };
  const notices = partnerNotices('u1', partner(status), after);
  expect(notices.map(({ kind, to, params, link_to }) => [kind, to, params, link_to])).toEqual(
    told
      ? [
          [
            'partner_renamed',
            'admins',
            { partner_id: 'u1', company_name: after.company_name, contact_person: after.contact_person },
            '/admin/partner/u1',
          ],
        ]
      : [],
  );
});

it('a suspension by the server notifies every admin, with the page where it is decided', () => {
  expect(suspensionNotice('u1', 'บจก. ติดตาม')).toEqual({
    kind: 'partner_suspended',
    params: { partner_id: 'u1', company_name: 'บจก. ติดตาม' },
    receiver: 'admin',
    to: 'admins',
    link_to: '/admin/partner/u1',
  });
});

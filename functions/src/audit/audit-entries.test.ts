import { expect, it } from 'vitest';
import { adminEntry, decisionEntry, renamingEntry } from './audit-entries.ts';

const CAUSE = { fn: 'auditPartner', eventId: 'e1', at: new Date('2026-11-30T03:00:00Z') };
const NAMES = { company_name: 'บจก. ติดตาม', contact_person: 'สมชาย ใจดี' };

it.each([
  ['approve', 'Approved', NAMES],
  ['reinstate', 'Approved', NAMES],
  ['reject', 'Rejected', {}],
  ['suspend', 'Suspended', {}],
  ['reopen', 'Pending', {}],
] as const)('%s: for which names does the log say that the firm vouches?', (decision, status, details) => {
  expect(decisionEntry('p1', decision, 'boss', { ...NAMES, status }, CAUSE).details).toEqual(details);
});

it.each([
  [{ company_name: 'ธนาคารใหญ่ จำกัด' }, { from: 'บจก. ติดตาม', to: 'ธนาคารใหญ่ จำกัด' }],
  [{ contact_person: 'กรมบังคับคดี' }, { from_person: 'สมชาย ใจดี', to_person: 'กรมบังคับคดี' }],
  [
    { company_name: 'x', contact_person: 'y' },
    { from: 'บจก. ติดตาม', to: 'x', from_person: 'สมชาย ใจดี', to_person: 'y' },
  ],
])('of other names %o the log has the old and the new', (change, details) => {
  expect(renamingEntry('p1', NAMES, { ...NAMES, ...change }, CAUSE).details).toEqual(details);
});

it('each call of an admin has an entry, and calls that name one act have one', () => {
  const [first, second] = [1, 2].map(() => adminEntry('boss', 'legal_hold_set', 'cases/c1'));
  expect(first).toMatchObject({
    actor_id: 'boss',
    actor_role: 'admin',
    action: 'legal_hold_set',
    subject: 'cases/c1',
    details: {},
  });
  expect(first?.id).toMatch(/^legal_hold_set-[\da-f-]{36}$/);
  expect(first?.id).not.toBe(second?.id);
  const resolved = adminEntry('boss', 'door_answer_resolved', 'door_answers/a1', { n: 1 }, 'a1');
  expect(resolved).toMatchObject({ id: 'door_answer_resolved-a1', details: { n: 1 } });
});

import { expect, it } from 'vitest';
import { isPartnersDoing, isStatusRepeated, signature, signerOf } from './case-author.ts';

const EARLIER = new Date('2026-11-21T08:00:00.000Z');
const NOW = new Date('2026-11-21T09:00:00.000Z');
const LATER = new Date('2026-11-21T10:00:00.000Z');
const signed = (uid: string, at: Date, updated_at = at) => ({ updated_at, updated_by: { uid, at } });
const unsigned = (updated_at: Date) => ({ updated_at });

it.each([
  ['the first change that is signed', unsigned(EARLIER), signed('a', NOW), 'a'],
  ['a change after a signed one', signed('b', EARLIER), signed('a', NOW), 'a'],
  ['a second change by the same person', signed('a', EARLIER), signed('a', NOW), 'a'],
  ['a change without a signature', unsigned(EARLIER), unsigned(NOW), null],
  ['a change that leaves an older signature', signed('a', NOW), signed('a', NOW, LATER), null],
  ['a change past the rules that leaves both times', signed('a', NOW), signed('a', NOW), null],
  ['a change that takes the signature away', signed('a', EARLIER), unsigned(NOW), null],
  ['a change of a case without a time', signed('a', EARLIER), { updated_by: { uid: 'a', at: NOW } }, null],
  ['a new case', null, unsigned(NOW), null],
  ['a case that is gone', signed('a', NOW), null, null],
])('%s', (_what, before, after, signer) => {
  expect(signerOf(before, after)).toBe(signer);
});

it('a signature is read from any value that Firestore returns, and an invalid one is ignored', () => {
  const at = { toDate: () => NOW };
  expect(signature.parse({ updated_at: at, updated_by: { uid: 'a', at } })).toEqual(signed('a', NOW));
  expect(signature.parse({ updated_at: 'soon', updated_by: { uid: 7 } })).toEqual({});
});

it.each([
  // The partner completes; an admin cannot.
  ['In Progress', 'Completed', 'p1', null, true],
  ['In Progress', 'Completed', 'p1', 'p1', true],
  // Back to In Progress may be either's: the signature decides.
  ['Completed', 'In Progress', 'p1', 'p1', true],
  ['Completed', 'In Progress', 'p1', 'admin', false],
  ['Completed', 'In Progress', 'p1', null, true],
  // The status is part of another assignment.
  ['Completed', 'In Progress', 'p2', null, false],
  ['Completed', 'In Progress', 'p2', 'p1', false],
  ['Completed', 'Submitted', null, null, false],
] as const)('%s -> %s with %s, signed by %s: the partner’s? %s', (from, to, partner_id, signer, is) => {
  expect(isPartnersDoing({ partner_id: 'p1', status: from }, { partner_id, status: to }, signer)).toBe(is);
});

const WORKED_ON = { partner_id: 'p1', status: 'In Progress', updated_at: EARLIER, file_urls: ['a'] } as const;

it.each([
  ['nothing but the time', {}, null, true],
  ['the time, signed by the partner', {}, 'p1', true],
  ['the time, signed by an admin who saves the assignment again', {}, 'admin', false],
  ['the status', { status: 'Completed' }, null, false],
  ['the time of a closed case', { status: 'Completed' }, null, false, { status: 'Completed' }],
  ['the files', { file_urls: ['a', 'b'] }, null, false],
  ['the partner', { partner_id: 'p2' }, null, false],
  ['nobody’s case', { partner_id: null }, null, false, { partner_id: null }],
  ['the time, set back by the server', { updated_at: new Date(0) }, null, false],
] as const)('a write that changes %s', (_what, change, signer, isRepeated, given: object = {}) => {
  const before = { ...WORKED_ON, ...given };
  expect(isStatusRepeated(before, { ...before, updated_at: NOW, ...change }, signer)).toBe(isRepeated);
});

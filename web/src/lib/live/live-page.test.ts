import { caseSchema } from '@app/domain/case';
import { LISTS } from '@app/domain/lists';
import { expect, test, vi } from 'vitest';
import { livePage } from './live-page.ts';

vi.mock('../firebase/firestore.ts', () => ({ db: {} }));

const request = { search: '', sort: 'newest', filters: {}, present: false, cursor: null };
const keyOf = (list: 'customerCases' | 'partnerCases', uid: string) =>
  livePage(LISTS[list], uid, request, caseSchema).key;

test('the cases that one submitted and those that one works on do not share what was read', () => {
  expect(keyOf('customerCases', 'u1')).not.toEqual(keyOf('partnerCases', 'u1'));
  expect(keyOf('customerCases', 'u1')).not.toEqual(keyOf('customerCases', 'u2'));
  // The twin: the same list of the same person is read once.
  expect(keyOf('customerCases', 'u1')).toEqual(keyOf('customerCases', 'u1'));
});

import { expect, it, vi } from 'vitest';
import { saveDebtorFacts } from './api/use-debtor-facts';
import { saveNewDebtor } from './save-new-debtor';

vi.mock('./api/use-debtor-facts', () => ({ saveDebtorFacts: vi.fn() }));

const NOTHING = { kind: 'unknown', person_no: null, reach: [] };

it.each([
  { ...NOTHING, kind: 'natural' },
  { ...NOTHING, person_no: '0105512345678' },
  { ...NOTHING, reach: [{ kind: 'phone', value: '081 234 5678', told_by_debtor: false }] },
])('what is stated is stored: %o', async (facts) => {
  await saveNewDebtor('case-1', 'u1', facts);
  expect(vi.mocked(saveDebtorFacts).mock.lastCall).toEqual([
    { id: 'case-1', owner: 'u1' },
    'u1',
    facts,
    null,
  ]);
});

it('nothing is stored where nothing is stated, nor what is no such form', async () => {
  vi.mocked(saveDebtorFacts).mockClear();
  await saveNewDebtor('case-1', 'u1', NOTHING);
  await expect(saveNewDebtor('case-1', 'u1', { ...NOTHING, kind: 'spirit' })).rejects.toThrow();
  await expect(saveNewDebtor('case-1', 'u1', { debt_type: 'loan' })).rejects.toThrow();
  expect(saveDebtorFacts).not.toHaveBeenCalled();
});

import { newClaimSheetSchema, type ClaimSheet } from '@app/domain/claim-sheet';
import { describe, expect, it } from 'vitest';
import { claimFormSchema, claimValuesSchema, valuesOf, type ClaimValues } from './claim-form';
import { typed } from './typed-day';

const EMPTY = valuesOf(null, 'th');
const read = (values: Partial<ClaimValues>) => claimFormSchema.safeParse({ ...EMPTY, ...values });

it('an empty form states nothing', () => {
  expect(read({}).data).toEqual({});
  expect(read({ debt_type: 'loan' }).data).toEqual({ debt_type: 'loan' });
});

it('days are read in either era and in any of the usual ways of writing', () => {
  for (const due_on of ['5/9/2569', '05-09-2026', '5 9 2569', '๕/๙/๒๕๖๙', '2026-9-5', ' 5.9.2026 '])
    expect(read({ debt_type: 'loan', due_on }).data).toEqual({ debt_type: 'loan', due_on: '2026-09-05' });
  expect(read({ debt_type: 'loan', due_on: '9/2569' }).data).toMatchObject({ due_on: '2026-09-01' });
  for (const due_on of ['30/2/2569', 'yesterday', '5/9/69', '1/2/3/4', '5/9/2400'])
    expect(read({ debt_type: 'loan', due_on }).success).toBe(false);
});

describe('stored instalments', () => {
  const sheet: ClaimSheet = {
    debt_type: 'instalments',
    instalments: ['2024-03-01', '', '2024-05-01'],
    id: 'c',
    case_id: 'c',
    user_id: 'u',
    updated_at: new Date(0),
    updated_by: 'u',
  };
  const values = valuesOf(sheet, 'en');
  const instalmentsOf = (change: Partial<ClaimValues>) =>
    claimFormSchema.safeParse({ ...values, ...change }).data?.instalments;

  it('keep their places, and new ones come after them', () => {
    expect(values.stored_instalments).toEqual(['1/3/2024', '', '1/5/2024']);
    expect(instalmentsOf({})).toEqual(sheet.instalments);
    expect(instalmentsOf({ stored_instalments: ['', '1/4/2024', ''] })).toEqual(['', '2024-04-01', '']);
    expect(instalmentsOf({ instalments: '1/6/2024\n1/7/2024' })).toEqual([
      ...['2024-03-01', '', '2024-05-01'],
      ...['2024-06-01', '2024-07-01'],
    ]);
  });

  it('are refused with a day that is none, and beyond the most that a claim has', () => {
    expect(instalmentsOf({ stored_instalments: ['1/3/2024', '30/2/2024', ''] })).toBeUndefined();
    for (const instalments of ['-', '1/6/2024\n/']) expect(instalmentsOf({ instalments })).toBeUndefined();
    const lines = (count: number) => Array.from({ length: count }, () => '1/6/2024').join('\n');
    expect(instalmentsOf({ instalments: lines(57) })).toHaveLength(60);
    expect(instalmentsOf({ instalments: lines(58) })).toBeUndefined();
  });
});

it('a draft of before there were stored instalments is read', () => {
  const { stored_instalments: _, ...draft } = { ...EMPTY, debt_type: 'instalments', instalments: '1/3/2567' };
  const restored = claimValuesSchema.parse(draft);
  expect(claimFormSchema.parse(restored)).toEqual({ debt_type: 'instalments', instalments: ['2024-03-01'] });
});

it('a guarantor is notified on a whole day: the month’s first could let a late notice seem to be in time', () => {
  const notified = (notified_on: string) => read({ debt_type: 'loan', guarantors: [{ notified_on }] });
  expect(notified('3/2569').success).toBe(false);
  expect(notified('25/3/2569').data).toMatchObject({ guarantors: [{ notified_on: '2026-03-25' }] });
  expect(notified('').data).toMatchObject({ guarantors: [{}] });
});

it('what does not matter to the kind of debt is not stated', () => {
  const all: Partial<ClaimValues> = {
    for_business: 'yes',
    due_on: '1/3/2567',
    default_on: '2/3/2567',
    last_paid_on: '1/1/2568',
    instalments: '1/3/2567\n1/4/2567\n\n',
    cheques: [{ dated_on: '1/9/2569', first_returned_on: '' }],
    guarantors: [{ notified_on: '' }],
  };
  expect(read({ ...all, debt_type: 'cheque' }).data).toEqual({
    debt_type: 'cheque',
    last_paid_on: '2025-01-01',
    cheques: [{ dated_on: '2026-09-01' }],
  });
  expect(read({ ...all, debt_type: 'instalments' }).data).toMatchObject({
    instalments: ['2024-03-01', '2024-04-01'],
    guarantors: [{}],
  });
  const goods = read({ ...all, debt_type: 'goods' }).data;
  expect(goods).toMatchObject({ for_business: true, due_on: '2024-03-01' });
  expect(goods).not.toHaveProperty('instalments');
  expect(newClaimSheetSchema.safeParse(goods).success).toBe(true);
});

it('what is stated is typed in the calendar of the language, and read back the same', () => {
  const sheet = {
    debt_type: 'goods' as const,
    for_business: false,
    due_on: '2026-09-05',
    cheques: [{ first_returned_on: '2026-09-05' }],
    guarantors: [{ notified_on: '2026-09-05' }],
  };
  const stored = { ...sheet, id: 'c', case_id: 'c', user_id: 'u', updated_at: new Date(0), updated_by: 'u' };
  expect((['th', 'en', 'zh'] as const).map((language) => typed('2026-09-05', language))).toEqual([
    '5/9/2569',
    '5/9/2026',
    '2026-9-5',
  ]);
  for (const language of ['th', 'en', 'zh'] as const)
    expect(claimFormSchema.safeParse(valuesOf(stored, language)).data).toEqual(sheet);
});

it('a wrong day does not count once its field is no longer shown for another kind of debt', () => {
  const wrong = { due_on: '5/9/69', instalments: '/', guarantors: [{ notified_on: 'x' }] };
  expect(read({ ...wrong, debt_type: 'loan' }).success).toBe(false);
  expect(read({ ...wrong, debt_type: 'cheque', guarantors: [] }).data).toEqual({ debt_type: 'cheque' });
  expect(read({ ...wrong, debt_type: '' }).data).toEqual({});
});

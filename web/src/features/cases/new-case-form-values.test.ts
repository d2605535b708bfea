import { expect, it } from 'vitest';
import { newCaseDraftSchema } from './new-case-form-values';

it('a draft of an earlier release, without a field that came later, keeps its case and what was typed', () => {
  const values = { debtor_name: 'Krungthep Ltd', amount: '1,500' };
  expect(newCaseDraftSchema.parse({ caseId: 'case-1', sent: true, values })).toMatchObject({
    caseId: 'case-1',
    sent: true,
    values: { ...values, details: '' },
  });
});

it.each([
  ['without the id of its case', { sent: true, values: {} }],
  ['with something else than texts', { caseId: 'case-1', sent: true, values: { amount: 5 } }],
])('a draft %s is none', (_, draft) => {
  expect(newCaseDraftSchema.safeParse(draft).success).toBe(false);
});

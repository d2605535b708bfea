import { expect, it } from 'vitest';
import { documentFormSchema, type DocumentValues } from './document-form';

const typed: DocumentValues = { kind: 'identity', label: ' Card ', source: '', full: true, full_reason: '' };
const read = (values: Partial<DocumentValues>) => documentFormSchema.safeParse({ ...typed, ...values });

it('a full copy of an identity card needs a reason, a covered one and other kinds need none', () => {
  expect(read({}).error?.issues.map(({ path }) => path)).toEqual([['full_reason']]);
  expect(read({ full_reason: ' The court ' }).data).toEqual({
    kind: 'identity',
    label: 'Card',
    full_reason: 'The court',
  });
  expect(read({ full: false }).data).toEqual({ kind: 'identity', label: 'Card' });
});

it('a reason that was typed before another kind was chosen is not sent', () => {
  expect(read({ kind: 'contract', full_reason: 'The court' }).data).toEqual({
    kind: 'contract',
    label: 'Card',
  });
});

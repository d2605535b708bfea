import { expect, it } from 'vitest';
import { exportStatement } from './export-statement.ts';

const request = { caseId: 'c', from: '2026-11-01', to: '2026-11-30', language: 'th', format: 'pdf' };
const accepts = (change: object) => exportStatement.input.safeParse({ ...request, ...change }).success;

it('a statement is asked for by a case, a period of real days, a language and a format', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ to: '2026-11-01' })).toBe(true);
});

it.each([
  { to: '2026-10-31' },
  { from: '2026-02-30' },
  { from: '1999-12-31' },
  { to: '2101-01-01' },
  { language: 'de' },
  { format: 'html' },
  { caseId: 'a/b' },
  { caseId: '' },
  { uid: 'somebody' },
])('%j is refused', (change) => {
  expect(accepts(change)).toBe(false);
});

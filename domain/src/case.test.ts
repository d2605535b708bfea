import { describe, expect, it } from 'vitest';
import {
  canSetStatus,
  caseSchema,
  CASE_STATUSES,
  isOpen,
  mayStateFacts,
  newCaseSchema,
  statusOnAssignment,
  type CaseStatus,
} from './case.ts';
import { ROLES, type Role } from './roles.ts';
import { shortCaseId } from './case-id.ts';

describe('a status', () => {
  const pairs = CASE_STATUSES.flatMap((from) => CASE_STATUSES.map((to) => ({ from, to })));

  it.each(pairs)('$from -> $to', ({ from, to }) => {
    expect(canSetStatus(from, to)).toBe(to !== 'Submitted' && from !== to);
  });

  it('follows the assignment', () => {
    expect(statusOnAssignment('partner')).toBe('In Progress');
    expect(statusOnAssignment(null)).toBe('Submitted');
  });

  it('shows what is open, and so may have files added', () => {
    expect(CASE_STATUSES.filter(isOpen)).toEqual(['Submitted', 'In Progress']);
  });
});

it('titles show eight characters of an id', () => {
  expect(shortCaseId('abcdefghijkl')).toBe('abcdefgh');
});

describe('facts of a case', () => {
  const may = (role: Role, status: CaseStatus, pseudonymised_at?: Date) =>
    mayStateFacts({ role }, { status, pseudonymised_at });

  it('are stated by admins, by the customer while it is open, and never by the partner', () => {
    expect(CASE_STATUSES.filter((status) => may('admin', status))).toEqual(CASE_STATUSES);
    expect(CASE_STATUSES.filter((status) => may('customer', status))).toEqual(['Submitted', 'In Progress']);
    expect(CASE_STATUSES.filter((status) => may('partner', status))).toEqual([]);
  });

  it('are stated by nobody once persons were removed from it', () => {
    expect(ROLES.filter((role) => may(role, 'In Progress', new Date()))).toEqual([]);
  });
});

describe('a case document', () => {
  const time = new Date('2026-01-02T03:04:05.678Z');
  const document = {
    id: 'c',
    user_id: 'u',
    partner_id: null,
    client_name: 'a@b.co',
    debtor_name: 'd',
    amount: 1,
    details: 'x',
    status: 'Submitted',
    file_urls: null,
    created_at: { toDate: () => time },
    updated_at: time,
  };

  it('has dates, from any kind of timestamp, and may have more fields later', () => {
    expect(caseSchema.parse({ ...document, later: 1 })).toEqual({ ...document, created_at: time });
  });

  it('may name who changed it last; a malformed value is omitted', () => {
    const signed = { ...document, created_at: time, updated_by: { uid: 'u', at: time } };
    expect(caseSchema.parse({ ...signed, updated_by: { uid: 'u', at: { toDate: () => time } } })).toEqual(
      signed,
    );
    for (const wrong of [null, 'u', { uid: 'u' }, { uid: 7, at: time }])
      expect(
        caseSchema.parse({ ...signed, updated_by: wrong }).updated_by,
        JSON.stringify(wrong),
      ).toBeUndefined();
    expect('updated_by' in caseSchema.parse(document)).toBe(false);
  });

  it.each([
    ['status', 'Archived'],
    ['created_at', '2026-01-02'],
    ['created_at', null],
    ['amount', '1'],
    ['file_urls', [1]],
  ])('with %s %j is invalid', (field, value) => {
    expect(caseSchema.safeParse({ ...document, [field]: value }).success).toBe(false);
  });
});

describe('the new-case form', () => {
  const form = { debtor_name: ' ก ', amount: 0.29, details: 'ข' };

  it('trims', () => {
    expect(newCaseSchema.parse(form)).toEqual({ ...form, debtor_name: 'ก' });
  });

  it.each([
    ['debtor_name', '\u200b', 'required'],
    ['debtor_name', 'x'.repeat(201), 'tooLong'],
    ['details', 'x'.repeat(10_001), 'tooLong'],
    ['amount', 0, 'amountPositive'],
  ])('refuses %s %j', (field, value, issue) => {
    const { error } = newCaseSchema.safeParse({ ...form, [field]: value });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, issue]]);
  });
});

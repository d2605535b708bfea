import { describe, expect, it } from 'vitest';
import { isOutcomeOf, mayObject, moneyDoubtOf, outcomeSchema } from './case-life.ts';
import { contactDetailsFormSchema } from './contact-details.ts';
import { takeCaseStep } from './contracts/take-case-step.ts';

const ENDED = new Date('2026-11-23T03:30:00Z');
const after = (days: number, ms = 0) => new Date(ENDED.getTime() + days * 24 * 3_600_000 + ms);

it('an outcome belongs to one status', () => {
  for (const outcome of outcomeSchema.options) {
    expect(
      [isOutcomeOf('Completed', outcome), isOutcomeOf('Cancelled', outcome)].filter(Boolean),
    ).toHaveLength(1);
    expect(isOutcomeOf('In Progress', outcome)).toBe(false);
  }
});

describe('an outcome that says that money came in', () => {
  const half = { paid_confirmed: 50_000, outstanding: 50_000 };

  it.each(['paid_in_full', 'paid_in_part', 'settled'] as const)(
    '%s is in doubt without confirmed money',
    (outcome) => {
      expect(moneyDoubtOf(outcome, null)).toBe('nothing_confirmed');
      expect(moneyDoubtOf(outcome, { paid_confirmed: 0, outstanding: 100_000 })).toBe('nothing_confirmed');
      expect(moneyDoubtOf(outcome, { paid_confirmed: 100_000, outstanding: 0 })).toBeNull();
    },
  );

  it('paid in full is in doubt while something is outstanding; in part and settled are not', () => {
    expect(moneyDoubtOf('paid_in_full', half)).toBe('outstanding');
    expect(moneyDoubtOf('paid_in_part', half)).toBeNull();
    expect(moneyDoubtOf('settled', half)).toBeNull();
  });

  it.each(['done', 'not_continued', 'uncollectable', 'withdrawn', 'duplicate', 'not_ours'] as const)(
    '%s claims nothing about money',
    (outcome) => expect(moneyDoubtOf(outcome, null)).toBeNull(),
  );
});

describe('a customer objects to an outcome', () => {
  const outcome = { id: 'first', by_role: 'partner', created_at: ENDED } as const;

  it('within fourteen days, and not a moment later', () => {
    expect(mayObject(outcome, null, after(14, -1))).toBe(true);
    expect(mayObject(outcome, null, after(14))).toBe(false);
  });

  it('once; a corrected outcome is another one', () => {
    expect(mayObject(outcome, { outcome_id: 'first' }, after(1))).toBe(false);
    expect(mayObject(outcome, { outcome_id: 'earlier' }, after(1))).toBe(true);
  });

  it('but not to the own withdrawal', () => {
    expect(mayObject({ ...outcome, by_role: 'customer' }, null, after(1))).toBe(false);
  });
});

it('contact details may be empty, but a telephone number has a digit', () => {
  const form = { contact_person: '', phone: '', best_time: '' };
  expect(contactDetailsFormSchema.safeParse(form).success).toBe(true);
  expect(contactDetailsFormSchema.safeParse({ ...form, phone: '081-555-0110' }).success).toBe(true);
  expect(contactDetailsFormSchema.safeParse({ ...form, phone: 'ไม่มี' }).success).toBe(false);
});

describe('a step of a case', () => {
  const parses = (input: object) => takeCaseStep.input.safeParse(input).success;

  it('has the fields of its kind and no others', () => {
    const reopen = { step: 'reopen', caseId: 'case', text: 'ยังไม่ได้รับเงิน' };
    expect(parses(reopen)).toBe(true);
    expect(parses({ ...reopen, status: 'Completed' })).toBe(false);
    expect(parses({ ...reopen, step: 'delete' })).toBe(false);
    expect(parses({ ...reopen, caseId: 'case/../x' })).toBe(false);
  });

  it('says why where people are owed a reason', () => {
    expect(parses({ step: 'object', caseId: 'case', text: '  ' })).toBe(false);
    expect(parses({ step: 'object', caseId: 'case', text: 'ไม่ใช่' })).toBe(true);
    expect(parses({ step: 'withdraw', caseId: 'case', text: '' })).toBe(true);
  });
});

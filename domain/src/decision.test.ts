import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { newCaseMessageSchema } from './case-message.ts';
import { DECISION_STATES, LONGEST_ANSWER_DAYS, newDecisionSchema, standingOfDecision } from './decision.ts';
import { LIMITS } from './limits.ts';

const TODAY = '2026-11-26';
const valid = { satang: 1, instalments: null, text: '', answer_by: TODAY };
const issueOf = (change: object) =>
  newDecisionSchema(TODAY).safeParse({ ...valid, ...change }).error?.issues[0]?.message;

describe('the form of an offer', () => {
  it('takes an answer from today to 90 days ahead', () => {
    expect(issueOf({})).toBeUndefined();
    expect(issueOf({ answer_by: addDays(TODAY, LONGEST_ANSWER_DAYS) })).toBeUndefined();
    expect(issueOf({ answer_by: addDays(TODAY, LONGEST_ANSWER_DAYS + 1) })).toBe('answerTooFar');
    expect(issueOf({ answer_by: addDays(TODAY, -1) })).toBe('dayPast');
    expect(issueOf({ answer_by: '2026-11-31' })).toBe('dayInvalid');
    expect(issueOf({ answer_by: '' })).toBe('required');
  });

  it('takes two to sixty instalments, or none', () => {
    for (const instalments of [2, 60]) expect(issueOf({ instalments })).toBeUndefined();
    for (const instalments of [0, 1, 61, 2.5]) expect(issueOf({ instalments })).toBe('instalmentsNumber');
  });

  it('takes an amount above nothing and a text within its bound', () => {
    expect(issueOf({ satang: 0 })).toBe('amountPositive');
    expect(issueOf({ text: 'ก'.repeat(LIMITS.decisionText) })).toBeUndefined();
    expect(issueOf({ text: 'ก'.repeat(LIMITS.decisionText + 1) })).toBe('tooLong');
  });
});

describe('an offer', () => {
  it('is open until the end of its day, then lapsed', () => {
    const offer = { state: 'open', answer_by: TODAY } as const;
    expect(standingOfDecision(offer, TODAY)).toBe('open');
    expect(standingOfDecision(offer, addDays(TODAY, 1))).toBe('lapsed');
  });

  it('keeps its answer on every day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DECISION_STATES.filter((state) => state !== 'open')),
        fc.integer({ min: -400, max: 400 }),
        (state, days) => {
          expect(standingOfDecision({ state, answer_by: TODAY }, addDays(TODAY, days))).toBe(state);
        },
      ),
    );
  });
});

it('a message is a text that can be seen, within its bound', () => {
  const issue = (update_text: string) =>
    newCaseMessageSchema.safeParse({ update_text }).error?.issues[0]?.message;
  expect(issue('ก'.repeat(LIMITS.caseMessage))).toBeUndefined();
  expect(issue('ก'.repeat(LIMITS.caseMessage + 1))).toBe('tooLong');
  expect(issue(' \u200b')).toBe('required');
});

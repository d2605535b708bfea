import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { aCaseOutcome, aCaseStanding } from '@app/seed/case-life-builders';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../lib/callable.ts';
import { admin, customer, given, NOW, partner } from '../testing/step-state.ts';
import { planStep, type StepPlan, type StepState } from './plan-step.ts';

const standing = aCaseStanding({ user_id: 'customer', case_number: 'DC-6911-0001' });
const ended = {
  id: 'o1',
  ...aCaseOutcome({ case_id: 'c1', by: 'p1', created_at: new Date(NOW.getTime() - 3_600_000) }),
};
const finished = (overrides: Partial<StepState> = {}) =>
  given({ status: 'Completed', outcome: ended, ...overrides });
const objection = {
  outcome_id: 'o1',
  text: 'ยังไม่ได้รับเงิน',
  state: 'open',
  at: NOW,
  answer: null,
  answered_at: null,
} as const;
const other = (overrides: Partial<StepState['item']> = {}): StepState['original'] => ({
  item: { id: 'c2', user_id: 'customer', partner_id: null, status: 'Submitted', ...overrides },
  standing: null,
});

const correct = {
  step: 'correct',
  caseId: 'c1',
  status: 'Completed',
  outcome: 'paid_in_part',
  text: 'ชำระสองงวด',
} as const;

const STEPS: Record<
  Exclude<CaseStep['step'], 'plan'>,
  { input: CaseStep; by: 'customer' | 'admin'; state: StepState }
> = {
  withdraw: { input: { step: 'withdraw', caseId: 'c1', text: '' }, by: 'customer', state: given() },
  hold: { input: { step: 'hold', caseId: 'c1', text: '' }, by: 'customer', state: given() },
  resume: {
    input: { step: 'resume', caseId: 'c1' },
    by: 'customer',
    state: given({ standing: { ...standing, hold: { reason: '', at: NOW } } }),
  },
  object: { input: { step: 'object', caseId: 'c1', text: 'ไม่ใช่' }, by: 'customer', state: finished() },
  close: {
    input: { step: 'close', caseId: 'c1', status: 'Cancelled', outcome: 'not_ours', text: '' },
    by: 'admin',
    state: given(),
  },
  correct: {
    input: correct,
    by: 'admin',
    state: finished(),
  },
  reopen: { input: { step: 'reopen', caseId: 'c1', text: 'ยังไม่จบ' }, by: 'admin', state: finished() },
  duplicate: {
    input: { step: 'duplicate', caseId: 'c1', of: 'c2', text: '' },
    by: 'admin',
    state: given({ original: other() }),
  },
  answer: {
    input: { step: 'answer', caseId: 'c1', text: 'ตรวจแล้ว' },
    by: 'admin',
    state: finished({ standing: { ...standing, objection } }),
  },
};

const plan = (input: CaseStep, caller: Caller, state: StepState): StepPlan => {
  const planned = planStep(input, caller, state, NOW);
  if (typeof planned === 'string') throw new Error(planned);
  return planned;
};

describe.each(Object.entries(STEPS))('%s', (step, { input, by, state }) => {
  const may = by === 'customer' ? customer : admin;

  it('is taken by the right person and by no other', () => {
    expect(planStep(input, may, state, NOW)).toBeTypeOf('object');
    for (const caller of [partner, { ...customer, uid: 'stranger' }, { ...partner, uid: 'p2' }])
      expect(planStep(input, caller, state, NOW)).toBe('permission-denied');
    const wrong = by === 'customer' ? admin : customer;
    // An admin may end a hold.
    if (step !== 'resume') expect(planStep(input, wrong, state, NOW)).toBe('permission-denied');
  });

  it('needs a case in the right state', () => {
    const isForOpen = ['withdraw', 'hold', 'close'].includes(step);
    const wrong: StepState = isForOpen
      ? { ...state, item: { ...state.item, status: 'Completed' } }
      : { ...state, item: { ...state.item, status: 'In Progress' }, standing: null, original: null };
    expect(planStep(input, may, wrong, NOW)).toBe(step === 'duplicate' ? 'not-found' : 'failed-precondition');
  });
});

it('a withdrawal cancels the case and keeps its partner, who sees why', () => {
  expect(plan({ step: 'withdraw', caseId: 'c1', text: 'ลูกหนี้จ่ายแล้ว' }, customer, given())).toEqual({
    case: { status: 'Cancelled', partner_id: 'p1' },
    outcome: {
      status: 'Cancelled',
      outcome: 'withdrawn',
      sentence: 'ลูกหนี้จ่ายแล้ว',
      by: 'customer',
      by_role: 'customer',
    },
  });
});

it('a case is held once', () => {
  const { standing: after } = plan(STEPS.hold.input, customer, given());
  expect(after?.hold).toEqual({ reason: '', at: NOW });
  expect(planStep(STEPS.hold.input, customer, given({ standing: after! }), NOW)).toBe('failed-precondition');
});

describe('an objection', () => {
  it('is made once, in time', () => {
    const { standing: after } = plan(STEPS.object.input, customer, finished());
    expect(after?.objection).toMatchObject({ outcome_id: 'o1', state: 'open' });
    expect(planStep(STEPS.object.input, customer, finished({ standing: after! }), NOW)).toBe(
      'failed-precondition',
    );
    const old = { ...ended, created_at: new Date(NOW.getTime() - 15 * 24 * 3_600_000) };
    expect(planStep(STEPS.object.input, customer, finished({ outcome: old }), NOW)).toBe(
      'failed-precondition',
    );
  });

  it('needs an outcome to object to', () => {
    expect(planStep(STEPS.object.input, customer, finished({ outcome: null }), NOW)).toBe(
      'failed-precondition',
    );
  });
});

describe('a correction', () => {
  it('is one more outcome, and leaves a status that stays as it is', () => {
    expect(plan(STEPS.correct.input, admin, finished())).toEqual({
      outcome: {
        status: 'Completed',
        outcome: 'paid_in_part',
        sentence: 'ชำระสองงวด',
        by: 'admin',
        by_role: 'admin',
        corrects: 'o1',
      },
    });
  });

  it('may change the status', () => {
    const input: CaseStep = { ...correct, status: 'Cancelled', outcome: 'uncollectable' };
    expect(plan(input, admin, finished()).case).toEqual({ status: 'Cancelled', partner_id: 'p1' });
  });

  it('has an outcome of its status', () => {
    const input: CaseStep = { ...correct, status: 'Cancelled' };
    expect(planStep(input, admin, finished(), NOW)).toBe('failed-precondition');
  });

  it('answers an open objection, and leaves one that was answered', () => {
    const after = plan(correct, admin, finished({ standing: { ...standing, objection } }));
    expect(after.standing?.objection).toEqual({ ...objection, state: 'answered', answered_at: NOW });
    expect(after.standing?.by).toEqual({ uid: 'admin', role: 'admin' });
    const past = { ...objection, state: 'answered', answer: 'ได้รับแล้ว', answered_at: NOW } as const;
    expect(plan(correct, admin, finished({ standing: { ...standing, objection: past } }))).not.toHaveProperty(
      'standing',
    );
    const marked = { ...finished({ original: other() }), standing: { ...standing, objection } };
    expect(plan(STEPS.duplicate.input, admin, marked).standing).toMatchObject({
      objection: { state: 'answered' },
      duplicate_of: { case_id: 'c2' },
    });
  });

  it('of a duplicate to another outcome ends the link, on either side', () => {
    const linked = {
      ...given({ status: 'Cancelled', outcome: { ...ended, status: 'Cancelled', outcome: 'duplicate' } }),
      standing: { ...standing, duplicate_of: { case_id: 'c2', case_number: null } },
      original: {
        ...other()!,
        standing: {
          ...standing,
          duplicates: [
            { case_id: 'c1', case_number: null },
            { case_id: 'c3', case_number: null },
          ],
        },
      },
    };
    const after = plan({ ...correct, status: 'Cancelled', outcome: 'uncollectable' }, admin, linked);
    expect(after.standing?.duplicate_of).toBeNull();
    expect(after.original).toMatchObject({
      caseId: 'c2',
      standing: { duplicates: [{ case_id: 'c3', case_number: null }], by: { uid: 'admin' } },
    });
    // Nobody knows whether its partner is only that of the original.
    expect(after.case).toEqual({ partner_id: null });
    const still = plan({ ...correct, status: 'Cancelled', outcome: 'duplicate' }, admin, linked);
    expect(still.standing).toBeUndefined();
    expect(still.original).toBeUndefined();
  });
});

describe('a reopened case', () => {
  it('goes on with the same partner', () => {
    expect(plan(STEPS.reopen.input, admin, finished())).toMatchObject({
      case: { status: 'In Progress', partner_id: 'p1' },
      standing: { reopened: { reason: 'ยังไม่จบ', at: NOW }, hold: null },
    });
  });

  it('waits for another where the partner may no longer be given cases', () => {
    expect(plan(STEPS.reopen.input, admin, finished({ partnerApproved: false })).case).toEqual({
      status: 'Submitted',
      partner_id: null,
    });
  });

  it('upholds an open objection', () => {
    const after = plan(STEPS.reopen.input, admin, finished({ standing: { ...standing, objection } }));
    expect(after.standing?.objection).toMatchObject({ state: 'upheld', answered_at: NOW });
  });

  it('is no duplicate any more, on either side', () => {
    const original = {
      ...other()!,
      standing: { ...standing, duplicates: [{ case_id: 'c1', case_number: null }] },
    };
    const after = plan(
      STEPS.reopen.input,
      admin,
      finished({ standing: { ...standing, duplicate_of: { case_id: 'c2', case_number: null } }, original }),
    );
    expect(after.standing?.duplicate_of).toBeNull();
    expect(after.original).toMatchObject({ caseId: 'c2', standing: { duplicates: [] } });
  });
});

describe('a duplicate', () => {
  it('is cancelled, and each case names the other', () => {
    expect(plan(STEPS.duplicate.input, admin, given({ original: other() }))).toMatchObject({
      case: { status: 'Cancelled', partner_id: null },
      outcome: { outcome: 'duplicate' },
      standing: { duplicate_of: { case_id: 'c2', partner_before: 'p1' } },
      original: { caseId: 'c2', standing: { duplicates: [{ case_id: 'c1', case_number: 'DC-6911-0001' }] } },
    });
  });

  it.each([
    ['itself', other({ id: 'c1' })],
    ['a case of another customer', other({ user_id: 'stranger' })],
    [
      'a case that is a duplicate itself',
      { ...other()!, standing: { ...standing, duplicate_of: { case_id: 'c3', case_number: null } } },
    ],
  ])('is not one of %s', (_, original) => {
    expect(planStep(STEPS.duplicate.input, admin, given({ original }), NOW)).toBe('failed-precondition');
  });
});

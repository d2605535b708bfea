import { describe, expect, it } from 'vitest';
import { agendaOf, agendasAlike, storedAgendaSchema } from './case-agenda.ts';
import type { PaymentPromise, PromiseState } from './promise.ts';

const item = { status: 'In Progress', partner_id: 'partner', case_number: 'DC-6911-0001' } as const;
const promise = (id: string, due_on: string, state: PromiseState, satang = 100): PaymentPromise => ({
  ...{ id, due_on, state, satang, case_id: 'case', user_id: 'partner', made_on: '2026-11-01' },
  created_at: new Date(0),
});
const statesOf = (promises: readonly PaymentPromise[]) =>
  new Map(promises.map(({ id, state }) => [id, state]));
const TODAY = '2026-11-24';
const agenda = (
  promises: readonly PaymentPromise[],
  digest: Parameters<typeof agendaOf>[3] = null,
  clocks: Parameters<typeof agendaOf>[4] = [],
) => agendaOf(item, promises, statesOf(promises), digest, clocks, TODAY);

describe('the agenda of a case', () => {
  it('has the earliest open promise and all that is promised for its day', () => {
    const made = [
      promise('later', '2026-11-30', 'open'),
      promise('one', '2026-11-24', 'open', 500),
      promise('other', '2026-11-24', 'open', 250),
    ];
    expect(agenda(made)).toMatchObject({ promised_on: '2026-11-24', promised_satang: 750, broken_on: null });
  });

  it.each(['broken', 'part'] as const)('has the latest promise once it is %s', (state) => {
    expect(
      agenda([promise('old', '2026-10-01', 'kept'), promise('last', '2026-11-01', state)]),
    ).toMatchObject({
      broken_on: '2026-11-01',
    });
  });

  it.each(['open', 'kept'] as const)('forgets a broken promise after a later one that is %s', (state) => {
    const made = [promise('old', '2026-10-01', 'broken'), promise('last', '2026-11-30', state)];
    expect(agenda(made)?.broken_on ?? null).toBeNull();
  });

  it('takes no withdrawn promise for the latest', () => {
    const made = [promise('old', '2026-10-01', 'broken'), promise('last', '2026-11-30', 'withdrawn')];
    expect(agenda(made)?.broken_on).toBe('2026-10-01');
  });

  it('has the last contact that counts, and the last one outside the rules', () => {
    const outside_at = new Date(0);
    expect(agenda([], { counted_on: '2026-11-24' })).toMatchObject({
      contacted_on: '2026-11-24',
      outside_at: null,
    });
    expect(agenda([], { outside_at })).toMatchObject({ contacted_on: null, outside_at });
  });

  it.each([
    ['is near', '2026-12-05'],
    ['may have passed', '2026-11-01'],
  ])('has the day before which to act, when it %s', (_, lapse_on_earliest) => {
    const clock = { id: 'debt_claim', state: 'running', lapse_on_earliest } as const;
    expect(agenda([], null, [clock])).toMatchObject({ act_by: lapse_on_earliest });
  });

  it('asks nothing while the day to act by is far away or not known', () => {
    expect(agenda([], null, [{ id: 'c', state: 'running', lapse_on_earliest: '2029-12-05' }])).toBeNull();
    expect(agenda([], null, [{ id: 'c', state: 'unknown', lapse_on_earliest: null }])).toBeNull();
  });

  it('has from which day on the debtor is not to be contacted', () => {
    expect(agenda([], { no_contact_from: '2026-11-20' })).toMatchObject({
      no_contact_from: '2026-11-20',
      contacted_on: null,
    });
    expect(agenda([], { no_contact_from: null })).toBeNull();
  });

  it('of before the days without contact were kept is read as one that has none', () => {
    const { no_contact_from: _, ...old } = agenda([], { counted_on: '2026-11-24' })!;
    expect(agendasAlike(storedAgendaSchema.parse(old), agenda([], { counted_on: '2026-11-24' }))).toBe(true);
  });

  it('is missing for a case that asks nothing, is finished, or is not there', () => {
    const open = [promise('one', '2026-11-24', 'open')];
    expect(agenda([])).toBeNull();
    expect(agenda([promise('one', '2026-11-24', 'kept')])).toBeNull();
    expect(agendaOf({ ...item, status: 'Completed' }, open, statesOf(open), null, [], TODAY)).toBeNull();
    expect(agendaOf(null, open, statesOf(open), null, [], TODAY)).toBeNull();
    expect(agenda(open)).not.toBeNull();
  });

  it('is compared by its values', () => {
    const one = agenda([], { outside_at: new Date(5) });
    expect(agendasAlike(one, agenda([], { outside_at: new Date(5) }))).toBe(true);
    expect(agendasAlike(one, agenda([], { outside_at: new Date(6) }))).toBe(false);
    expect(agendasAlike(one, agenda([], { counted_on: '2026-11-24' }))).toBe(false);
    expect(agendasAlike(one, null)).toBe(false);
    expect(agendasAlike(null, null)).toBe(true);
  });
});

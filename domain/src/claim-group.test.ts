import { describe, expect, it } from 'vitest';
import { limitationTableOn, type ClaimEvent, type ClaimFacts } from './claim-clocks.ts';
import { clocksOfGroup, type CaseClaim } from './claim-group.ts';
import { clockId, type ClaimClock } from './limitation-clock.ts';
import { aPayment } from './testing/a-payment.ts';
import { byId, event, TODAY } from './testing/clocks.ts';

const GOODS: ClaimFacts = { debt_type: 'goods', for_business: true, due_on: '2024-03-01' };
const CHEQUE: ClaimFacts = {
  debt_type: 'cheque',
  cheques: [{ dated_on: '2026-09-01', first_returned_on: '2026-09-05' }],
};
const claim = (id: string, sheet: ClaimFacts | null, more: Partial<CaseClaim> = {}): CaseClaim => ({
  id,
  sheet,
  events: [],
  payments: [],
  ...more,
});
const PAID = [aPayment({ id: 'p1', satang: 100, received_on: '2026-11-01' })];

/** The clocks of all cases by the case and their id. */
const group = (...claims: CaseClaim[]): Record<string, ClaimClock> =>
  Object.fromEntries(
    [...clocksOfGroup(claims, limitationTableOn(TODAY), TODAY)].flatMap(([id, clocks]) =>
      clocks.map((clock) => [`${id} ${clockId(clock)}`, clock]),
    ),
  );
const states = (clocks: Record<string, ClaimClock>) =>
  Object.fromEntries(Object.entries(clocks).map(([id, { state }]) => [id, state]));

describe('cases that are merged', () => {
  it('have the clocks of each sheet, also where the original has none', () => {
    expect(states(group(claim('original', null), claim('merged', CHEQUE)))).toEqual({
      'merged complaint_cheque_0': 'near',
      'merged drawer_cheque_0': 'running',
    });
    expect(clocksOfGroup([claim('alone', null)], limitationTableOn(TODAY), TODAY).get('alone')).toEqual([]);
  });

  it('begin their periods again with a confirmed payment of either, and not with one in dispute', () => {
    const lapses = (original: Partial<CaseClaim>, merged: Partial<CaseClaim>) =>
      Object.values(group(claim('original', GOODS, original), claim('merged', GOODS, merged))).map(
        ({ lapse_on_earliest }) => lapse_on_earliest,
      );
    expect(lapses({ payments: PAID }, {})).toEqual(['2031-11-01', '2031-11-01']);
    expect(lapses({}, { payments: PAID })).toEqual(['2031-11-01', '2031-11-01']);
    const disputed = PAID.map((one) => ({ ...one, state: 'disputed' as const }));
    expect(lapses({}, { payments: disputed })).toEqual(['2029-03-01', '2029-03-01']);
    expect(group(claim('original', GOODS), claim('merged', null, { payments: PAID }))).toMatchObject({
      'original debt_claim': { interrupted: ['merged/payment:p1'] },
    });
  });

  it('begin them again with what the debtor acknowledged or secured in either, until that is withdrawn', () => {
    for (const kind of ['acknowledged_in_writing', 'security_given', 'interest_paid'] as const) {
      const given = event(kind, '2026-10-24');
      const back = event('entered_in_error', '2026-10-25', { corrects: given.id });
      const lapse = (events: ClaimEvent[]) =>
        group(claim('original', GOODS), claim('merged', null, { events }))['original debt_claim']
          ?.lapse_on_earliest;
      expect(lapse([given]), kind).toBe('2031-10-24');
      expect(lapse([given, back]), kind).toBe('2029-03-01');
    }
  });

  it('are stopped by a suit in either, and have one clock of a judgment', () => {
    const sued = event('sued', '2026-11-01');
    const of = (events: ClaimEvent[]) =>
      states(group(claim('original', GOODS, { events }), claim('merged', CHEQUE)));
    expect(of([sued])).toEqual({
      'original debt_claim': 'stopped',
      'merged complaint_cheque_0': 'stopped',
      'merged drawer_cheque_0': 'stopped',
    });
    expect(of([sued, event('suit_ended_without_judgment', '2026-11-10')])).toMatchObject({
      'original debt_claim': 'running',
      'merged complaint_cheque_0': 'near',
    });
    expect(of([event('judgment_final', '2026-11-01')])).toEqual({
      'original debt_claim': 'stopped',
      'original judgment_claim': 'running',
      'merged complaint_cheque_0': 'stopped',
      'merged drawer_cheque_0': 'stopped',
    });
  });

  it('keep to themselves what names a part, and when the claim fell due', () => {
    const events = [
      event('sued', '2026-11-01', { subject: 'cheque_0' }),
      event('part_paid', '2026-11-01', { subject: 'cheque_0' }),
      event('due', '2024-01-01'),
      event('default', '2024-01-01'),
      event('cheque_returned', '2026-08-01'),
      event('guarantor_notified', '2026-08-01'),
    ];
    const apart = group(claim('merged', CHEQUE));
    expect(group(claim('original', GOODS, { events }), claim('merged', CHEQUE))).toMatchObject(apart);
  });

  it('do not count a payment elsewhere as certain for a part that the other sheet does not have', () => {
    const drawer = (original: ClaimFacts | null) =>
      group(claim('original', original, { payments: PAID }), claim('merged', CHEQUE))[
        'merged drawer_cheque_0'
      ];
    expect(drawer(GOODS)).toMatchObject({
      lapse_on_earliest: '2027-09-01',
      lapse_on_other: [{ on: '2027-11-01', because: 'unproved_payment' }],
    });
    // What its own case says stays as it was, and so does what a case without a sheet says.
    expect(drawer(null)?.lapse_on_earliest).toBe('2027-11-01');
    const own = group(claim('original', GOODS), claim('merged', CHEQUE, { payments: PAID }));
    expect(own['merged drawer_cheque_0']?.lapse_on_earliest).toBe('2027-11-01');
  });

  it('tell apart events of both that have the same id, and are as before once they are separate', () => {
    const original = claim('original', GOODS, { events: [event('sued', '2026-11-01', { id: 'e' })] });
    const withdrawn = [
      event('acknowledged_in_writing', '2026-10-01', { id: 'e' }),
      event('entered_in_error', '2026-10-02', { id: 'f', corrects: 'e' }),
    ];
    const merged = claim('merged', GOODS, { events: withdrawn });
    expect(group(original, merged)['original debt_claim']?.state).toBe('stopped');
    expect(group(merged)).toEqual(
      Object.fromEntries(
        Object.entries(byId(GOODS, withdrawn)).map(([id, clock]) => [
          `merged ${id}`,
          { ...clock, law: { table: 'limitation', n: limitationTableOn(TODAY).n } },
        ]),
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  FIGURE_IDS,
  FIGURE_POLICY,
  figuresPeriod,
  percentOf,
  publicFigures,
  publicFiguresSchema,
  type ClosedCase,
  type FigurePolicy,
} from './public-figures.ts';

const NOW = new Date('2026-11-27T04:30:00+07:00');
const ALL: FigurePolicy = { ...FIGURE_POLICY, published: FIGURE_IDS, minimum: 2 };

function closed(id: string, more: Partial<ClosedCase> = {}): ClosedCase {
  return {
    id,
    created_at: new Date('2026-03-01T10:00:00+07:00'),
    claimed: 100_000,
    paid: 0,
    reports: { met: 0, late: 0 },
    contacts: { inside: 0, outside_hours: 0, second_that_day: 0, recorded_late: 0 },
    first_contact_at: null,
    ...more,
  };
}

describe('the period', () => {
  it('is of whole days in Bangkok, up to the day before', () => {
    expect(figuresPeriod(NOW)).toEqual({
      since: '2025-11-27',
      as_of: '2026-11-26',
      from: new Date('2025-11-27T00:00:00+07:00'),
      until: new Date('2026-11-27T00:00:00+07:00'),
    });
    // Still the day before in Greenwich.
    expect(figuresPeriod(new Date('2026-11-26T18:00:00Z')).as_of).toBe('2026-11-26');
    expect(figuresPeriod(new Date('2026-11-26T16:59:00Z')).as_of).toBe('2026-11-25');
  });

  it('begins on the last day of a shorter month', () => {
    expect(figuresPeriod(new Date('2028-02-29T12:00:00+07:00')).since).toBe('2027-02-28');
  });
});

describe('the share that was recovered', () => {
  const share = (...cases: ClosedCase[]) => publicFigures(cases, NOW, ALL)?.recovered_share;

  it('is of all claims together, in whole percent, rounded down', () => {
    expect(share(closed('a', { claimed: 200_000, paid: 199_999 }), closed('b', { paid: 0 }))).toEqual({
      percent: 66,
      n: 2,
    });
    expect(share(closed('a', { paid: 99_999 }), closed('b', { paid: 100_000 }))).toMatchObject({
      percent: 99,
    });
    expect(share(closed('a', { paid: 100_000 }), closed('b', { paid: 100_000 }))).toMatchObject({
      percent: 100,
    });
  });

  it('is not raised by what was paid beyond another claim', () => {
    expect(share(closed('a', { paid: 900_000 }), closed('b'))).toMatchObject({ percent: 50 });
  });

  it('is withheld where nothing was claimed', () => {
    const worked = { claimed: 0, reports: { met: 2, late: 0 } };
    expect(share(closed('a', { claimed: 0 }), closed('b', worked))).toBeNull();
    expect(publicFigures([closed('a', { claimed: 0 }), closed('b', { claimed: 0 })], NOW, ALL)).toBeNull();
  });
});

describe('the other figures', () => {
  it('count reports in time, and contacts within the hours and the number', () => {
    const figures = publicFigures(
      [
        closed('a', {
          reports: { met: 3, late: 1 },
          contacts: { inside: 5, outside_hours: 1, second_that_day: 1, recorded_late: 1 },
        }),
        closed('b', { reports: { met: 1, late: 0 } }),
      ],
      NOW,
      ALL,
    );
    expect(figures).toMatchObject({
      closed: 2,
      reports_on_time: { met: 4, due: 5 },
      contacts_inside: { inside: 5, counted: 8 },
      median_days_to_first_contact: null,
    });
  });

  it('take the median of the days to the first contact, by days in Bangkok', () => {
    const after = (id: string, contact: string) => closed(id, { first_contact_at: new Date(contact) });
    const days = (...cases: ClosedCase[]) => publicFigures(cases, NOW, ALL)?.median_days_to_first_contact;
    // 00:30 of the next day in Bangkok.
    const [next, fourth, same] = [
      after('a', '2026-03-01T17:30:00Z'),
      after('b', '2026-03-05T09:00:00+07:00'),
      after('c', '2026-03-01T11:00:00+07:00'),
    ];
    expect(days(next, fourth)).toEqual({ days: 2.5, n: 2 });
    expect(days(next, fourth, same)).toEqual({ days: 1, n: 3 });
    expect(days(next, fourth, same, closed('d'))).toEqual({ days: 1, n: 3 });
    expect(days(after('a', '2026-02-01T09:00:00+07:00'), same)).toEqual({ days: 0, n: 2 });
  });

  it('rounds shares down', () => {
    expect(percentOf(999, 1000)).toBe(99);
    expect(percentOf(1000, 1000)).toBe(100);
  });
});

describe('what is withheld', () => {
  const enough = { reports: { met: 1, late: 0 } };
  const some = (n: number, more: Partial<ClosedCase> = enough) =>
    Array.from({ length: n }, (_, index) => closed(String(index), more));

  it('is everything with fewer cases than the minimum, and not with as many', () => {
    expect(publicFigures(some(49), NOW)).toBeNull();
    expect(publicFigures(some(50), NOW)).toMatchObject({ closed: 50, reports_on_time: { met: 50, due: 50 } });
  });

  it('is a figure from fewer reports than the minimum', () => {
    const cases = [...some(30, {}).map((each) => ({ ...each, id: `x${each.id}` })), ...some(49)];
    const contacts = { inside: 2, outside_hours: 0, second_that_day: 0, recorded_late: 0 };
    expect(
      publicFigures(
        cases.map((each) => ({ ...each, contacts })),
        NOW,
      ),
    ).toMatchObject({
      closed: 79,
      reports_on_time: null,
      contacts_inside: { inside: 158, counted: 158 },
    });
  });

  it('is a figure that is not published, so that nothing of it is stored', () => {
    const cases = some(50, { ...enough, paid: 100_000 });
    expect(publicFigures(cases, NOW)).toMatchObject({ recovered_share: null });
    expect(publicFigures(cases, NOW, { ...FIGURE_POLICY, published: FIGURE_IDS })).toMatchObject({
      recovered_share: { percent: 100, n: 50 },
    });
  });

  it('is everything when the figures are switched off', () => {
    expect(publicFigures(some(50), NOW, { ...FIGURE_POLICY, on: false })).toBeNull();
  });

  it('is every amount of money', () => {
    const cases = some(50, { ...enough, claimed: 7_654_321, paid: 1_234_567 });
    const stored = JSON.stringify(publicFigures(cases, NOW, { ...FIGURE_POLICY, published: FIGURE_IDS }));
    expect(stored).not.toMatch(/76543|12345|3827160|617283/);
  });
});

describe('any cases', () => {
  const count = fc.nat({ max: 40 });
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2026-12-01'),
    noInvalidDate: true,
  });
  const any: fc.Arbitrary<ClosedCase> = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    created_at: moment,
    claimed: fc.nat(),
    paid: fc.nat(),
    reports: fc.record({ met: count, late: count }),
    contacts: fc.record({
      inside: count,
      outside_hours: count,
      second_that_day: count,
      recorded_late: count,
    }),
    first_contact_at: fc.option(moment, { nil: null }),
  });
  const distinct = fc.uniqueArray(any, { selector: ({ id }) => id });

  it('have the same figures in any order and with any repetition', () => {
    fc.assert(
      fc.property(distinct, fc.array(fc.nat()), (cases, picks) => {
        const again = picks.flatMap((n) => cases.slice(n % (cases.length || 1)).slice(0, 1));
        expect(publicFigures([...again, ...cases.toReversed()], NOW, ALL)).toEqual(
          publicFigures(cases, NOW, ALL),
        );
      }),
    );
  });

  it('have shares between nothing and the whole, as the schema stores them', () => {
    fc.assert(
      fc.property(distinct, (cases) => {
        const figures = publicFigures(cases, NOW, ALL);
        if (figures === null) return;
        const read = publicFiguresSchema.parse({ ...figures, computed_at: NOW });
        expect(read.recovered_share?.percent ?? 0).toBeLessThanOrEqual(100);
        expect(read.reports_on_time?.met ?? 0).toBeLessThanOrEqual(read.reports_on_time?.due ?? 0);
        expect(read.contacts_inside?.inside ?? 0).toBeLessThanOrEqual(read.contacts_inside?.counted ?? 0);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './calendar.ts';
import { clocksOf, limitationTableOn, type ClaimEvent, type ClaimFacts } from './claim-clocks.ts';
import { LEGAL_EVENT_KINDS, newClaimSheetSchema, newLegalEventSchema } from './claim-sheet.ts';
import { DEBT_KINDS, LIMITATION } from './law/limitation.ts';
import { standingEvents } from './legal-events.ts';
import { checkLimitation } from './limitation.ts';

const TODAY = '2026-11-23';
const clocks = (sheet: ClaimFacts, events: ClaimEvent[]) =>
  clocksOf(sheet, events, limitationTableOn(TODAY), TODAY);

/** Days within a few years, so that events fall before and after the last day. */
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2016-01-01', days));
const subject = fc.constantFrom(
  undefined,
  'instalment_0',
  'instalment_1',
  'cheque_0',
  'cheque_1',
  'guarantor_0',
);
const sheets: fc.Arbitrary<ClaimFacts> = fc.record(
  {
    debt_type: fc.constantFrom(...DEBT_KINDS),
    for_business: fc.boolean(),
    due_on: day,
    default_on: day,
    last_paid_on: day,
    instalments: fc.array(
      fc.oneof({ weight: 4, arbitrary: day }, { weight: 1, arbitrary: fc.constant('') }),
      {
        maxLength: 2,
      },
    ),
    cheques: fc.array(fc.record({ dated_on: day, first_returned_on: day }, { requiredKeys: [] }), {
      maxLength: 2,
    }),
    guarantors: fc.array(fc.record({ notified_on: day }, { requiredKeys: [] }), { maxLength: 1 }),
  },
  { requiredKeys: [] },
);
const eventLists = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...LEGAL_EVENT_KINDS),
      on: day,
      by_role: fc.constantFrom('customer' as const, 'partner' as const),
      subject,
      corrects: fc.constantFrom(undefined, undefined, 'e0', 'e1', 'e2'),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ subject: of, corrects, ...rest }, index): ClaimEvent => ({
      id: `e${index}`,
      ...rest,
      ...(of !== undefined && { subject: of }),
      ...(corrects !== undefined && { corrects }),
    })),
  );

describe('whatever the events', () => {
  it('their order makes no difference, nor does a repeated one (vector 7: 10,000 orders)', () => {
    const orders = eventLists.chain((list) =>
      fc.record({ list: fc.constant(list), other: fc.shuffledSubarray(list, { minLength: list.length }) }),
    );
    fc.assert(
      fc.property(sheets, orders, ({ ...sheet }, { list, other }) => {
        expect(clocks(sheet, [...other, ...other])).toEqual(clocks(sheet, list));
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('no clock of a debt ends later than any single reading of the table', () => {
    fc.assert(
      fc.property(sheets, eventLists, (sheet, events) => {
        for (const clock of clocks(sheet, events)) {
          if (clock.rule !== 'debt' || clock.lapse_on_earliest === null || clock.from_on === null) continue;
          for (const row of LIMITATION) {
            const isRead =
              row.kind === sheet.debt_type &&
              row.claim === 'debt' &&
              (row.forBusiness === undefined ||
                sheet.for_business === undefined ||
                row.forBusiness === sheet.for_business);
            if (!isRead) continue;
            // Each reading alone, with every event that anybody has entered and what the creditor states.
            const [alone] = checkLimitation(
              {
                kind: row.kind,
                dueOn: clock.from_on,
                refusedOn: null,
                forBusiness: row.forBusiness ?? null,
                events: [
                  ...events.flatMap(({ kind, on }) =>
                    ['acknowledged_in_writing', 'part_paid', 'interest_paid', 'security_given'].includes(kind)
                      ? [
                          {
                            kind:
                              kind === 'acknowledged_in_writing'
                                ? ('acknowledged' as const)
                                : ('paid' as const),
                            on,
                          },
                        ]
                      : [],
                  ),
                  ...(sheet.last_paid_on === undefined
                    ? []
                    : [{ kind: 'paid' as const, on: sheet.last_paid_on }]),
                ],
                paper: 'signed',
              },
              TODAY,
              [row],
            ).clocks;
            if (alone !== undefined && alone.earliest !== null)
              expect(clock.lapse_on_earliest <= alone.earliest).toBe(true);
          }
          // One that a contract may bring about is the only earlier day.
          for (const { on, because } of clock.lapse_on_other)
            expect(on < clock.lapse_on_earliest).toBe(because === 'accelerated');
        }
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);
});

/** What one reading says of a clock other than a debt's: computed from the law's periods alone, without the code of the clocks. */
function readingsOf(rule: string, subject: string, sheet: ClaimFacts, events: ClaimEvent[]): string[] {
  const part = Number(subject.split('_')[1] ?? 0);
  const about = (kind: string, isWhole = false) =>
    standingEvents(events)
      .filter((event) => event.kind === kind)
      .filter((event) => event.subject === undefined || event.subject === (isWhole ? 'claim' : subject))
      .map(({ on }) => on);
  const given = (...days: (string | undefined)[]) => days.filter((one) => one !== undefined);
  switch (rule) {
    case 'complaint': {
      const returned = given(sheet.cheques?.[part]?.first_returned_on, ...about('cheque_returned'));
      return returned.map((on) => addMonths(on, 3));
    }
    case 'drawer': {
      const dated = sheet.cheques?.[part]?.dated_on;
      // With everything that anybody has entered; what it restarts may only be later than what is certain.
      const restarts = ['acknowledged_in_writing', 'part_paid', 'interest_paid', 'security_given'];
      const later = restarts.flatMap((kind) => about(kind)).map((on) => addMonths(on, 12));
      return dated === undefined ? [] : [[addMonths(dated, 12), ...later].sort().at(-1) ?? ''];
    }
    case 'judgment':
      return about('judgment_final', true).map((on) => addMonths(on, 120));
    case 'guarantor': {
      const defaults = given(sheet.default_on, ...about('default', true));
      const dues = given(
        sheet.due_on,
        ...(sheet.instalments ?? []).filter((one) => one !== ''),
        ...about('due', true),
      );
      return (defaults.length > 0 ? defaults : dues).map((on) => addDays(on, 60));
    }
    default:
      return [];
  }
}

it('no other clock ends later than any single reading of what is known', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(sheets, eventLists, (sheet, events) => {
      for (const { rule, subject, lapse_on_earliest: lapse } of clocks(sheet, events)) {
        if (lapse === null || rule === 'debt') continue;
        const readings = readingsOf(rule, subject, sheet, events);
        for (const reading of readings) expect(lapse <= reading, `${rule} ${subject}`).toBe(true);
        if (readings.length > 0) seen.set(rule, (seen.get(rule) ?? 0) + 1);
      }
    }),
    { numRuns: 5_000 },
  );
  // Each rule has met its readings.
  for (const rule of ['complaint', 'drawer', 'judgment', 'guarantor'])
    expect(seen.get(rule) ?? 0, rule).toBeGreaterThan(50);
}, 60_000);

describe('the forms', () => {
  it('take a sheet of which nothing is known, and refuse a year of the other era', () => {
    expect(newClaimSheetSchema.safeParse({}).success).toBe(true);
    expect(newClaimSheetSchema.safeParse({ due_on: '2024-02-29' }).success).toBe(true);
    for (const due_on of ['2023-02-29', '2567-03-01', '1999-12-31', ''])
      expect(newClaimSheetSchema.safeParse({ due_on }).success).toBe(false);
  });

  it('take the place of a removed instalment, and no other day that is none', () => {
    const taken = (instalments: string[]) => newClaimSheetSchema.safeParse({ instalments }).success;
    expect(taken(['2024-01-05', '', '2024-03-05'])).toBe(true);
    for (const wrong of ['-', ' ', '2023-02-29']) expect(taken(['2024-01-05', wrong])).toBe(false);
  });

  it('take an event that was entered in error only if it names the event that it corrects', () => {
    const form = { kind: 'entered_in_error', on: '2026-11-23' };
    expect(newLegalEventSchema(TODAY).safeParse(form).success).toBe(false);
    expect(newLegalEventSchema(TODAY).safeParse({ ...form, corrects: 'e1' }).success).toBe(true);
    for (const [kind, taken] of [
      ['due', true],
      ['sued', false],
    ] as const)
      expect(newLegalEventSchema(TODAY).safeParse({ kind, on: '2026-11-24' }).success).toBe(taken);
    expect(
      newLegalEventSchema(TODAY).safeParse({ kind: 'sued', on: '2026-11-23', subject: 'cheque_10' }).success,
    ).toBe(false);
    expect(
      newLegalEventSchema(TODAY).safeParse({ kind: 'sued', on: '2026-11-23', subject: 'cheque_9' }).success,
    ).toBe(true);
  });
});

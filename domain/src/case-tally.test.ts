import { describe, expect, it } from 'vitest';
import { CASE_STATUSES, isOpen } from './case.ts';
import {
  caseSumsSchema,
  differenceOf,
  gapBetween,
  isNothing,
  planTallies,
  sameTally,
  shardOf,
  SHARDS,
  shardUpdate,
  sumOf,
  takesAway,
  tallyOf,
  type CaseSums,
  type CaseTally,
  type CountedCase,
  type Difference,
} from './case-tally.ts';

/** 21 November 2026, a Saturday of the week 47, at noon in Bangkok. */
const NOON = new Date('2026-11-21T05:00:00Z');
const submitted: CountedCase = {
  status: 'Submitted',
  amount: 1_250.29,
  partner_id: null,
  created_at: NOON,
  updated_at: NOON,
};
const assigned: CountedCase = { ...submitted, status: 'In Progress', partner_id: 'p1' };
const completed: CountedCase = {
  ...assigned,
  status: 'Completed',
  updated_at: new Date('2026-12-31T18:00:00Z'),
};

describe('the contribution of a case to the rollups', () => {
  const adds = (item: CountedCase) => differenceOf(null, tallyOf(item));

  it('is its status, its week and its day while nobody is assigned', () => {
    expect(adds(submitted)).toEqual({
      by_status: { Submitted: { count: 1, satang: 125_029 } },
      by_week: { '2026-W47': { submitted: 1 } },
      open_by_day: { '2026-11-21': { count: 1, satang: 125_029 } },
    });
  });

  it('includes the partner’s load while a partner works on it', () => {
    expect(adds(assigned).by_partner).toEqual({ p1: { open: 1, satang: 125_029 } });
  });

  it('includes the week of its completion in Bangkok, and no age, once it is completed', () => {
    expect(adds(completed)).toEqual({
      by_status: { Completed: { count: 1, satang: 125_029 } },
      by_week: { '2026-W47': { submitted: 1 }, '2026-W53': { completed: 1 } },
      by_partner: { p1: { completed: 1 } },
    });
  });

  it('has neither load nor age nor completion once it is cancelled', () => {
    expect(adds({ ...assigned, status: 'Cancelled' })).toEqual({
      by_status: { Cancelled: { count: 1, satang: 125_029 } },
      by_week: { '2026-W47': { submitted: 1 } },
    });
  });

  it('is in whole satang, where decimals are inexact as doubles', () => {
    for (const [amount, satang] of [
      [0.29, 29],
      [19.99, 1_999],
      [1_000_000_000_000, 100_000_000_000_000],
    ] as const)
      expect(tallyOf({ ...submitted, amount }).satang).toBe(satang);
  });
});

describe('a difference', () => {
  it('names what changed and nothing else', () => {
    expect(differenceOf(tallyOf(submitted), tallyOf(assigned))).toEqual({
      by_status: {
        Submitted: { count: -1, satang: -125_029 },
        'In Progress': { count: 1, satang: 125_029 },
      },
      by_partner: { p1: { open: 1, satang: 125_029 } },
    });
    expect(differenceOf(tallyOf(assigned), tallyOf({ ...assigned, partner_id: 'p2' }))).toEqual({
      by_partner: { p1: { open: -1, satang: -125_029 }, p2: { open: 1, satang: 125_029 } },
    });
  });

  it('is empty if a change is irrelevant to the rollups', () => {
    const later = { ...assigned, updated_at: new Date('2027-02-01T00:00:00Z') };
    expect(isNothing(differenceOf(tallyOf(assigned), tallyOf(later)))).toBe(true);
    expect(sameTally(tallyOf(assigned), tallyOf(later))).toBe(true);
    expect(sameTally(null, null)).toBe(true);
    expect(sameTally(null, tallyOf(submitted))).toBe(false);
    expect(sameTally(tallyOf(submitted), null)).toBe(false);
  });

  it('of a deleted case subtracts what it had added', () => {
    expect(sumOf([differenceOf(null, tallyOf(completed)), differenceOf(tallyOf(completed), null)])).toEqual(
      caseSumsSchema.parse({}),
    );
  });
});

describe('a shard', () => {
  const handedOver = differenceOf(tallyOf(assigned), { ...tallyOf(assigned), partner_id: 'p2' });
  const store = { add: (number: number) => `add ${number}`, drop: () => 'drop' };
  const held = (open: number) => sumOf([{ by_partner: { p1: { open, satang: open * 125_029 } } }]);

  it('is incremented without a read while nothing is subtracted', () => {
    const difference = differenceOf(tallyOf(submitted), tallyOf(assigned));
    expect(takesAway(difference)).toBe(false);
    expect(shardUpdate(null, difference, store)).toMatchObject({
      by_status: { Submitted: { count: 'add -1' }, 'In Progress': { count: 'add 1' } },
      by_partner: { p1: { open: 'add 1', satang: 'add 125029' } },
    });
  });

  it('deletes a key that becomes 0, and keeps one that does not', () => {
    const added = { p2: { open: 'add 1', satang: 'add 125029' } };
    expect(takesAway(handedOver)).toBe(true);
    expect(shardUpdate(held(1), handedOver, store)).toEqual({ by_partner: { p1: 'drop', ...added } });
    expect(shardUpdate(held(2), handedOver, store)).toEqual({
      by_partner: { p1: { open: 'add -1', satang: 'add -125029' }, ...added },
    });
  });

  it('that has not received another’s increment yet keeps a negative value', () => {
    expect(shardUpdate(sumOf([]), handedOver, store).by_partner?.['p1']).toEqual({
      open: 'add -1',
      satang: 'add -125029',
    });
  });
});

it('missing figures in sums are read as 0', () => {
  expect(caseSumsSchema.parse({ by_week: { '2026-W47': { submitted: 2 } } })).toEqual({
    by_status: {},
    by_week: { '2026-W47': { submitted: 2, completed: 0 } },
    open_by_day: {},
    by_partner: {},
  });
});

it('ids of all kinds spread over the shards', () => {
  const ids = Array.from({ length: 4_000 }, (_, index) =>
    index % 2 ? `เคส-${index}` : `DC69${String(index).padStart(4, '0')}`,
  );
  const sizes = SHARDS.map((shard) => ids.filter((id) => shardOf(id) === shard).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(ids.length);
  expect(Math.min(...sizes)).toBeGreaterThan(400);
  expect(Math.max(...sizes)).toBeLessThan(600);
});

/** The same numbers for the same seed, so that a failure can be reproduced (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Cases, tallies and shards in memory. */
class Desk {
  readonly cases = new Map<string, CountedCase>();
  readonly tallies = new Map<string, CaseTally>();
  readonly shards = new Map<string, CaseSums>();

  /** The transaction of one delivery of an event, or of one page of a recount. */
  count(...ids: string[]): number {
    const plan = planTallies(
      ids.map((id) => ({ id, case: this.cases.get(id) ?? null, tally: this.tallies.get(id) ?? null })),
    );
    for (const [id, tally] of plan.tallies) {
      if (tally === null) this.tallies.delete(id);
      else this.tallies.set(id, tally);
    }
    for (const [shard, difference] of plan.shards) this.add(shard, difference);
    return plan.tallies.size;
  }

  add(shard: string, difference: Difference): void {
    this.shards.set(shard, sumOf([this.shards.get(shard) ?? {}, difference]));
  }

  recount(): CaseSums {
    return sumOf([...this.cases.values()].map((item) => differenceOf(null, tallyOf(item))));
  }
}

describe.each(Array.from({ length: 12 }, (_, seed) => seed))('with random history %i', (seed) => {
  const random = randomOf(seed);
  const pick = <T>(items: readonly T[]): T => items[random(items.length)]!;
  const someTime = () => new Date(NOON.getTime() - random(400) * 86_400_000 - random(86_400_000));

  function change(desk: Desk, id: string): void {
    const before = desk.cases.get(id);
    if (before !== undefined && random(8) === 0) {
      desk.cases.delete(id);
      return;
    }
    const status = pick(CASE_STATUSES);
    desk.cases.set(id, {
      status,
      amount: (1 + random(1_000_000_000)) / 100,
      partner_id: isOpen(status) && random(3) === 0 ? null : pick(['p1', 'p2', 'p3']),
      created_at: before && random(10) > 0 ? before.created_at : someTime(),
      updated_at: someTime(),
    });
  }

  it('the sums equal a recount, in any order and number of deliveries of the events', () => {
    const desk = new Desk();
    const ids = Array.from({ length: 12 }, (_, index) => `case-${index}`);
    const underway: string[] = [];
    for (let step = 0; step < 200; step++) {
      const id = pick(ids);
      change(desk, id);
      underway.push(id);
      // Some events come late, some twice, none in order.
      while (underway.length > 0 && random(3) === 0) {
        const at = random(underway.length);
        const delivered = underway[at]!;
        if (random(4) > 0) underway.splice(at, 1);
        desk.count(delivered);
      }
    }
    while (underway.length > 0) desk.count(underway.splice(random(underway.length), 1)[0]!);
    expect(sumOf(desk.shards.values())).toEqual(desk.recount());
    expect(desk.count(...ids)).toBe(0);
  });

  it('a recount in pages repairs lost and wrong sums', () => {
    const desk = new Desk();
    const ids = Array.from({ length: 30 }, (_, index) => `case-${index}`);
    for (const id of ids) change(desk, id);
    desk.count(...ids.slice(0, 20));
    for (const id of ids.slice(0, 8)) change(desk, id);
    for (let page = 0; page < ids.length; page += 7) desk.count(...ids.slice(page, page + 7));
    expect(sumOf(desk.shards.values())).toEqual(desk.recount());
    // A shard gets a value that no case contributes.
    desk.add('3', {
      by_status: { Submitted: { count: 5, satang: -9 } },
      by_partner: { nobody: { open: 2 } },
    });
    const held = sumOf(desk.shards.values());
    expect(held).not.toEqual(desk.recount());
    desk.add('3', gapBetween(held, desk.recount()));
    expect(sumOf(desk.shards.values())).toEqual(desk.recount());
  });
});

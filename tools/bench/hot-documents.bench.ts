import { shardOf, SHARDS } from '@app/domain/case-tally';
import type { Benchmark } from './benchmark.ts';
import { table } from './figures.ts';

/** Of each a month: visits, cases, notifications. */
const SCALES = [1_000, 100_000, 10_000_000];

/** Assumed: a firm at work on 22 days a month, 15 in 100 of a day's cases in its busiest hour. */
const WORKING_DAYS = 22;
const PEAK_SHARE = 0.15;
const HOUR = 3_600;
const MINUTE = 60;

/** What `tallyCase` adds to the sums for one case: submitted, assigned (which sets In Progress), closed. */
const TALLIES_PER_CASE = 3;

/** Firestore's sustained limits, writes a second. */
const LIMIT = { document: 1, sequentialIndex: 500 };

/** A document, or an index, with many writes in a busy hour. */
type Place = {
  readonly name: string;
  readonly documents: number;
  /** Writes for each case. */
  readonly share: number;
  readonly limit: number;
  /** The document that a write goes to. */
  readonly draw: () => number;
};

const PLACES: readonly Place[] = [
  {
    name: `rollups/cases/shards, ${SHARDS.length} of them`,
    documents: SHARDS.length,
    share: TALLIES_PER_CASE,
    limit: LIMIT.document,
    draw: () => SHARDS.indexOf(shardOf(String(random()))),
  },
  {
    name: 'index of notifications on created_at',
    documents: 1,
    share: 1,
    limit: LIMIT.sequentialIndex,
    draw: () => 0,
  },
];

/** Drawn at each scale: the busiest hour of so many days. */
const HOURS = 5;

/**
 * How many writes go to one document in the busiest hour, simulated: Poisson arrivals in each second, each to the document
 * that the domain's rule selects. Firestore's limit is a sustained one, so the busiest minute is compared with it; the
 * busiest second is shown beside it, and is smoothed by the transaction's retries.
 */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  const rows = SCALES.flatMap((monthly) =>
    PLACES.map((place) => {
      const rate = rateOf(monthly, place);
      const { second, minute } = busiest(place, rate);
      return [
        monthly.toLocaleString('en'),
        place.name,
        String(second),
        minute.toFixed(2),
        (rate / place.documents).toFixed(4),
        String(place.limit),
        minute <= place.limit ? 'holds' : 'hot',
        limitOf(place).toLocaleString('en'),
      ];
    }),
  );
  console.log(
    table(
      [
        'a month',
        'where',
        'busiest second',
        'busiest minute, a second',
        'busy hour, a second',
        'limit',
        '',
        'reaches the limit at, a month',
      ],
      rows,
    ),
  );
}

/** Writes a second to all documents of a place in the busiest hour. */
function rateOf(monthly: number, { share }: Place): number {
  return ((monthly / WORKING_DAYS) * PEAK_SHARE * share) / HOUR;
}

/** The monthly scale at which the busiest hour's mean reaches the limit; two digits, as precise as the assumptions. */
function limitOf(place: Place): number {
  const exact = (place.limit * place.documents) / rateOf(1, place);
  return Number(exact.toPrecision(2));
}

/** @param rate writes a second @returns the most that one document was written: in a second, and a second in a minute */
function busiest({ documents, draw }: Place, rate: number) {
  const seconds = new Uint32Array(documents);
  const minutes = new Uint32Array(documents);
  let [second, minute] = [0, 0];
  for (let at = 0; at < HOURS * HOUR; at++) {
    seconds.fill(0);
    for (let arrivals = poisson(rate); arrivals > 0; arrivals--) {
      const document = draw();
      seconds[document] = (seconds[document] ?? 0) + 1;
      minutes[document] = (minutes[document] ?? 0) + 1;
    }
    second = Math.max(second, ...seconds);
    if (at % MINUTE !== MINUTE - 1) continue;
    minute = Math.max(minute, ...minutes);
    minutes.fill(0);
  }
  return { second, minute: minute / MINUTE };
}

/** Knuth's algorithm: the number of uniform numbers that can be multiplied before the product falls below e^-rate. */
function poisson(rate: number): number {
  const least = Math.exp(-rate);
  let [product, count] = [random(), 0];
  while (product > least) {
    product *= random();
    count += 1;
  }
  return count;
}

/** Between 0 and 1, the same numbers in each run, so that the table is reproducible (mulberry32). */
let state = 20_261_121;
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

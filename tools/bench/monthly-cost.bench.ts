import type { Benchmark } from './benchmark.ts';
import { table } from './figures.ts';

/** Of each a month: visits, cases, notifications; and how many admins are notified of events for all admins. */
const SCALES = [
  { monthly: 1_000, admins: 3 },
  { monthly: 100_000, admins: 10 },
  { monthly: 10_000_000, admins: 10 },
];

/** The cost of one step. `docs/scale.md` names the source of each count. */
type Cost = {
  readonly reads: number;
  readonly writes: number;
  readonly invocations: number;
  /** KiB that leave Google: Hosting for visits, Firestore for what screens read. */
  readonly kib: number;
};

/** A document as a screen reads it, with what the protocol adds; in KiB. */
const DOCUMENT = 1;

/**
 * The life of one case without its notifications: submitted, assigned, two updates, closed, and opened ten times. Each write
 * of the case is one run of the function that follows it, that of its search words too.
 */
const CASE: readonly (Cost & { readonly step: string })[] = [
  // profiles/{uid} by the rules; the actor's name; case and tally; the search words come from the event.
  { step: 'submitted', reads: 1 + 1 + 2, writes: 1 + 1 + 2 + 1, invocations: 2, kib: 0 },
  // The admin's profile, the partner and the case before by the rules; the name; case and tally.
  { step: 'assigned', reads: 2 + 1 + 1 + 2, writes: 1 + 1 + 2, invocations: 1, kib: 0 },
  // The partner's profile, its record and the case by the rules; the case for its receivers.
  { step: 'two updates', reads: 2 * (3 + 1), writes: 2, invocations: 2, kib: 0 },
  // As assigned, and the shard from which a closed case is subtracted.
  { step: 'closed', reads: 2 + 1 + 1 + 2 + 1, writes: 1 + 1 + 2, invocations: 1, kib: 0 },
  // The case, its two updates and four events, its partner, profile; three documents by the rules; a list of 25 before it.
  { step: 'opened ten times', reads: 10 * (9 + 3 + 25), writes: 0, invocations: 0, kib: 10 * 34 * DOCUMENT },
];

/** Mute preference read, notification written; shown by the bell, which the feed shares; marked read, shown as read. */
const NOTIFICATION: Cost = { reads: 1 + 1 + 1 + 1, writes: 2, invocations: 0, kib: 2 * DOCUMENT };

/** Page, fonts and scripts (docs/performance.md, Public pages); a browser's cache is empty at each visit. */
const VISIT_KIB = 27.0 + 56.7 + 81.5;
/** `serveSite` answers for the home page once a minute and language, for any number of visits; with three testimonials. */
const MINUTES = 30 * 24 * 60 * 3;
const TESTIMONIALS = 3;

/** To each admin, for one case: submitted, two updates, closed. Part of the month's notifications, if it has so many. */
const TOLD_ADMINS = 4;

/** US dollars. Firestore at the rate of the United States' multi-region, which is above Singapore's. */
const PRICE = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  invocation: 0.4 / 1_000_000,
  /** 100 ms of one processor and 256 MiB, Tier 2: the minimum charge, without concurrency. */
  run: 0.1 * (0.0000336 + 0.25 * 0.0000035),
  hostingGib: 0.15,
  firestoreGib: 0.12,
} as const;
/** The free tier of a month. */
const FREE = {
  reads: 50_000 * 30,
  writes: 20_000 * 30,
  invocations: 2_000_000,
  hostingGib: 10,
  firestoreGib: 10,
};
/** The free processor seconds of a month, in runs of 100 ms. */
const FREE_RUNS = 180_000 * 10;
const BAHT = 33;

/**
 * The monthly cost of visits, cases and notifications, from the counts above. Only arithmetic, printed as a table: a change
 * of a flow requires a change of its line here.
 */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  console.log(
    table(
      ['a month, of each', 'reads', 'writes', 'invocations', 'leaves Google', 'US dollars', 'baht', 'a case'],
      SCALES.map(({ monthly }) => {
        const month = monthOf(monthly);
        const dollars = dollarsOf(month);
        const gib = month.hostingGib + month.firestoreGib;
        return [
          monthly.toLocaleString('en'),
          ...[month.reads, month.writes, month.invocations].map((count) => count.toLocaleString('en')),
          `${gib.toFixed(1)} GiB`,
          dollars.toFixed(2),
          Math.round(dollars * BAHT).toLocaleString('en'),
          `${((dollars * BAHT) / monthly).toFixed(3)} baht`,
        ];
      }),
    ),
  );
  console.log(
    table(
      ['one of each', 'reads', 'writes', 'invocations'],
      [...CASE, { step: 'a notification', ...NOTIFICATION }].map(({ step, reads, writes, invocations }) => [
        step,
        String(reads),
        String(writes),
        String(invocations),
      ]),
    ),
  );
  console.log(
    table(
      ['a month, cases', 'admins', 'notifications to them', 'for one case'],
      SCALES.map(({ monthly, admins }) => [
        monthly.toLocaleString('en'),
        String(admins),
        (monthly * admins * TOLD_ADMINS).toLocaleString('en'),
        String(admins * TOLD_ADMINS),
      ]),
    ),
  );
}

type Month = Omit<Cost, 'kib'> & { readonly hostingGib: number; readonly firestoreGib: number };

function monthOf(monthly: number): Month {
  const pages = Math.min(monthly, MINUTES);
  const each = (key: keyof Cost) => CASE.reduce((sum, step) => sum + step[key], 0) + NOTIFICATION[key];
  return {
    reads: monthly * each('reads') + pages * TESTIMONIALS,
    writes: monthly * each('writes'),
    invocations: monthly * each('invocations') + pages,
    hostingGib: (monthly * VISIT_KIB) / 1_024 ** 2,
    firestoreGib: (monthly * each('kib')) / 1_024 ** 2,
  };
}

/** What is beyond the free tier. */
function dollarsOf(month: Month): number {
  const beyond = (used: number, free: number) => Math.max(0, used - free);
  return (
    beyond(month.reads, FREE.reads) * PRICE.read +
    beyond(month.writes, FREE.writes) * PRICE.write +
    beyond(month.invocations, FREE.invocations) * PRICE.invocation +
    beyond(month.invocations, FREE_RUNS) * PRICE.run +
    beyond(month.hostingGib, FREE.hostingGib) * PRICE.hostingGib +
    beyond(month.firestoreGib, FREE.firestoreGib) * PRICE.firestoreGib
  );
}

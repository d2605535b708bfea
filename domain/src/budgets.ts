/**
 * How much one account may write in a time (docs/decisions/110). A window slides: what is older than `ms` no longer counts.
 * Functions count and set the pause in the profile, the rules deny writes while it lasts, screens show when it ends.
 */
export interface BudgetWindow {
  /** Milliseconds. */
  ms: number;
  /** Documents within any such time. */
  most: number;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * How much an account may store in one day (midnight to midnight in Bangkok): attachments and profile pictures together.
 * The server counts what was stored and pauses the account; it may overshoot by the uploads that run at that moment.
 */
export const FILE_BUDGET = {
  files: 200,
  /** 1 GiB. */
  bytes: 1024 * 1024 * 1024,
} as const;

/** The shortest window first. */
type Windows = readonly [BudgetWindow, ...BudgetWindow[]];

/** What people write in a case, in an hour and in a day. */
const WRITTEN: Windows = [
  { ms: HOUR, most: 240 },
  { ms: DAY, most: 480 },
];
const ABOUT_MONEY: Windows = [
  { ms: HOUR, most: 120 },
  { ms: DAY, most: 360 },
];

/** Documents that are counted when they are created, each kind with what one account may write (docs/decisions/110). */
export const BUDGETS = {
  /** Cases that a customer submits. */
  cases: [{ ms: DAY, most: 60 }],
  /** Notes that a partner or an admin writes into cases. */
  updates: WRITTEN,
  /** Notes for the office alone. */
  office_notes: WRITTEN,
  /** Messages of anybody in a case. */
  messages: WRITTEN,
  /** Payments that a person reports. */
  payments: ABOUT_MONEY,
  /** Promises that a partner or an admin records. */
  promises: ABOUT_MONEY,
  /** Offers that a partner or an admin records. */
  decisions: ABOUT_MONEY,
  /** What a person enters about a claim, writes that have a document each. */
  legal_events: [{ ms: DAY, most: 120 }],
  /** Outcomes that a partner records. */
  outcomes: [{ ms: DAY, most: 240 }],
  /** Documents that a person adds to cases: as many as files. */
  documents: [{ ms: DAY, most: FILE_BUDGET.files }],
} as const satisfies Record<string, Windows>;
export type Pausable = keyof typeof BUDGETS;

/**
 * How many of a kind one account may write into one case, in all: functions read all of a case whenever one changes. Of the account,
 * so that nobody uses up the room of the others (docs/decisions/110).
 */
export const MOST_IN_CASE: Partial<Record<Pausable, number>> = {
  payments: 1_000,
  promises: 500,
  legal_events: 500,
};

/**
 * What an account may do in a day and what no documents are counted for: so many at once, and what was used comes back evenly
 * within a day. Calls are refused with the time from which they are accepted.
 */
export const DAILY_BUDGET = {
  /** Contacts that a partner records. */
  contacts: 300,
  reservations: 300,
  /** Each reads the whole record of a case. */
  checks: 60,
  /** Codes that are shown or made for a debtor. */
  doorCodes: 120,
  /** Steps in the life of a case; most of them notify several people. */
  steps: 120,
  /** Writes of what is known about a debtor or a claim, and of authorities and partners' papers. */
  facts: 120,
  /** Changes of a case's status by its partner. */
  statuses: 240,
  /** Rows of files that become cases: two files of the most rows. Beside `BUDGETS.cases`, which counts what the form submits. */
  importRows: 2_000,
  /** Files of statements that a function makes. */
  statements: 30,
} as const;
export type DailyKind = keyof typeof DAILY_BUDGET;
/** Written under the rules, which deny them while `paused_until` lasts. */
export type DailyWrite = Extract<DailyKind, 'facts' | 'statuses'>;

/**
 * How many e-mails of one kind a person gets at once in a day: so many in a row, and what was used comes back evenly. Further ones
 * are left to the daily digest.
 */
export const MAILS_AT_ONCE = 20;

export interface BudgetResult<T> {
  /** The documents beyond the budget, in the order of `written`. */
  beyond: T[];
  /** When the account may write again; null: now. */
  pausedUntil: Date | null;
}

/**
 * Applies the budget to what an account has written: first come, first served.
 * @param written in the order in which it was written
 */
export function judgeBudget<T extends { at: Date }>(
  windows: readonly BudgetWindow[],
  written: readonly T[],
): BudgetResult<T> {
  const kept: T[] = [];
  const beyond: T[] = [];
  for (const one of written) {
    if (windows.some((window) => isUsedUp(window, kept, one.at))) beyond.push(one);
    else kept.push(one);
  }
  const last = kept.at(-1);
  if (last === undefined) return { beyond, pausedUntil: null };
  const ends = windows
    .filter((window) => isUsedUp(window, kept, last.at))
    .map(({ ms, most }) => (kept.at(-most)?.at.getTime() ?? 0) + ms);
  return { beyond, pausedUntil: ends.length === 0 ? null : new Date(Math.max(...ends)) };
}

/** Are there `most` of them in the window that ends at `at`? */
function isUsedUp({ ms, most }: BudgetWindow, kept: readonly { at: Date }[], at: Date): boolean {
  const oldest = kept.at(-most);
  return most <= 0 || (oldest !== undefined && oldest.at.getTime() > at.getTime() - ms);
}

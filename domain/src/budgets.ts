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

/** Cases that a customer submits. The shortest window first. */
export const CASE_BUDGET: readonly BudgetWindow[] = [{ ms: DAY, most: 60 }];

/** Notes that a partner or an admin writes into cases, as many for the office alone, and messages of anybody in a case. The shortest window first. */
export const UPDATE_BUDGET: readonly BudgetWindow[] = [
  { ms: HOUR, most: 240 },
  { ms: DAY, most: 480 },
];

/** Payments that a person reports, and promises and offers that a partner or an admin records. The shortest window first. */
export const PAYMENT_BUDGET: readonly BudgetWindow[] = [
  { ms: HOUR, most: 120 },
  { ms: DAY, most: 360 },
];

/** What a person enters about a claim, writes that have a document each. The shortest window first. */
export const EVENT_BUDGET: readonly BudgetWindow[] = [{ ms: DAY, most: 120 }];

/** Outcomes that a partner records. The shortest window first. */
export const OUTCOME_BUDGET: readonly BudgetWindow[] = [{ ms: DAY, most: 240 }];

/**
 * How much an account may store in one day (midnight to midnight in Bangkok): attachments and profile pictures together.
 * The server counts what was stored and pauses the account; it may overshoot by the uploads that run at that moment.
 */
export const FILE_BUDGET = {
  files: 200,
  /** 1 GiB. */
  bytes: 1024 * 1024 * 1024,
} as const;

/** Documents that a person adds to cases: as many as files. The shortest window first. */
export const DOCUMENT_BUDGET: readonly BudgetWindow[] = [{ ms: DAY, most: FILE_BUDGET.files }];

/** Documents that are counted when they are created, each kind with what one account may write (docs/decisions/110). */
export const BUDGETS = {
  cases: CASE_BUDGET,
  updates: UPDATE_BUDGET,
  office_notes: UPDATE_BUDGET,
  messages: UPDATE_BUDGET,
  payments: PAYMENT_BUDGET,
  promises: PAYMENT_BUDGET,
  decisions: PAYMENT_BUDGET,
  legal_events: EVENT_BUDGET,
  outcomes: OUTCOME_BUDGET,
  documents: DOCUMENT_BUDGET,
} as const;
export type Pausable = keyof typeof BUDGETS;

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
  /** Rows of files that become cases: two files of the most rows. Beside `CASE_BUDGET`, which counts what the form submits. */
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

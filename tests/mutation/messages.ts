/** The messages between main.ts and its workers. */

export type Service = 'firestore' | 'storage';

/** Neighbouring tests of one file that are run together. */
export interface Unit {
  id: number;
  file: string;
  from: number;
  to: number;
  /** The names of the tests. */
  names: readonly string[];
  milliseconds: number;
  /** Places of the rules that the tests evaluate; null if the emulator does not count, or its report is too large to send. */
  covered: readonly Evaluated[] | null;
  /** Requests to Storage: `GET case-files`. */
  requests: readonly string[];
}

export type Place = readonly [start: number, end: number];

/** An expression with the values that it had; an error counts as another value. */
export type Evaluated = readonly [start: number, end: number, values: readonly (boolean | 'other')[]];

export type Order =
  | { kind: 'survey'; file: string }
  | {
      kind: 'try';
      rules: string;
      /** The name of the mutant among those that the rules have a switch for; null: the rules are the mutant. */
      active: string | null;
      units: readonly Pick<Unit, 'id' | 'file' | 'from' | 'to'>[];
      /** After this many ms no further unit is started. */
      limit: number;
    };

export type FileSurvey = { units: Omit<Unit, 'id'>[]; places: readonly Place[] }; // places: every expression in the report

export type Trial =
  | { verdict: 'found'; unit: number; test: string; error: string }
  /** `tried`: how many units passed before the time was over. */
  | { verdict: 'survives'; tried: number }
  /** A unit failed, perhaps because of the switches: a request takes at most 1,000 expressions. */
  | { verdict: 'unclear' }
  | { verdict: 'invalid'; error: string };

export type Answer = { survey: FileSurvey } | { trial: Trial } | { fault: string };

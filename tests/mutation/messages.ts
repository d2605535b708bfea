/** What main.ts and its workers say to each other. */

export type Service = 'firestore' | 'storage';

/** Tests of one file that stand together and are run together. */
export interface Unit {
  id: number;
  file: string;
  from: number;
  to: number;
  /** The first test's name, for what a person reads. */
  name: string;
  milliseconds: number;
  /** Places of the rules that the tests evaluate; null where nobody counts, or too much was counted to be sent. */
  covered: readonly Place[] | null;
  /** What was asked of Storage: `GET case-files`. */
  requests: readonly string[];
}

export type Place = readonly [start: number, end: number];

export type Order =
  | { kind: 'survey'; file: string }
  | { kind: 'try'; rules: string; units: readonly Pick<Unit, 'id' | 'file' | 'from' | 'to'>[] };

export type Survey = { units: Omit<Unit, 'id'>[]; places: readonly Place[] }; // places: every expression that a report knows

export type Trial =
  | { verdict: 'found'; unit: number; test: string; error: string }
  | { verdict: 'survives' }
  | { verdict: 'invalid'; error: string };

export type Answer = { survey: Survey } | { trial: Trial } | { fault: string };

import { FirebaseError } from 'firebase/app';
import { Actors, PEOPLE, PERSONAS, type Persona, type Person } from '../support/as.ts';
import { MATRIX } from './matrix.ts';
import type { Row } from './matrix-row.ts';
import { uploadRules } from './rules-endpoint.ts';
import { DatabaseReset } from './database-reset.ts';
import { accountDocuments } from './fixtures.ts';

/**
 * The emulator gives a single request ten look-ups (a `get` and an `exists` of one document are two) and refuses the
 * eleventh.
 */
export const CEILING = 10;

/** One row for each condition is enough; rows that differ only in their filter need the same look-ups. */
const ROWS = MATRIX.filter(({ operation }) => !/^count/.test(operation));

/** One request of the matrix. */
interface Request {
  row: Row;
  persona: Persona;
}

export function nameOf({ row, persona }: Request): string {
  return `${persona} ${row.collection} ${row.operation}`;
}

/** Every request of every persona for these rows. */
export function requestsOf(rows: readonly Row[], personas: readonly Persona[] = PERSONAS): Request[] {
  return rows.flatMap((row) => personas.map((persona) => ({ row, persona })));
}

/**
 * Measures how many documents requests look up, granted or refused: every condition of the rules is forced to be true and
 * followed by look-ups of other documents. A request that is then refused has used more than the remaining look-ups itself.
 */
export class LookupMeter {
  readonly #rules: string;
  readonly #actors = new Actors('meter');
  readonly #database = new DatabaseReset(this.#actors);

  /** @param rules the text of `firestore.rules` */
  constructor(rules: string) {
    this.#rules = rules;
  }

  /** The rows that some `allow` covers; others are refused without any look-up. */
  async openRows(): Promise<Row[]> {
    const closed = new Set((await this.#refused(requestsOf(ROWS, ['CO']), 0)).map(({ row }) => row));
    return ROWS.filter((row) => !closed.has(row));
  }

  /** The requests that look up more than this many documents. @param enough how many to find; all by default */
  moreThan(documents: number, requests: readonly Request[], enough = Infinity): Promise<Request[]> {
    return this.#refused(requests, CEILING - documents, enough);
  }

  leave(): Promise<void> {
    return this.#actors.leave();
  }

  async #refused(requests: readonly Request[], spare: number, enough = Infinity): Promise<Request[]> {
    await uploadRules(this.#actors.projectId, withSpareLookups(this.#rules, spare));
    const refused: Request[] = [];
    for (const request of requests) {
      if (refused.length >= enough) break;
      if (!(await this.#isGranted(request))) refused.push(request);
    }
    return refused;
  }

  async #isGranted({ row, persona }: Request): Promise<boolean> {
    const person: Person = persona === 'V' || persona === 'DIS' ? PEOPLE.PA : PEOPLE[persona];
    await this.#database.set({
      ...row.given?.(person),
      ...(persona === 'DIS' ? accountDocuments(person, true) : {}),
    });
    if (!row.reads) this.#database.touch();
    return row.act(this.#actors.as(persona === 'V' ? null : person), person).then(
      () => true,
      (error: unknown) => {
        // Any other error (an update of a missing document) comes after the rules have granted.
        return !(error instanceof FirebaseError && error.code === 'permission-denied');
      },
    );
  }
}

/** @param spare how many further look-ups follow every condition */
function withSpareLookups(rules: string, spare: number): string {
  const look = (index: number) => `!exists(/databases/$(database)/documents/spare/${index})`;
  const lookups =
    spare === 0 ? 'true' : Array.from({ length: spare }, (_, index) => look(index)).join(' && ');
  const conditions = rules.replace(/(allow [a-z]+: if )([^;]+);/g, '$1(($2) || true) && spare();');
  return conditions.replace(
    '{database}/documents {',
    `{database}/documents {\n function spare() { return ${lookups}; }\n`,
  );
}

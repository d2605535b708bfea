import { testEnvironment } from '../support/env.ts';
import { SWITCH } from '../mutation/switches.ts';
import type { Actors } from '../support/as.ts';
import { arrange, fixtures, type Documents } from './fixtures.ts';

/** A stored document: its path, and when it was written, as the emulator states it (RFC 3339, in UTC). */
type Stored = readonly [path: string, written: string];

const databases = new WeakMap<Actors, DatabaseReset>();

/** What is known of a database. */
interface State {
  /** When the last documents were written here; null before the first. */
  time: string | null;
  changed: Documents;
  isTouched: boolean;
}

/** Of every database: test files that run in one process (tests/mutation) may share one. */
const states = new Map<string, State>();

/** Another test file of this process may have written to any database: the next `set` looks for it (tests/mutation). */
export function touchAll(): void {
  for (const state of states.values()) state.isTouched = true;
}

/** The fixture documents with these changes, and no others, whatever the test before has written. */
export async function begin(actors: Actors, changes: Documents = {}): Promise<void> {
  const database = databases.get(actors) ?? new DatabaseReset(actors);
  databases.set(actors, database);
  database.touch();
  await database.set(changes);
}

/**
 * Brings a database to the fixture documents before each test, and writes only those that differ: the emulator keeps every
 * version of every document and copies all of them at the next write, so that whole resets become slower with each test.
 */
export class DatabaseReset {
  readonly #actors: Actors;
  readonly #state: State;

  constructor(actors: Actors) {
    this.#actors = actors;
    const database = `${actors.projectId}/${actors.databaseId}`;
    this.#state = states.get(database) ?? { time: null, changed: {}, isTouched: true };
    this.#state.isTouched = true;
    states.set(database, this.#state);
  }

  /** The fixture documents with these changes (`null` means missing), and no others. */
  async set(changes: Documents): Promise<void> {
    const whole = await fixtures();
    const differing = this.#state.isTouched ? await this.#differing(whole) : [];
    const restored = [...Object.keys(this.#state.changed), ...differing].map((path) => [
      path,
      whole[path] ?? null,
    ]);
    const documents: Documents = { ...(Object.fromEntries(restored) as Documents), ...changes };
    // Should one of the next steps fail, everything is looked for and restored.
    this.#state.changed = { ...this.#state.changed, ...changes };
    this.#state.isTouched = true;
    await arrange(this.#actors, documents);
    // Read after the write: the next `set` restores what was written later than this.
    this.#state.time = (await this.#timeOf(documents)) ?? this.#state.time;
    this.#state.changed = changes;
    this.#state.isTouched = false;
  }

  /** Writes documents besides those of `set`; the next `set` restores them. */
  async add(changes: Documents): Promise<void> {
    this.#state.changed = { ...this.#state.changed, ...changes };
    await arrange(this.#actors, changes);
  }

  /** Documents may have been written in other ways: the next `set` looks for them. */
  touch(): void {
    this.#state.isTouched = true;
  }

  /** The paths of documents that are missing, or were written since the last `set`, or do not belong here. */
  async #differing(whole: Documents): Promise<string[]> {
    const time = this.#state.time;
    const stored = await this.#stored();
    const paths = new Set(stored.map(([path]) => path));
    const missing = Object.keys(whole).filter((path) => !paths.has(path));
    const written = stored
      .filter(([path, at]) => time === null || !(path in whole) || isLater(at, time))
      .map(([path]) => path);
    return [...missing, ...written];
  }

  async #timeOf(documents: Documents): Promise<string | null> {
    const path = Object.entries(documents).find(([, data]) => data !== null)?.[0];
    if (path === undefined) return null;
    const { updateTime } = (await this.#ask(
      `/${path.split('/').map(encodeURIComponent).join('/')}?mask.fieldPaths=none`,
    )) as { updateTime: string };
    return updateTime;
  }

  async #stored(): Promise<Stored[]> {
    const query = { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } };
    const rows = (await this.#ask(':runQuery', { structuredQuery: query })) as {
      document?: { name: string; updateTime: string };
      error?: { message: string };
    }[];
    const failed = rows.find(({ error }) => error !== undefined);
    if (failed !== undefined) throw new Error(failed.error?.message);
    const { projectId, databaseId } = this.#actors;
    const root = `projects/${projectId}/databases/${databaseId}/documents/`;
    return rows.flatMap(({ document }) =>
      document === undefined || document.name === root + SWITCH
        ? []
        : [[document.name.slice(root.length), document.updateTime] as const],
    );
  }

  /** As the server; with a body it is sent by POST. */
  async #ask(what: string, body?: object): Promise<unknown> {
    const { projectId, databaseId } = this.#actors;
    const root = `http://${testEnvironment().firestoreHost}/v1/projects/${projectId}/databases/${databaseId}/documents`;
    const answer = await fetch(root + what, {
      headers: { Authorization: 'Bearer owner' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what} (${answer.status}): ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }
}

/** Of two times in RFC 3339 with `Z` and any number of decimals: without the `Z` they are in the order of their characters. */
function isLater(one: string, other: string): boolean {
  return one.replace('Z', '') > other.replace('Z', '');
}

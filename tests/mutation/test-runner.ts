import { format } from 'node:util';
import { expect as vitestExpect } from 'vitest';

/**
 * The part of Vitest that rules tests use, for a process that runs chosen tests many times. Vitest itself starts a
 * process, or at least repeats every import, for each run, and a thousand mutants must be tested within minutes.
 */
type Body = () => unknown;
type Options = { timeout?: number };

class Suite {
  readonly name: string;
  readonly parent: Suite | null;
  readonly before: Body[] = [];
  readonly after: Body[] = [];
  readonly beforeEach: Body[] = [];
  readonly afterEach: Body[] = [];

  constructor(name: string, parent: Suite | null) {
    this.name = name;
    this.parent = parent;
  }

  /** The enclosing suites, from the file to this one. */
  get line(): Suite[] {
    return this.parent === null ? [this] : [...this.parent.line, this];
  }
}

export interface Test {
  /** The names of its suites and of the test. */
  name: string;
  suite: Suite;
  body: Body;
}

let current = new Suite('', null);
let tests: Test[] = [];
let imports = 0;

/** Loads a test file with fresh module variables each time, as Vitest does for each file. */
export async function collect(file: string): Promise<Test[]> {
  current = new Suite('', null);
  tests = [];
  imports += 1;
  await import(`${file}?run=${imports}`);
  return tests;
}

export interface Outcome {
  /** The index of the first failed test, if any. */
  failed: number | null;
  error: string;
}

/** Milliseconds after which a test counts as failed. */
const PATIENCE = 20_000;

/** Runs some tests of a file in order, with all their hooks, up to the first failure. */
export async function run(all: readonly Test[], from: number, to: number): Promise<Outcome> {
  let open: Suite[] = [];
  let failed: number | null = null;
  let error = '';
  const close = async (kept: readonly Suite[]) => {
    for (const suite of open.filter((each) => !kept.includes(each)).reverse())
      for (const body of suite.after) await body();
  };
  try {
    for (let index = from; index < to && failed === null; index++) {
      const test = all[index];
      if (test === undefined) break;
      const { line } = test.suite;
      try {
        await close(line);
        for (const suite of line.filter((each) => !open.includes(each)))
          for (const body of suite.before) await inTime(body);
        open = line;
        for (const suite of line) for (const body of suite.beforeEach) await inTime(body);
        await inTime(test.body);
        for (const suite of [...line].reverse()) for (const body of suite.afterEach) await inTime(body);
      } catch (thrown) {
        open = line;
        failed = index;
        error = thrown instanceof Error ? thrown.message : String(thrown);
      }
    }
  } finally {
    await close([]).catch(() => undefined);
  }
  return { failed, error };
}

async function inTime(body: Body): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No end after ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([body(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function addTest(name: string, optionsOrBody: Options | Body, body?: Body): void {
  const run = typeof optionsOrBody === 'function' ? optionsOrBody : body;
  if (run === undefined) throw new Error(`The test "${name}" has no body.`);
  const names = [...current.line.map((suite) => suite.name), name];
  tests.push({ name: names.filter(Boolean).join(' > '), suite: current, body: run });
}

function addSuite(name: string, body: Body): void {
  const outer = current;
  current = new Suite(name, outer);
  try {
    if (body() instanceof Promise)
      throw new Error(`The suite "${name}" is asynchronous, which this runner is not.`);
  } finally {
    current = outer;
  }
}

/** `test.each([[1, 2]])('%i and %i', (a, b) => …)`; a row that is not an array is one argument. */
function each(add: (name: string, body: Body) => void) {
  return (table: readonly unknown[]) => (name: string, body: (...args: unknown[]) => unknown) => {
    for (const row of table) {
      const args: readonly unknown[] = Array.isArray(row) ? row : [row];
      const places = name.match(/%[sdifjoO]/g)?.length ?? 0;
      add(format(name, ...args.slice(0, places)), () => body(...args));
    }
  };
}

export const test = Object.assign(addTest, { each: each((name, body) => addTest(name, body)) });
export const it = test;
export const describe = Object.assign(addSuite, { each: each(addSuite) });
export const expect = vitestExpect;
export const beforeAll = (body: Body) => void current.before.push(body);
export const afterAll = (body: Body) => void current.after.push(body);
export const beforeEach = (body: Body) => void current.beforeEach.push(body);
export const afterEach = (body: Body) => void current.afterEach.push(body);

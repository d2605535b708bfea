import { readFile } from 'node:fs/promises';
import { closeShared, RULES_PROJECTS } from '../support/as.ts';
import { testEnvironment } from '../support/env.ts';
import { readCoverage, takeRules, type CoverageNode } from '../rules/rules-endpoint.ts';
import { touchAll } from '../rules/database-reset.ts';
import type { Answer, Evaluated, Order, Place, Service, FileSurvey, Trial, Unit } from './messages.ts';
import { SHIPPED, SWITCH } from './switches.ts';
import { collect, run, type Outcome, type Test } from './test-runner.ts';

/**
 * Runs tests against rules in a separate process: `node --import ./use-runner.ts worker.ts firestore|storage`, with the
 * environment of tests/support/env.ts. Takes one order at a time over IPC (messages.ts).
 */
const service = process.argv[2] as Service;
const ROOT = new URL('../../', import.meta.url);
const shipped = await readFile(new URL(`${service}.rules`, ROOT), 'utf8');

/** The most tests in one unit; small for Storage, where each test writes all its documents and objects. */
const UNIT = service === 'firestore' ? 20 : 8;

/** Requests to Storage since this was last cleared: its emulator does not count evaluations. */
const requests = new Set<string>();
/** The rules that an emulator received last; a test may load others. */
let loaded = '';
const plainFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = decodeURIComponent(input instanceof Request ? input.url : String(input));
  const folder = /\/o(?:\/|\?.*?(?:name|prefix)=)([\w-]+)/.exec(url)?.[1];
  if (folder !== undefined) requests.add(`${init?.method ?? 'GET'} ${folder}`);
  if (url.endsWith('/internal/setRules')) loaded = '';
  return plainFetch(input, init);
};

const runProject = testEnvironment().projectId;
let projects = 0;
/** How many groups of tests are surveyed until the coverage is reset: a report that grows is too large to send. */
const PER_UPLOAD = 8;
/** The tests of the files that were loaded in this project. */
const collected = new Map<string, Test[]>();

/**
 * Continues with an empty project: the emulator keeps every version of every document and copies all of them at the next write,
 * which made a mutant take ten times as long after a hundred others. Storage reads the run's own project only.
 */
async function renewProject(): Promise<void> {
  if (service === 'storage') return;
  projects += 1;
  process.env.PORTAL_PROJECT_ID = `${runProject}-${projects}`;
  loaded = '';
  passed.clear();
  collected.clear();
  await closeShared();
}

/** Test files name their project and connections when they are imported: once in each project. */
async function testsOf(file: string): Promise<Test[]> {
  if (service === 'storage') return collect(file);
  const tests = collected.get(file) ?? (await collect(file));
  collected.set(file, tests);
  return tests;
}

/** @returns why the rules could not be loaded, or null */
async function load(rules: string): Promise<string | null> {
  loaded = rules;
  if (service === 'firestore') {
    const errors = (await takeRules(RULES_PROJECTS.counted(), rules)).filter(
      ({ severity }) => severity !== 'WARNING',
    );
    return errors[0]?.description ?? null;
  }
  process.env.PORTAL_STORAGE_RULES = rules; // for a test that uploads them with a change (tests/support/storage-rules.ts)
  const answer = await plainFetch(`http://${testEnvironment().storageHost}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
  });
  return answer.ok ? null : await answer.text();
}

async function survey(file: string): Promise<FileSurvey> {
  await renewProject();
  const tests = await testsOf(file);
  const units: Omit<Unit, 'id'>[] = [];
  let places: readonly Place[] = [];
  let before: Counts | null = null;
  for (const [index, [from, to]] of unitsOf(tests).entries()) {
    // An upload of rules resets the coverage, and takes as long as a group of tests.
    if (service === 'storage' ? index === 0 : before === null || index % PER_UPLOAD === 0) {
      await load(shipped);
      before = new Map();
    }
    requests.clear();
    const fresh = await testsOf(file);
    const begun = performance.now();
    const { failed, error } = await run(fresh, from, to);
    if (failed !== null)
      throw new Error(`Fails on the shipped rules: ${file} ${tests[failed]?.name ?? ''}\n${error}`);
    const milliseconds = performance.now() - begun;
    const nodes = service === 'firestore' ? await nodesOf() : null;
    const after = nodes && countsOf(nodes);
    if (nodes !== null) places = nodes.map(placeOf);
    const covered = after && evaluatedSince(before ?? new Map(), after);
    before = after;
    const names = tests.slice(from, to).map(({ name }) => name);
    units.push({ file, from, to, names, milliseconds, covered, requests: [...requests] });
  }
  return { units, places };
}

/** At most so many neighbouring tests of one outermost suite. */
function unitsOf(tests: readonly Test[]): [number, number][] {
  const units: [number, number][] = [];
  for (const [index, { suite }] of tests.entries()) {
    const last = units.at(-1);
    const outer = (place: number) => tests[place]?.suite.line[1];
    if (last !== undefined && index - last[0] < UNIT && outer(last[0]) === suite.line[1]) last[1] = index + 1;
    else units.push([index, index + 1]);
  }
  return units;
}

/** Every expression of the rules, or null if the emulator's report is too large to send. */
async function nodesOf(): Promise<CoverageNode[] | null> {
  const whole = (nodes: readonly CoverageNode[]): CoverageNode[] =>
    nodes.flatMap((node) => [node, ...whole(node.children ?? [])]);
  const coverage = await readCoverage(RULES_PROJECTS.counted()).catch(() => null);
  return coverage === null ? null : whole(coverage.report ?? []);
}

function placeOf({ sourcePosition: at }: CoverageNode): Place {
  return [at?.currentOffset ?? 0, (at?.endOffset ?? 0) + 1];
}

/** How often each expression had each value, by its place. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function countsOf(nodes: readonly CoverageNode[]): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const node of nodes) {
    const place = placeOf(node).join('-');
    const values = counts.get(place) ?? new Map<string, number>();
    counts.set(place, values);
    for (const { value, count = 0 } of node.values ?? []) {
      const key = kindOf(value);
      values.set(key, (values.get(key) ?? 0) + count);
    }
  }
  return counts;
}

function kindOf(value: unknown): string {
  const isBoolean =
    typeof value === 'object' &&
    value !== null &&
    'boolValue' in value &&
    typeof value.boolValue === 'boolean';
  return isBoolean ? String(value.boolValue) : 'other';
}

function evaluatedSince(before: Counts, after: Counts): Evaluated[] {
  return [...after].flatMap(([place, values]) => {
    const known = before.get(place);
    const now = [...values].filter(([key, count]) => count > (known?.get(key) ?? 0)).map(([key]) => key);
    if (now.length === 0) return [];
    const [from = 0, to = 0] = place.split('-').map(Number);
    return [[from, to, now.map((key) => (key === 'other' ? key : key === 'true'))] as const];
  });
}

/** What assertFails says. */
const GRANTED = /Expected request to fail|was to be refused/;
/** The emulator's reason for a refusal: a condition that was false, or an error in one. */
const REFUSED = / for '\w+' @ L\d/;
/** The switches add expressions, and a request may take 1,000: this says nothing about a mutant. */
const TOO_LONG = /maximum of 1000 expressions/;
/** The groups of tests that pass while the rules with switches behave as shipped, by their id and how far. */
const passed = new Set<string>();

async function activate(name: string): Promise<void> {
  const { firestoreHost } = testEnvironment();
  const documents = `projects/${RULES_PROJECTS.counted()}/databases/(default)/documents`;
  const answer = await plainFetch(`http://${firestoreHost}/v1/${documents}/${SWITCH}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { name: { stringValue: name } } }),
  });
  if (!answer.ok) throw new Error(`The mutant cannot be chosen: ${await answer.text()}`);
}

async function attempt({ rules, active, units, limit }: Extract<Order, { kind: 'try' }>): Promise<Trial> {
  const begun = performance.now();
  if (loaded !== rules) {
    await renewProject();
    const fault = await load(rules);
    if (fault !== null) return { verdict: 'invalid', error: fault };
  }
  let tried = 0;
  for (const { id, file, from, to } of units) {
    if (performance.now() - begun > limit) break;
    tried += 1;
    // A test may have loaded other rules (Storage).
    if (loaded !== rules) await load(rules);
    const tests = await testsOf(file);
    if (active !== null) await activate(active);
    const { failed, error } = await runFrom(file, tests, from, to);
    if (failed === null) continue;
    const isGranted = GRANTED.test(error);
    const isRefused = REFUSED.test(error) && !TOO_LONG.test(error);
    if (active === null) {
      // Where nothing was granted that is to be refused, it must fail twice: the first failure may come from a busy machine.
      if (!isGranted && (await runFrom(file, tests, from, to)).failed === null) continue;
    } else if (
      !(isGranted || isRefused) ||
      !(await passesAsShipped({ id, file, from, to: failed + 1 }, tests))
    )
      return { verdict: 'unclear' };
    return { verdict: 'found', unit: id, test: tests[failed]?.name ?? '', error };
  }
  return { verdict: 'survives', tried };
}

/** A test finds a mutant only if it passes with the same rules while no mutant is active. */
async function passesAsShipped(
  { id, file, from, to }: Pick<Unit, 'id' | 'file' | 'from' | 'to'>,
  tests: readonly Test[],
): Promise<boolean> {
  const key = `${id} ${to}`;
  if (passed.has(key)) return true;
  await activate(SHIPPED);
  if ((await runFrom(file, tests, from, to)).failed !== null) return false;
  passed.add(key);
  return true;
}

/** The test file that ran last and knows what it has written; empty after a failure, when a mutant may have granted more. */
let written = '';

/** Test files share a database here: each begins with a look at what another one has left. */
async function runFrom(file: string, tests: readonly Test[], from: number, to: number): Promise<Outcome> {
  if (file !== written) touchAll();
  const outcome = await run(tests, from, to);
  written = outcome.failed === null ? file : '';
  return outcome;
}

async function answer(order: Order): Promise<Answer> {
  try {
    if (order.kind === 'survey') return { survey: await survey(order.file) };
    return { trial: await attempt(order) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: Order) => void answer(order).then((said) => process.send?.(said)));
process.on('disconnect', () => process.exit(0));

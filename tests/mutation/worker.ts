import { readFile } from 'node:fs/promises';
import { RULES_PROJECTS } from '../support/as.ts';
import { testEnvironment } from '../support/env.ts';
import { readCoverage, takeRules, type CoverageNode } from '../rules/rules-endpoint.ts';
import type { Answer, Evaluated, Order, Place, Service, Survey, Trial, Unit } from './messages.ts';
import { collect, run, type Test } from './test-runner.ts';

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
/**
 * Starts with an empty project: the emulator keeps every version of every document and copies all of them at the next write,
 * which made a mutant take ten times as long after a hundred others. Storage reads the run's own project only.
 */
function renewProject(): void {
  if (service === 'storage') return;
  process.env.PORTAL_PROJECT_ID = `${runProject}-${projects++}`;
  loaded = '';
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

async function survey(file: string): Promise<Survey> {
  renewProject();
  const tests = await collect(file);
  const units: Omit<Unit, 'id'>[] = [];
  let places: readonly Place[] = [];
  await load(shipped);
  for (const [from, to] of unitsOf(tests)) {
    if (service === 'firestore') await load(shipped); // resets the coverage count
    requests.clear();
    const fresh = await collect(file);
    const begun = performance.now();
    const { failed, error } = await run(fresh, from, to);
    if (failed !== null)
      throw new Error(`Fails on the shipped rules: ${file} ${tests[failed]?.name ?? ''}\n${error}`);
    const milliseconds = performance.now() - begun;
    const nodes = service === 'firestore' ? await nodesOf() : null;
    if (nodes !== null) places = nodes.map(placeOf);
    const covered = nodes?.filter(({ values = [] }) => values.length > 0).map(evaluatedOf) ?? null;
    const name = tests[from]?.name ?? '';
    units.push({ file, from, to, name, milliseconds, covered, requests: [...requests] });
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

function evaluatedOf(node: CoverageNode): Evaluated {
  const values = (node.values ?? []).map(({ value }) =>
    typeof value === 'object' &&
    value !== null &&
    'boolValue' in value &&
    typeof value.boolValue === 'boolean'
      ? value.boolValue
      : 'other',
  );
  return [...placeOf(node), [...new Set(values)]];
}

/** Messages of a wrong refusal or a missing one; other failures may come from the machine. */
const EXPECTATION =
  /Expected request to|was to be refused|PERMISSION_DENIED|permission|unauthorized|AssertionError|expected/i;

async function attempt(rules: string, units: Extract<Order, { kind: 'try' }>['units']): Promise<Trial> {
  renewProject();
  const fault = await load(rules);
  if (fault !== null) return { verdict: 'invalid', error: fault };
  for (const { id, file, from, to } of units) {
    if (loaded !== rules) await load(rules);
    const tests = await collect(file);
    const { failed, error } = await run(tests, from, to);
    if (failed === null) continue;
    // A mutant counts as found only if the test fails twice: the first failure may come from a busy machine.
    if (!EXPECTATION.test(error) && (await run(await collect(file), from, to)).failed === null) continue;
    return { verdict: 'found', unit: id, test: tests[failed]?.name ?? '', error };
  }
  return { verdict: 'survives' };
}

async function answer(order: Order): Promise<Answer> {
  try {
    if (order.kind === 'survey') return { survey: await survey(order.file) };
    return { trial: await attempt(order.rules, order.units) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: Order) => void answer(order).then((said) => process.send?.(said)));
process.on('disconnect', () => process.exit(0));

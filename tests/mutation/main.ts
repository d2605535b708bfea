import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { share, Worker } from './worker-process.ts';
import type { Service, Trial, Unit } from './messages.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { Plan } from './plan.ts';
import { verdictOf, type Result } from './report.ts';
import { parseRules } from './rules-syntax.ts';
import { sample } from './sample.ts';
import { keepSurvivors, lastSurvivors, surveyOf, type Survey } from './survey.ts';
import { KNOWN_SURVIVORS } from './survivors.ts';
import { apply, batchesOf } from './switches.ts';

/**
 * Mutates both rules files in one place at a time and runs the rules tests against each mutant. Needs running emulators and
 * the environment of tests/support/env.ts. `npm run test:mutation` starts it (tools/test-mutation.ts has the help).
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string' },
    match: { type: 'string' },
    limit: { type: 'string' },
    part: { type: 'string' },
    again: { type: 'boolean' },
  },
});
const SERVICES: readonly Service[] = ['firestore', 'storage'];
const services = SERVICES.filter((service) => values.only === undefined || values.only.includes(service));
/** In ms for each mutant; a quarter where it is listed, with the reason why no test can find it. */
const LIMIT = values.limit === undefined ? Number.MAX_SAFE_INTEGER : Number(values.limit) * 1_000;
/** Options that leave mutants out. */
const chosenBy = ['match', 'sample', 'part', 'again'] as const;
const ROOT = new URL('../../', import.meta.url);

/** Leaves out tests that upload other rules, and tests that try a thousand generated documents. */
const LEFT_OUT = /\/(lookups|[\w-]*agreement[\w-]*)\.test\.ts$/;

const say = (line: string) => process.stderr.write(`${line}\n`);

async function testFiles(service: Service): Promise<string[]> {
  const folder = service === 'firestore' ? 'rules' : 'storage';
  const files: string[] = [];
  for await (const file of glob(`tests/${folder}/**/*.test.ts`, { cwd: fileURLToPath(ROOT) }))
    files.push(file);
  return files
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => new URL(file, ROOT).href);
}

async function check(service: Service, workers: readonly Worker[]): Promise<Result> {
  const begun = performance.now();
  const text = await readFile(new URL(`${service}.rules`, ROOT), 'utf8');
  const rules = parseRules(text);
  const all = mutantsOf(rules);
  const before = values.again === true ? await lastSurvivors(service) : null;
  const matching = all.filter(
    ({ key }) => key.includes(values.match ?? '') && (before === null || before.includes(key)),
  );
  const [part = 1, parts = 1] = values.part?.split('/').map(Number) ?? [];
  const chosen =
    values.sample === undefined
      ? matching.slice(((part - 1) * matching.length) / parts, (part * matching.length) / parts)
      : sample(matching, Number(values.sample), Number(values.seed));
  const { units, places } = await surveyOf(service, async () => {
    const survey: Survey = { units: [], places: [] };
    await share(workers, await testFiles(service), async (worker, file) => {
      const answer = await worker.ask({ kind: 'survey', file });
      if (!('survey' in answer)) return;
      for (const unit of answer.survey.units) survey.units.push({ ...unit, id: survey.units.length });
      if (answer.survey.places.length > survey.places.length) survey.places = answer.survey.places;
    });
    return survey;
  });
  const seconds = () => `${((performance.now() - begun) / 1_000).toFixed(0)} s`;
  say(
    `${service}: the shipped rules pass, ${units.length} groups of tests, ${chosen.length} mutants (${seconds()})`,
  );

  const plan = new Plan(units, places, rules);
  const result: Result = { service, all, tried: chosen, found: [], survivors: [], invalid: [] };
  const note = (mutant: Mutant, trial: Trial, tries: readonly Unit[]) => {
    if (trial.verdict === 'found') {
      plan.found(mutant, trial.unit);
      result.found.push({ mutant, test: trial.test });
    } else if (trial.verdict === 'survives') {
      result.survivors.push(mutant);
      const tests = trial.tried < tries.length ? ` (${trial.tried} of ${tries.length} groups tried)` : '';
      say(`${service}: survives${tests}: ${mutant.key}`);
    } else if (trial.verdict === 'invalid') {
      result.invalid.push({ mutant, error: trial.error });
    }
    const done = result.found.length + result.survivors.length + result.invalid.length;
    if (done % 50 === 0)
      say(`${service}: ${done} of ${chosen.length}, ${result.survivors.length} survive (${seconds()})`);
  };
  const attempt = async (worker: Worker, mutant: Mutant, text: string, active: string | null) => {
    const tries = plan.unitsFor(mutant);
    const units = tries.map(({ id, file, from, to }) => ({ id, file, from, to }));
    const limit = mutant.key in KNOWN_SURVIVORS[service] ? LIMIT / 4 : LIMIT;
    const answer = await worker.ask({ kind: 'try', rules: text, active, units, limit });
    if (!('trial' in answer)) throw new Error('A worker has answered another question.');
    return { trial: answer.trial, tries };
  };
  const alone = async (worker: Worker, mutant: Mutant) => {
    const { trial, tries } = await attempt(worker, mutant, apply(rules.text, mutant), null);
    note(mutant, trial, tries);
  };
  if (service === 'storage') await share(workers, chosen, alone);
  else
    await share(workers, batchesOf(rules, chosen), async (worker, { mutants, rules: text }) => {
      for (const [place, mutant] of mutants.entries()) {
        const { trial, tries } = await attempt(worker, mutant, text, String(place));
        // One of the batch does not compile, or its switches may have changed what the rules decide.
        if (trial.verdict === 'invalid' || trial.verdict === 'unclear') await alone(worker, mutant);
        else note(mutant, trial, tries);
      }
    });
  say(`${service}: done (${seconds()})`);
  await keepSurvivors(
    service,
    result.survivors.map(({ key }) => key),
  );
  return result;
}

const workers = [
  ...(services.includes('storage') ? [new Worker('storage', 'storage')] : []),
  ...(services.includes('firestore') ? ['one', 'two'].map((name) => new Worker('firestore', name)) : []),
];
try {
  const results = await Promise.all(
    services.map((service) =>
      check(
        service,
        workers.filter((worker) => worker.service === service),
      ),
    ),
  );
  const whole = chosenBy.every((each) => values[each] === undefined);
  const { lines, passed } = verdictOf(results, whole);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = passed ? 0 : 1;
} finally {
  for (const worker of workers) worker.leave();
}

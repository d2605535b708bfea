import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place, Service, Unit } from './messages.ts';

/** Groups of tests with what they evaluate of the shipped rules. */
export interface Survey {
  units: Unit[];
  /** Every expression of the emulator's report. */
  places: readonly Place[];
}

const ROOT = new URL('../../', import.meta.url);

/**
 * The survey of these rules and tests, from an earlier run if nothing that it depends on has changed since: it takes minutes,
 * and a run in parts needs it for each part.
 */
export async function surveyOf(service: Service, make: () => Promise<Survey>): Promise<Survey> {
  const file = new URL(`.cache/mutation/${service}-${await inputKey()}.json`, ROOT);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as Survey;
  const survey = await make();
  await mkdir(dirname(fileURLToPath(file)), { recursive: true });
  await writeFile(file, JSON.stringify(survey));
  return survey;
}

const survivorsFile = (service: Service) => new URL(`.cache/mutation/${service}-survivors.json`, ROOT);

/** The names of the mutants that the last run did not find. @throws when there was none */
export async function lastSurvivors(service: Service): Promise<readonly string[]> {
  return JSON.parse(await readFile(survivorsFile(service), 'utf8')) as string[];
}

export async function keepSurvivors(service: Service, keys: readonly string[]): Promise<void> {
  await mkdir(new URL('.', survivorsFile(service)), { recursive: true });
  await writeFile(survivorsFile(service), JSON.stringify(keys));
}

/** Not the rest of tests/mutation: a new entry among the survivors needs no new survey. */
async function inputKey(): Promise<string> {
  const files: string[] = [];
  const sources =
    '{{firestore,storage}.rules,tests/{rules,storage,support}/**,tests/mutation/{worker,test-runner}.ts,{domain,seed}/src/**}';
  for await (const file of glob(sources, { cwd: fileURLToPath(ROOT) }))
    if (/\.(rules|ts|json)$/.test(file)) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(new URL(file, ROOT)));
  return hash.digest('hex').slice(0, 16);
}

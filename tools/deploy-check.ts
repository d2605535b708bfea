import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { Failure } from './failure.ts';
import { inRepository } from './repository.ts';

/** Firebase's web configuration as a build holds it: JSON, or JSON in a string. */
const CONFIG = /\{\\?"apiKey\\?":.*?\}/g;
/** A method of the App Check service: only in builds that use reCAPTCHA Enterprise. */
const PROVIDER = 'exchangeRecaptchaEnterpriseToken';

/** The App Check key for a production build: from variables first, then from the `.env` files of web/. */
export function appCheckKeyOf(folder = inRepository('web')): string {
  return loadEnv('production', folder, 'VITE_').VITE_APP_CHECK_KEY ?? '';
}

/**
 * Compares a built website with its expected configuration, before it is deployed.
 * @param folder the built website
 * @param expected `config`: the project's web configuration as JSON; `appCheckKey`: '' where none is to be used
 * @throws Failure with one sentence: what differs and what to do
 */
export async function checkBuild(
  folder: string,
  expected: { readonly config: string; readonly appCheckKey: string },
): Promise<void> {
  const scripts = await scriptsIn(folder);
  const found = new Set((scripts.match(CONFIG) ?? []).map((text) => normal(text.replaceAll('\\"', '"'))));
  if (found.size !== 1 || !found.has(normal(expected.config)))
    throw stop(
      `the built website is for ${[...found].map(projectIn).join(' and ') || 'no project'}, not for ${projectIn(expected.config)}`,
    );
  const { appCheckKey } = expected;
  if (appCheckKey !== '' && !(scripts.includes(appCheckKey) && scripts.includes(PROVIDER)))
    throw stop('VITE_APP_CHECK_KEY is set, but the built website does not use it');
  if (appCheckKey === '' && scripts.includes(PROVIDER))
    throw stop('VITE_APP_CHECK_KEY is not set, but the built website uses an App Check key');
}

function stop(what: string): Failure {
  return new Failure(`Nothing was deployed: ${what}. Remove .cache/builds and run the command again.`);
}

async function scriptsIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => /\.(js|html)$/.test(name)).toSorted();
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

/** The same text for the same configuration, in any order of its keys. */
function normal(json: string): string {
  const fields = Object.entries(JSON.parse(json) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

function projectIn(json: string): string {
  return (JSON.parse(json) as { projectId?: string }).projectId ?? 'a project without a name';
}

import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, messageOf } from '../failure.ts';
import { HOST, type Ports } from './ports.ts';
import type { Service } from './services.ts';
import type { Staging } from './staging.ts';

export type ReadinessOptions = {
  readonly staging: Staging;
  readonly ports: Ports;
  readonly project: string;
  readonly services: readonly Service[];
};

/** The Auth and Firestore emulators accept this as the owner of the project. */
const OWNER = { Authorization: 'Bearer owner' };
/** How long an emulator may not respond after the CLI has reported it ready, in milliseconds. */
const PATIENCE = 60_000;

/**
 * The CLI reports emulators as ready that do not work: rules that do not compile, functions that did not load. This sends
 * each the one request that shows that it works.
 * @throws Failure naming all that do not, one line each, with the location
 */
export async function waitUntilAnswering(options: ReadinessOptions): Promise<void> {
  const checks: Record<Service, () => Promise<void>> = {
    auth: () => prepareAuth(options),
    firestore: () => checkFirestoreRules(options),
    storage: () => checkStorageRules(options),
    functions: () => checkFunctions(options),
    hosting: () => checkHosting(options),
  };
  const ends = await Promise.allSettled(options.services.map((service) => checks[service]()));
  const wrong = ends.filter((end) => end.status === 'rejected').map(({ reason }): unknown => reason);
  if (wrong.length > 0) throw new Failure(wrong.map(messageOf).join('\n'), { cause: wrong });
}

/** Production's default since 2023: the same answers for known and unknown addresses. The emulator's default is off. */
async function prepareAuth({ ports, project }: ReadinessOptions): Promise<void> {
  const url = `http://${HOST}:${ports.auth}/emulator/v1/projects/${project}/config`;
  const answer = await ask(url, {
    method: 'PATCH',
    headers: { ...OWNER, ...JSON_BODY },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok)
    throw new Failure(
      `The Auth emulator answered ${answer.status} at port ${ports.auth}: ${answer.text.slice(0, 200)}`,
    );
}

type RulesIssue = {
  readonly severity?: string;
  readonly description?: string;
  readonly sourcePosition?: { readonly line?: number; readonly column?: number };
};

/** Sends the rules again, because only this request returns their errors. Resets the coverage, which is still empty. */
async function checkFirestoreRules({ ports, project, staging }: ReadinessOptions): Promise<void> {
  const content = await readFile(staging.path('firestore.rules'), 'utf8');
  const url = `http://${HOST}:${ports.firestore}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({
    ignore_errors: true,
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
  const answer = await ask(url, { method: 'PUT', headers: { ...OWNER, ...JSON_BODY }, body });
  const issues = answer.ok
    ? ((JSON.parse(answer.text) as { issues?: RulesIssue[] }).issues ?? [])
    : [{ severity: 'ERROR', description: answer.text }];
  for (const issue of issues)
    if (issue.severity !== 'ERROR')
      console.warn(`firestore.rules:${place(issue)} ${issue.description ?? ''}`);
  const error = issues.find(({ severity }) => severity === 'ERROR');
  if (error)
    throw new Failure(
      `firestore.rules does not compile (line ${place(error)}: ${error.description ?? ''}): correct it and run the command again.`,
    );
}

function place({ sourcePosition }: RulesIssue): string {
  return `${sourcePosition?.line ?? '?'}:${sourcePosition?.column ?? '?'}`;
}

async function checkStorageRules({ ports, staging }: ReadinessOptions): Promise<void> {
  const content = await readFile(staging.path('storage.rules'), 'utf8');
  const url = `http://${HOST}:${ports.storage}/internal/setRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } });
  const answer = await ask(url, { method: 'PUT', headers: JSON_BODY, body });
  if (answer.ok) return;
  await sleep(200); // the line with the location is written concurrently with the answer
  const log = await readFile(staging.path('emulators.log'), 'utf8');
  const issue = log.split('\n').findLast((line) => /storage\.rules:\d+|ERROR .*rules/.test(line));
  throw new Failure(
    `storage.rules does not compile${issue ? ` (${issue.replace(/^.*?(storage\.rules)/, '$1').trim()})` : ''}: correct it and run the command again.`,
  );
}

/** A callable that rejects an unauthenticated call has been loaded, started and run; nothing else shows that. */
async function checkFunctions({ ports, project, staging }: ReadinessOptions): Promise<void> {
  const url = `http://${HOST}:${ports.functions}/${project}/asia-southeast1/getUserEmailById`;
  const answer = await ask(url, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ data: { userId: 'nobody' } }),
  });
  if (answer.status === 401 && answer.text.includes('UNAUTHENTICATED')) return;
  const log = await readFile(staging.path('emulators.log'), 'utf8');
  const words = /Failed to load function definition from source: (?:\w*Error: )*(.*)/.exec(log)?.[1];
  const reason = words ?? `getUserEmailById answered ${answer.status}: ${answer.text.slice(0, 160).trim()}`;
  console.error(
    log
      .split('\n')
      .filter((line) => /Error|at .*lib\/|⚠\s+functions/.test(line))
      .slice(0, 15)
      .join('\n'),
  );
  throw new Failure(
    `The functions do not load (${reason}): correct functions/src and run the command again.`,
  );
}

async function checkHosting({ ports }: ReadinessOptions): Promise<void> {
  const answer = await ask(`http://${HOST}:${ports.hosting}/`, {});
  if (answer.ok && /<html/i.test(answer.text)) return;
  throw new Failure(
    `The website answered ${answer.status} at port ${ports.hosting}: see whether web/ builds an index.html.`,
  );
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Repeats a request until there is any response. */
async function ask(url: string, init: RequestInit): Promise<{ ok: boolean; status: number; text: string }> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    } catch (error) {
      if (Date.now() > deadline)
        throw new Failure(
          `Nothing answers at ${new URL(url).host} (${messageOf(error)}): run the command again, and see .run/last-emulators.log if the problem persists.`,
        );
      await sleep(150);
    }
  }
}

import { Failure, messageOf } from './failure.ts';
import { runProgram } from './processes.ts';

/** Firebase's web configuration, as the website's build takes it. */
export type WebConfig = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
};

/** What a host answers. */
export type Answer = { readonly status: number; readonly body: string };
/** Rejects when nobody answers. */
export type Ask = (url: string) => Promise<Answer>;

/** For a host that does not answer. */
const PATIENCE_MS = 10_000;

/**
 * The host of the page by which people sign in with Google. Browsers that separate the storage of sites complete a redirect only
 * if it is the website's own, so it is, where this project's Hosting answers there (decision 221); otherwise the project's default.
 * @param baseUrl where the website is
 * @throws Failure when it cannot be known: the default would break the sign-in of a site that is served at its own domain
 */
export async function authDomainOf(
  config: WebConfig,
  baseUrl: string,
  ask: Ask = askThroughProxy,
): Promise<string> {
  const { host } = new URL(baseUrl);
  const { projectId } = config;
  if (host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`) return host;
  // Hosting reserves this address (`/__/`).
  const url = `https://${host}/__/firebase/init.json`;
  const answer = await ask(url).catch((error: unknown) => messageOf(error));
  if (typeof answer !== 'string') {
    if (answer.status === 200) return projectIn(answer.body) === projectId ? host : config.authDomain;
    // A host that only leads to another one cannot complete a sign-in.
    if (answer.status === 404 || (answer.status >= 300 && answer.status < 400)) return config.authDomain;
  }
  const reason = typeof answer === 'string' ? answer : `HTTP status ${answer.status}`;
  throw new Failure(
    `Nothing was deployed: ${url} does not say whether ${projectId} serves it (${reason}). Run the command again when it answers. Behind a proxy, set HTTPS_PROXY. If the domain is not connected to Hosting yet, connect it first, or set baseUrl in web/src/site.config.ts to https://${projectId}.web.app until it is.`,
  );
}

/** Null for anything but Hosting's answer. */
function projectIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { projectId?: unknown } | null)?.projectId ?? null;
  } catch {
    return null;
  }
}

/** In a separate process, because only a new one uses a proxy of the environment. */
async function askThroughProxy(url: string): Promise<Answer> {
  const script = `fetch(${JSON.stringify(url)}, { redirect: 'manual', signal: AbortSignal.timeout(${PATIENCE_MS}) })
    .then(async (answer) => console.log(JSON.stringify({ status: answer.status, body: await answer.text() })))
    .catch((error) => { console.error(error.cause?.message ?? error.message); process.exit(1); })`;
  const { code, output } = await runProgram(process.execPath, ['-e', script], {
    env: { ...process.env, NODE_USE_ENV_PROXY: '1', NODE_NO_WARNINGS: '1' },
  });
  if (code !== 0) throw new Error(output.trim());
  return JSON.parse(output) as Answer;
}

/** What the person who deploys has to know about it. */
export function authDomainNote(config: WebConfig, authDomain: string, baseUrl: string): string {
  const uri = `https://${authDomain}/__/auth/handler`;
  return authDomain === new URL(baseUrl).host
    ? `People sign in with Google through ${uri}, which must be among the redirect URIs of the project's OAuth client.`
    : `${baseUrl} is not served by ${config.projectId} yet: people sign in with Google through ${uri}, which some browsers cannot complete by redirect. Deploy again once it is.`;
}

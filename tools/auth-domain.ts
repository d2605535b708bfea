/** Firebase's web configuration, as the website's build takes it. */
export type WebConfig = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
};

/** For a host that does not answer. */
const PATIENCE_MS = 10_000;

/**
 * The host of the page by which people sign in with Google. Browsers that separate the storage of sites complete a redirect only
 * if it is the website's own, so it is, where this project's Hosting answers there (decision 221); otherwise the project's default.
 * @param baseUrl where the website is
 */
export async function authDomainOf(
  config: WebConfig,
  baseUrl: string,
  get: typeof fetch = fetch,
): Promise<string> {
  const { host } = new URL(baseUrl);
  const { projectId } = config;
  if (host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`) return host;
  return (await projectAt(host, get)) === projectId ? host : config.authDomain;
}

/** The project whose Hosting answers at a host; null if none does. Hosting reserves this address (`/__/`). */
async function projectAt(host: string, get: typeof fetch): Promise<string | null> {
  try {
    const answer = await get(`https://${host}/__/firebase/init.json`, {
      // A host that only leads to another one cannot complete a sign-in.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return null;
    return ((await answer.json()) as { projectId?: string }).projectId ?? null;
  } catch {
    return null;
  }
}

/** What the person who deploys has to know about it. */
export function authDomainNote(config: WebConfig, authDomain: string, baseUrl: string): string {
  const uri = `https://${authDomain}/__/auth/handler`;
  return authDomain === new URL(baseUrl).host
    ? `People sign in with Google through ${uri}, which must be among the redirect URIs of the project's OAuth client.`
    : `${baseUrl} is not served by ${config.projectId} yet: people sign in with Google through ${uri}, which some browsers cannot complete by redirect. Deploy again once it is.`;
}

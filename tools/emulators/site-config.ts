type Header = { readonly key: string; readonly value: string };
export type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

/** The parts of the root firebase.json that are changed before anything is served or deployed. */
export type RootConfig = {
  readonly hosting: { readonly headers?: readonly HeaderRule[]; readonly [key: string]: unknown };
  readonly functions?: unknown;
  readonly [key: string]: unknown;
};

/** The values of the project in the site's policy. */
export type ProjectHosts = {
  readonly projectId: string;
  /** Without `https://`. */
  readonly authDomain: string;
};

/** The placeholder of each in the repository's firebase.json. */
const PLACEHOLDERS = { PROJECT_ID: 'projectId', AUTH_DOMAIN: 'authDomain' } as const;

/**
 * The configuration for one project: its policy names the project's hosts, without a wildcard that would allow those of
 * other projects.
 */
export function configForProject(root: RootConfig, hosts: ProjectHosts): RootConfig {
  const fill = (text: string) =>
    text.replace(/PROJECT_ID|AUTH_DOMAIN/g, (name) => hosts[PLACEHOLDERS[name as keyof typeof PLACEHOLDERS]]);
  return { ...root, hosting: { ...root.hosting, headers: mapHeaders(root, (_key, value) => fill(value)) } };
}

/**
 * `firebase.json` after a deployment: the next release allows the script of this one as well, which cached pages have
 * (decision 092).
 */
export function withReleasedScript(config: string): string {
  return config.replace(/(script-src 'self' ('sha256-[^']*')) 'sha256-[^']*'/, '$1 $2');
}

/** The header rules with changed values. */
export function mapHeaders(
  { hosting }: RootConfig,
  change: (key: string, value: string) => string,
): HeaderRule[] {
  return (hosting.headers ?? []).map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: change(key, value) })),
  }));
}

const PROTECTING = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/**
 * The security headers of every page, by name. They are also written beside the page renderer (`headers.json`), for the
 * function, which is reachable at its own address.
 */
export function protectingHeaders({ hosting }: RootConfig): Record<string, string> {
  const everywhere = hosting.headers?.find(({ source }) => source === '**')?.headers ?? [];
  return Object.fromEntries(
    everywhere.filter(({ key }) => PROTECTING.includes(key)).map(({ key, value }) => [key, value]),
  );
}

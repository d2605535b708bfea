import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { portsAt } from './ports.ts';
import { configForProject, protectingHeaders, withReleasedScript, type RootConfig } from './site-config.ts';
import { stagedConfig } from './staged-config.ts';

const ROOT_CONFIG = JSON.parse(readFileSync(inRepository('firebase.json'), 'utf8')) as RootConfig;
/** The policy's directives by name, `script-src` to `script-src 'self' …`. */
function policyOf(config: unknown): Record<string, string> {
  const policy = /"Content-Security-Policy","value":"([^"]+)"/.exec(JSON.stringify(config))?.[1] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive): [string, string] => [directive.split(' ')[0] ?? '', directive]),
  );
}

describe("a run's firebase.json", () => {
  const staged = stagedConfig(ROOT_CONFIG, 'demo-two', portsAt(3_000), false);

  it("has the run's own ports for everything that listens", () => {
    const emulators = staged.emulators as Record<string, { port?: number; websocketPort?: number }>;
    const ports = Object.values(emulators).flatMap(({ port, websocketPort }) =>
      [port ?? [], websocketPort ?? []].flat(),
    );
    const { vite, guard, ...listened } = portsAt(3_000);
    expect(ports.toSorted()).toEqual(Object.values(listened).toSorted());
    expect(ports).not.toContain(vite);
    expect(ports).not.toContain(guard);
  });

  it('serves the run’s build with the rules of production', () => {
    expect(staged.hosting).toMatchObject({ public: 'web', cleanUrls: true, trailingSlash: false });
    expect(staged.functions).toMatchObject([{ source: 'functions', runtime: 'nodejs22' }]);
    expect(staged.hosting.rewrites).toEqual(ROOT_CONFIG.hosting.rewrites);
  });

  it('has additional functions only on request', () => {
    expect(staged.functions).toHaveLength(1);
    const { functions } = stagedConfig(ROOT_CONFIG, 'demo-two', portsAt(0), false, ['bare-trigger']);
    expect(functions).toMatchObject([{ codebase: 'default' }, { source: 'bare-trigger' }]);
  });

  it('allows pages to reach the emulators, and nothing else that production forbids', () => {
    const hosts = { projectId: 'demo-two', authDomain: 'demo-two.firebaseapp.com' };
    const [production, here] = [policyOf(configForProject(ROOT_CONFIG, hosts)), policyOf(staged)];
    const emulators = [12099, 11080, 8001, 12199, 8002].map((port) => `http://127.0.0.1:${port}`).join(' ');
    expect(here['connect-src']).toBe(`${production['connect-src']} ${emulators}`);
    expect(production['connect-src']).not.toMatch(/127|localhost|http:/);
    expect(here['script-src']).toBe(production['script-src']);
    expect(here['frame-ancestors']).toBe("frame-ancestors 'none'");
  });
});

describe('the policy of a project', () => {
  const hosts = { projectId: 'firm-2', authDomain: 'login.firm.example' };
  const deployed = configForProject(ROOT_CONFIG, hosts);
  const served = stagedConfig(ROOT_CONFIG, 'demo-two', portsAt(0), false);

  it("names the project's own functions and its own page for signing in", () => {
    expect(policyOf(deployed)['connect-src']).toContain(
      ' https://asia-southeast1-firm-2.cloudfunctions.net ',
    );
    expect(policyOf(deployed)['frame-src']).toContain(' https://login.firm.example ');
    expect(policyOf(served)['connect-src']).toContain(
      ' https://asia-southeast1-demo-two.cloudfunctions.net ',
    );
    expect(policyOf(served)['frame-src']).toContain(' https://demo-two.firebaseapp.com ');
  });

  it.each([
    ['deployed', deployed],
    ['served by the emulators', served],
  ])('has no wildcard and no placeholder when it is %s', (_name, config) => {
    const policy = Object.values(policyOf(config)).join('; ');
    expect(policy).toContain('https://firestore.googleapis.com');
    expect(policy).not.toContain('*');
    expect(JSON.stringify(config.hosting)).not.toMatch(/PROJECT_ID|AUTH_DOMAIN/);
  });

  it('has placeholders in the repository, which the test above would find', () => {
    expect(JSON.stringify(ROOT_CONFIG.hosting)).toMatch(/PROJECT_ID.*AUTH_DOMAIN/);
  });

  it('is passed with the other security headers to the function that answers at its own address', () => {
    const headers = protectingHeaders(deployed);
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual(Object.values(policyOf(deployed)));
    expect(Object.keys(headers).toSorted()).toEqual([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]);
  });
});

describe('the headers of production', () => {
  const rules = ROOT_CONFIG.hosting.headers ?? [];
  const everywhere = Object.fromEntries(
    rules.find(({ source }) => source === '**')?.headers.map(({ key, value }) => [key, value]) ?? [],
  );

  it('forbid inline scripts, plug-ins and framing', () => {
    const policy = policyOf(ROOT_CONFIG);
    expect(policy['script-src']).not.toMatch(/unsafe|\*/);
    expect(policy['default-src']).toBe("default-src 'self'");
    expect(policy['object-src']).toBe("object-src 'none'");
    expect(policy['base-uri']).toBe("base-uri 'none'");
    expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'");
    // What this site has made of a file that was read here, and named others; nothing that anybody may choose.
    expect(policy['frame-src']).toMatch(/^frame-src 'self' blob: (https:\/\/[\w.*/-]+ ?)+$/);
  });

  it('include all others that the security requirements name', () => {
    expect(everywhere).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cache-Control': 'no-cache',
    });
    expect(everywhere['Permissions-Policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
  });

  it('cache hashed files for a year, after the rule for pages: the last rule counts', () => {
    expect(rules.at(-1)).toEqual({
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    });
  });
});

it('after a deployment the policy keeps the script that is out, for the release after it', () => {
  const before = readFileSync(inRepository('firebase.json'), 'utf8');
  const [, current = '', ofPortal = ''] =
    /script-src 'self' ('sha256-[^']{44}') 'sha256-[^']{44}' ('sha256-[^']{44}') /.exec(before) ?? [];
  expect(withReleasedScript(before)).toContain(
    `script-src 'self' ${current} ${current} ${ofPortal} https://apis.google.com`,
  );
});

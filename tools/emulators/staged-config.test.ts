import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { portsAt } from './ports.ts';
import { stagedConfig, type RootConfig } from './staged-config.ts';

const ROOT_CONFIG = JSON.parse(readFileSync(inRepository('firebase.json'), 'utf8')) as RootConfig;
/** The policy's directives by name, `script-src` to `script-src 'self' …`. */
function policyOf(config: unknown): Record<string, string> {
  const policy = /"Content-Security-Policy","value":"([^"]+)"/.exec(JSON.stringify(config))?.[1] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive): [string, string] => [directive.split(' ')[0] ?? '', directive]),
  );
}

describe("a run's firebase.json", () => {
  const staged = stagedConfig(ROOT_CONFIG, portsAt(3_000), false);

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

  it('serves what the run has built, by the rules of production', () => {
    expect(staged.hosting).toMatchObject({ public: 'web', cleanUrls: true, trailingSlash: false });
    expect(staged.functions).toMatchObject([{ source: 'functions', runtime: 'nodejs22' }]);
    expect((staged.hosting as { rewrites: unknown }).rewrites).toEqual(ROOT_CONFIG.hosting.rewrites);
  });

  it('has further functions only for who asks for them', () => {
    expect(staged.functions).toHaveLength(1);
    const { functions } = stagedConfig(ROOT_CONFIG, portsAt(0), false, ['bare-trigger']);
    expect(functions).toMatchObject([{ codebase: 'default' }, { source: 'bare-trigger' }]);
  });

  it('lets pages reach the emulators, and nothing else that production forbids', () => {
    const [production, here] = [policyOf(ROOT_CONFIG), policyOf(staged)];
    expect(here['connect-src']).toBe(
      `${production['connect-src']} http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*`,
    );
    expect(production['connect-src']).not.toMatch(/127|localhost|http:/);
    expect(here['script-src']).toBe(production['script-src']);
    expect(here['frame-ancestors']).toBe("frame-ancestors 'none'");
  });
});

describe('the headers of production', () => {
  const rules = ROOT_CONFIG.hosting.headers ?? [];
  const everywhere = Object.fromEntries(
    rules.find(({ source }) => source === '**')?.headers.map(({ key, value }) => [key, value]) ?? [],
  );

  it('run no inline script and no plug-in, and are shown in no frame', () => {
    const policy = policyOf(ROOT_CONFIG);
    expect(policy['script-src']).not.toMatch(/unsafe|\*/);
    expect(policy['default-src']).toBe("default-src 'self'");
    expect(policy['object-src']).toBe("object-src 'none'");
    expect(policy['base-uri']).toBe("base-uri 'none'");
    expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'");
    // What this site has made of a file that was read here, and named others; nothing that anybody may choose.
    expect(policy['frame-src']).toMatch(/^frame-src 'self' blob: (https:\/\/[\w.*/-]+ ?)+$/);
  });

  it('say the rest that SECURITY asks for', () => {
    expect(everywhere).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cache-Control': 'no-cache',
    });
    expect(everywhere['Permissions-Policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
  });

  it('keep hashed files for a year, after the rule for pages: the last one counts', () => {
    expect(rules.at(-1)).toEqual({
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    });
  });
});

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchesGlob } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authDomainNote, authDomainOf, type Ask } from './auth-domain.ts';
import { Failure } from './failure.ts';
import { inRepository } from './repository.ts';

const config = {
  apiKey: 'k',
  authDomain: 'firm.firebaseapp.com',
  projectId: 'firm',
  storageBucket: 'firm.firebasestorage.app',
  appId: '1:1:web:1',
};

/** What answers at the site's host. */
const answers = (body: string, status = 200) => vi.fn<Ask>(async () => ({ body, status }));

describe('the page for signing in with Google', () => {
  it('is the website’s own where this project’s Hosting answers there', async () => {
    const get = answers('{"projectId":"firm"}');
    expect(await authDomainOf(config, 'https://portal.firm.example', get)).toBe('portal.firm.example');
    expect(get.mock.lastCall?.[0]).toBe('https://portal.firm.example/__/firebase/init.json');
  });

  it.each([
    ['another project’s Hosting', answers('{"projectId":"other"}')],
    ['a server without that address', answers('no', 404)],
    ['a server with a page for every address', answers('<html></html>')],
    ['a server with other JSON', answers('null')],
    ['a server that leads to another one', answers('', 301)],
  ])('is the project’s where %s answers', async (_name, get) => {
    expect(await authDomainOf(config, 'https://portal.firm.example', get)).toBe('firm.firebaseapp.com');
  });

  it.each([
    ['nobody', vi.fn<Ask>(() => Promise.reject(new Error('getaddrinfo EAI_AGAIN'))), 'EAI_AGAIN'],
    ['a server with a fault', answers('', 503), '503'],
    ['a proxy', answers('', 407), '407'],
  ])('stops the deployment where %s answers', async (_name, get, reason) => {
    const asked = authDomainOf(config, 'https://portal.firm.example', get);
    await expect(asked).rejects.toThrow(Failure);
    await expect(asked).rejects.toThrow(new RegExp(`^Nothing was deployed: .*${reason}.*HTTPS_PROXY`));
  });

  it.each(['firm.web.app', 'firm.firebaseapp.com'])('is %s when the site is there', async (host) => {
    const get = answers('');
    expect(await authDomainOf(config, `https://${host}`, get)).toBe(host);
    expect(get).not.toHaveBeenCalled();
  });

  it('is named with what has to be done', () => {
    expect(authDomainNote(config, 'portal.firm.example', 'https://portal.firm.example')).toContain(
      'https://portal.firm.example/__/auth/handler, which must be among the redirect URIs',
    );
    expect(authDomainNote(config, config.authDomain, 'https://portal.firm.example')).toMatch(
      /^https:\/\/portal\.firm\.example is not served by firm yet/,
    );
  });

  it('is not taken by a rewrite of the website', async () => {
    const { hosting } = JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')) as {
      hosting: { rewrites: { source: string }[] };
    };
    const taking = (path: string) => hosting.rewrites.filter(({ source }) => matchesGlob(path, source));
    expect(taking('/__/auth/handler')).toEqual([]);
    expect(taking('/en/verify')).not.toEqual([]);
  });
});

describe('asking for it', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('uses a proxy of the environment, and its refusal is no answer of the site', async () => {
    const asked: string[] = [];
    const proxy = createServer().on('connect', ({ url }, socket) => {
      asked.push(url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    for (const name of ['HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, `http://127.0.0.1:${port}`);
    for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, '');
    try {
      await expect(authDomainOf(config, 'https://portal.firm.example')).rejects.toThrow(Failure);
      expect(asked).toEqual(['portal.firm.example:443']);
    } finally {
      proxy.close();
    }
  });
});

import { readFile } from 'node:fs/promises';
import { matchesGlob } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { authDomainNote, authDomainOf } from './auth-domain.ts';
import { inRepository } from './repository.ts';

const config = {
  apiKey: 'k',
  authDomain: 'firm.firebaseapp.com',
  projectId: 'firm',
  storageBucket: 'firm.firebasestorage.app',
  appId: '1:1:web:1',
};

/** What answers at the site's host. */
const answers = (body: string, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));

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
    ['nobody', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')))],
  ])('is the project’s where %s answers', async (_name, get) => {
    expect(await authDomainOf(config, 'https://portal.firm.example', get)).toBe('firm.firebaseapp.com');
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

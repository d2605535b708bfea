import { expect, it } from 'vitest';
import { portalFiles } from './service-worker.ts';

const page = (name: string) => `<!doctype html><html><head>
<link rel="icon" href="/favicon.svg">
<link rel="preload" as="font" href="/assets/face-1.woff2">
<script type="module" src="/assets/spa-${name}.js"></script>
<link rel="modulepreload" href="/assets/shared-2.js"><link rel="modulepreload" href="/assets/shared-2.js">
<link rel="stylesheet" href="/assets/sheet-3.css"></head><body><a href="/dashboard">x</a></body></html>`;

it('keeps the document, by its content, and each file that it names once', () => {
  const { portalDocument, precached } = portalFiles(page('a'), '{}');
  expect(portalDocument).toBe('/spa');
  expect(precached.map(({ url }) => url)).toEqual([
    '/spa',
    '/assets/face-1.woff2',
    '/assets/spa-a.js',
    '/assets/shared-2.js',
    '/assets/sheet-3.css',
  ]);
  // A file with a hash in its name needs no revision.
  expect(precached.slice(1).every(({ revision }) => revision === null)).toBe(true);
  expect(precached[0]?.revision).toMatch(/^[0-9a-f]{16}$/);
});

it('names another version for another document and for other headers, and the same for the same', () => {
  const versionOf = (html: string, config = '{}') => {
    const { precached, filesCache } = portalFiles(html, config);
    return [precached[0]?.revision, filesCache];
  };
  const [revision, cache] = versionOf(page('a'));
  expect(versionOf(page('a'))).toEqual([revision, cache]);
  for (const other of [versionOf(page('b')), versionOf(page('a'), '{"hosting":{}}')]) {
    expect(other).not.toContain(revision);
    expect(other).not.toContain(cache);
  }
});

import { expect, it } from 'vitest';
import { withScripts } from './policy.ts';

/** Of `alert(1)`, by openssl. */
const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const OLD = "'sha256-AAAA='";
/** Of `alert(2)`, by openssl. */
const OF_PORTAL = "'sha256-4axlHpxgDbFzJObpXPFZgZhULrEGgJiud3OwxN9unHg='";
const RELEASED = "'sha256-BBBB='";
const config = (sources: string) =>
  JSON.stringify({ value: `default-src 'self'; script-src ${sources} https://apis.google.com; img-src *` });

it('names the scripts of every page and of the portal, and keeps that of the release that is out', () => {
  expect(withScripts('alert(1)', 'alert(2)', config(`'self' ${OLD} ${RELEASED} ${OLD}`))).toBe(
    config(`'self' ${HASH} ${RELEASED} ${OF_PORTAL}`),
  );
  const named = config(`'self' ${HASH} ${RELEASED} ${OF_PORTAL}`);
  expect(withScripts('alert(1)', 'alert(2)', named)).toBe(named);
});

it('wants a place for each of the three', () => {
  expect(() => withScripts('alert(1)', 'alert(2)', config(`'self' ${OLD} ${RELEASED}`))).toThrow(
    'three hashes',
  );
});

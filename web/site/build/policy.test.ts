import { expect, it } from 'vitest';
import { withScript } from './policy.ts';

/** Of `alert(1)`, by openssl. */
const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const OLD = "'sha256-AAAA='";
const RELEASED = "'sha256-BBBB='";
const config = (sources: string) =>
  JSON.stringify({ value: `default-src 'self'; script-src ${sources} https://apis.google.com; img-src *` });

it('names the script of every page, and keeps that of the release that is out', () => {
  expect(withScript('alert(1)', config(`'self' ${OLD} ${RELEASED}`))).toBe(
    config(`'self' ${HASH} ${RELEASED}`),
  );
  const named = config(`'self' ${HASH} ${RELEASED}`);
  expect(withScript('alert(1)', named)).toBe(named);
});

it('wants a place for each of the two', () => {
  expect(() => withScript('alert(1)', config(`'self' ${OLD}`))).toThrow('two hashes');
});

import { expect, it } from 'vitest';
import { holdPolicy } from './policy.ts';

/** Of `alert(1)`, by openssl. */
const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const config = (sources: string) =>
  JSON.stringify({ value: `default-src 'self'; script-src ${sources}; img-src *` });

it('wants the policy to name the script of every page', () => {
  expect(() => holdPolicy('alert(1)', config(`'self' ${HASH}`))).not.toThrow();
  expect(() => holdPolicy('alert(2)', config(`'self' ${HASH}`))).toThrow(
    /write 'sha256-[^']{44}' into script-src/,
  );
  expect(() => holdPolicy('alert(1)', config("'self'"))).toThrow(HASH);
});

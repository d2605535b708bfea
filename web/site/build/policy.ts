import { createHash } from 'node:crypto';

/** In `firebase.json`: the hash of the script that is inlined in every page, and that of the release that is out. */
const HASHES = /(script-src 'self' )'sha256-[^']*' ('sha256-[^']*')/;

/**
 * Names the inlined script (`web/site/browser/head-script.ts`, decision 092) in the policy; no other runs.
 * @param config `firebase.json`, whose headers hold the policy
 * @returns the same with the script's hash; unchanged if it is named already
 * @throws Error for a policy without the two hashes
 */
export function withScript(script: string, config: string): string {
  if (!HASHES.test(config))
    throw new Error("script-src in firebase.json must begin with 'self' and two hashes.");
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return config.replace(HASHES, (_, start: string, released: string) => `${start}${source} ${released}`);
}

import { createHash } from 'node:crypto';

/** In `firebase.json`: the hash of the script that is inlined in every page, that of the release that is out, and that of the portal's document. */
const HASHES = /(script-src 'self' )'sha256-[^']*' ('sha256-[^']*') 'sha256-[^']*'/;

/**
 * Names the inlined scripts in the policy; no other runs. The portal's document is deployed together with the policy: it needs no
 * second hash for a release that is out.
 * @param first of every page (`web/site/browser/head-script.ts`, decision 092)
 * @param ofPortal of the portal's document (`web/site/browser/portal-frame.ts`, decision 213)
 * @param config `firebase.json`, whose headers hold the policy
 * @returns the same with the scripts' hashes; unchanged if they are named already
 * @throws Error for a policy without the three hashes
 */
export function withScripts(first: string, ofPortal: string, config: string): string {
  if (!HASHES.test(config))
    throw new Error("script-src in firebase.json must begin with 'self' and three hashes.");
  return config.replace(
    HASHES,
    (_, start: string, released: string) => `${start}${sourceOf(first)} ${released} ${sourceOf(ofPortal)}`,
  );
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

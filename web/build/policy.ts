import { createHash } from 'node:crypto';

/**
 * Checks the CSP: the script inlined in every page (`src/app/site/head-script.ts`, decision 092) runs only if its hash is listed.
 * @param config `firebase.json`, whose headers hold the policy
 * @throws Error that says what the policy lacks
 */
export function holdPolicy(script: string, config: string): void {
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const [policy = ''] = /script-src [^;]*/.exec(config) ?? [];
  if (!policy.split(' ').includes(source))
    throw new Error(
      `The script of every page has changed, and browsers would not run it: write ${source} into script-src in firebase.json, before the hash of the release that is out.`,
    );
}

import { createHash } from 'node:crypto';

/**
 * Fails a build whose first script the browsers would refuse: the policy of `firebase.json` names the one script that may
 * stand in a page, by its hash (decision 079).
 * @param config `firebase.json`
 * @throws Error that names the hash
 */
export function holdPolicy(code: string, config: string): void {
  if (/<\/script|<!--/i.test(code))
    throw new Error('The script in every page would end where it should not.');
  const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (!/script-src[^;"]*/.exec(config)?.[0].split(' ').includes(source))
    throw new Error(
      `The script in every page (src/app/site/first.ts) is not the one that script-src in firebase.json allows: let it name ${source}.`,
    );
}

/** In the built `spa.html`: the script of the portal, and what it imports. */
const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const AHEAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * The document of a page that starts React at the first interaction.
 * @param shell the built `spa.html`
 * @param starter the address of `app/lazy-main.ts`, which is given the scripts to load then
 * @throws Error for a shell without the portal's script
 */
export function startLazy(shell: string, starter: string): string {
  const main = MAIN.exec(shell)?.[1];
  if (main === undefined) throw new Error('spa.html has no script to begin later.');
  const files = [main, ...Array.from(shell.matchAll(AHEAD), ([, file]) => file)];
  return shell
    .replace(AHEAD, '')
    .replace(MAIN, () => `<script type="module" src="${starter}" data-main="${files.join(' ')}"></script>`);
}

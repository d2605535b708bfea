/** Where React draws, in the built `spa.html`. */
const ROOT = '<div id="root"></div>';

/**
 * Inserts the content shown before React into the document of the portal's screens.
 * @throws Error for a shell without an empty `#root`
 */
export function fillRoot(shell: string, content: string): string {
  if (!shell.includes(ROOT)) throw new Error('spa.html has no #root to fill.');
  return shell.replace(ROOT, () => `<div id="root">${content}</div>`);
}

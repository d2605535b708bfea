import {
  attributeOf,
  elementsIn,
  findElement,
  removeElement,
  setAttribute,
  type HtmlDocument,
} from './html-tree';

/**
 * Makes the portal's document start React at the first interaction.
 * @param shell the built `spa.html`
 * @param starter the address of `web/site/browser/start-page.ts`, which gets the scripts to load then
 * @throws Error for a shell without the portal's script
 */
export function startLazy(shell: HtmlDocument, starter: string): void {
  const main = findElement(shell, 'script', (element) => attributeOf(element, 'type') === 'module');
  const file = main && attributeOf(main, 'src');
  if (main === undefined || file === undefined) throw new Error('spa.html has no script to begin later.');
  const ahead = elementsIn(shell)
    .filter(({ tagName }) => tagName === 'link')
    .filter((link) => attributeOf(link, 'rel') === 'modulepreload');
  setAttribute(main, 'crossorigin', null);
  setAttribute(main, 'src', starter);
  setAttribute(main, 'data-react', [file, ...ahead.map((link) => attributeOf(link, 'href'))].join(' '));
  ahead.forEach(removeElement);
}

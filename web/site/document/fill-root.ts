import { append, attributeOf, findElement, partsOf, type HtmlDocument } from './html-tree';

/**
 * Inserts the content shown before React into the document of the portal's screens.
 * @throws Error for a shell without an empty `#root`
 */
export function fillRoot(shell: HtmlDocument, content: string): void {
  const root = findElement(shell, 'div', (element) => attributeOf(element, 'id') === 'root');
  if (root?.childNodes.length !== 0) throw new Error('spa.html has no #root to fill.');
  append(root, partsOf(content));
}

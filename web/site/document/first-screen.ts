import {
  attributeOf,
  childrenOf,
  elementsIn,
  findElement,
  type HtmlDocument,
  type HtmlElement,
} from './html-tree';

/**
 * The elements that the first screen of a public page may show: the header without its closed menus, the first part of the content, and
 * what follows the footer (the bar at the foot of a phone). Parts further down are further than a phone's screen. Of a document
 * without content, all.
 */
export function firstScreenOf(document: HtmlDocument): HtmlElement[] {
  const main = findElement(document, 'main');
  if (main === undefined) return elementsIn(document);
  const footer = elementsIn(document).findLast(({ tagName }) => tagName === 'footer');
  const shown: HtmlElement[] = [];
  const visit = (element: HtmlElement) => {
    if (element === footer || element.tagName === 'head' || isMenu(element)) return;
    shown.push(element);
    const children = childrenOf(element);
    (element === main ? children.slice(0, 1) : children).forEach(visit);
  };
  childrenOf(document).forEach(visit);
  return shown;
}

/** A closed menu, or the ground of its button, which is drawn while the menu is open. */
function isMenu(element: HtmlElement): boolean {
  return (
    attributeOf(element, 'popover') !== undefined ||
    attributeOf(element, 'class')?.split(' ').includes('menu-tab-ground') === true
  );
}

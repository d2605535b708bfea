import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ParentNode;
type Part = DefaultTreeAdapterTypes.ChildNode;

/** What `noscript` holds counts: pages are made for browsers without scripts too. */
const OPTIONS = { scriptingEnabled: false };

export function readHtml(html: string): HtmlDocument {
  return parse(html, OPTIONS);
}

export function writeHtml(document: HtmlDocument): string {
  for (const { tagName, childNodes } of elementsIn(document)) {
    const [text] = childNodes;
    if (text === undefined || !tree.isTextNode(text) || !/^(?:textarea|pre)$/.test(tagName)) continue;
    // A browser leaves out the first line feed of these.
    if (text.value.startsWith('\n')) text.value = `\n${text.value}`;
  }
  return serialize(document, OPTIONS);
}

/** A piece of a document. */
export function readPart(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  return parseFragment(html, OPTIONS);
}

/** What a node holds, as HTML. */
export function writePart(node: HtmlNode): string {
  return serialize(node, OPTIONS);
}

/** What an HTML text consists of, for a place in a document. */
export function partsOf(html: string): Part[] {
  return parseFragment(html, OPTIONS).childNodes;
}

/** The elements in a node, each before what it holds. */
export function elementsIn(node: HtmlNode): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = ({ childNodes }: HtmlNode) => {
    for (const child of childNodes) {
      if (!tree.isElementNode(child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(node);
  return found;
}

export function childrenOf(node: HtmlNode): HtmlElement[] {
  return node.childNodes.filter((child) => tree.isElementNode(child));
}

/** @returns the first element of a name that passes a test */
export function findElement(
  node: HtmlNode,
  name: string,
  test: (element: HtmlElement) => boolean = () => true,
): HtmlElement | undefined {
  return elementsIn(node).find((element) => element.tagName === name && test(element));
}

/** {@link findElement}. @throws Error when there is none */
export function elementOf(
  node: HtmlNode,
  name: string,
  test: (element: HtmlElement) => boolean = () => true,
): HtmlElement {
  const found = findElement(node, name, test);
  if (found === undefined) throw new Error(`The document has no such <${name}>.`);
  return found;
}

/** The link to the style sheet of a built document. @throws Error when there is none */
export function sheetLinkOf(document: HtmlDocument): HtmlElement {
  return elementOf(document, 'link', (link) => attributeOf(link, 'rel') === 'stylesheet');
}

export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** @param value null takes the attribute away */
export function setAttribute(element: HtmlElement, name: string, value: string | null): void {
  const at = element.attrs.findIndex((attribute) => attribute.name === name);
  if (value === null) element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  else if (at === -1) element.attrs.push({ name, value });
  else element.attrs[at] = { name, value };
}

export function append(parent: HtmlNode, parts: readonly Part[]): void {
  for (const part of parts) tree.appendChild(parent, part);
}

export function insertBefore(place: HtmlElement, parts: readonly Part[]): void {
  const { parentNode } = place;
  if (parentNode === null) throw new Error(`<${place.tagName}> is in no document.`);
  for (const part of parts) tree.insertBefore(parentNode, part, place);
}

export function insertAfter(place: HtmlElement, parts: readonly Part[]): void {
  const siblings = place.parentNode?.childNodes ?? [];
  const next = siblings[siblings.indexOf(place) + 1];
  for (const part of parts) {
    if (place.parentNode === null) throw new Error(`<${place.tagName}> is in no document.`);
    if (next === undefined) tree.appendChild(place.parentNode, part);
    else tree.insertBefore(place.parentNode, part, next);
  }
}

export function replaceElement(place: HtmlElement, parts: readonly Part[]): void {
  insertBefore(place, parts);
  tree.detachNode(place);
}

export function removeElement(element: HtmlElement): void {
  tree.detachNode(element);
}

/** The text in a node. */
export function textOf(node: HtmlNode): string {
  return node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}

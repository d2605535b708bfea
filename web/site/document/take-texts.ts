import { defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, elementsIn, readPart, setAttribute, writePart, type HtmlNode } from './html-tree';

/** What is left where a text was: without it a browser would make no place for the text. */
const SLOT = '_';
/** The classes that keep words together (`web/src/lib/thai`, `brand-name.tsx`): which words they are differs by language. */
const WORDS = /^(?:whole|whitespace-nowrap)$/;

type Part = HtmlNode['childNodes'][number];

/** Whether a node is text, or words of it that are kept together. */
function isText(part: Part): boolean {
  if (tree.isTextNode(part)) return true;
  if (!tree.isElementNode(part)) return false;
  if (part.tagName === 'wbr') return true;
  return part.tagName === 'span' && part.attrs.length === 1 && WORDS.test(attributeOf(part, 'class') ?? '');
}

/**
 * Takes the texts out of a piece of a page, so that it is the same in every language: as HTML the texts that are read, then the
 * labels that are only heard. `web/site/browser/portal-frame.ts` puts them back in the same order.
 */
export function takeTexts(piece: HtmlNode): string[] {
  const texts = takeRead(piece);
  const labels = elementsIn(piece).flatMap((element) => {
    const label = attributeOf(element, 'aria-label');
    if (label === undefined) return [];
    setAttribute(element, 'aria-label', SLOT);
    return [label];
  });
  return [...texts, ...labels];
}

function takeRead(node: HtmlNode): string[] {
  const found: string[] = [];
  const left: Part[] = [];
  let text: Part[] = [];
  const end = () => {
    if (text.length === 0) return;
    const run = readPart('');
    run.childNodes = text;
    found.push(writePart(run));
    left.push(...readPart(SLOT).childNodes);
    text = [];
  };
  for (const part of node.childNodes) {
    if (isText(part)) text.push(part);
    else {
      end();
      left.push(part);
      if (tree.isElementNode(part)) found.push(...takeRead(part));
    }
  }
  end();
  node.childNodes = left;
  return found;
}

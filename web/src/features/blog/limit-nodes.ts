import { ARTICLE_BOUNDS } from '@app/domain/article-excess';

/** More came out of a text than a page can hold. */
export class TooManyNodesError extends Error {
  override readonly name = 'TooManyNodesError';
}

interface Node {
  children?: readonly Node[];
}

/** For `rehypePlugins`: ends the rendering of what has more than `ARTICLE_BOUNDS.nodes`. @throws TooManyNodesError */
export function limitNodes() {
  return (tree: Node): void => {
    const open: Node[] = [tree];
    let count = 0;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      count += 1;
      if (count > ARTICLE_BOUNDS.nodes) throw new TooManyNodesError(String(ARTICLE_BOUNDS.nodes));
      for (const child of node.children ?? []) open.push(child);
    }
  };
}

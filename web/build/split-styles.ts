import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type { StylePiece } from '../src/app/site/page-styles.ts';

/**
 * A style sheet in pieces, each with the classes without which it can do nothing: a page is given those that it needs
 * (`src/app/site/page-styles.ts`).
 * @throws CssSyntaxError
 */
export function splitStyles(css: string): StylePiece[] {
  return piecesOf(postcss.parse(css));
}

/**
 * The faces that a document must know when it is first painted, and the sheet without them: one that comes later would give
 * a late face a second chance, and the page would move (decision 066). Those called `…, late` are there for that.
 */
export function takeFaces(css: string): { faces: string; rest: string } {
  const sheet = postcss.parse(css);
  let faces = '';
  sheet.walkAtRules('font-face', (face) => {
    if (/font-family:[^;}]*, late/.test(face.toString())) return;
    faces += face.toString();
    face.remove();
  });
  return { faces, rest: sheet.toString() };
}

function piecesOf(container: Container): StylePiece[] {
  return container.nodes?.flatMap(pieceOf) ?? [];
}

function pieceOf(node: ChildNode): StylePiece[] {
  if (node.type === 'comment') return node.text.startsWith('!') ? [{ text: node.toString() }] : [];
  if (node.type === 'rule') return [isTable(node) ? tableOf(node) : ruleOf(node)];
  if (node.type !== 'atrule') return [{ text: `${node.toString()};` }];
  if (node.name === 'keyframes' || node.name === 'property')
    return [{ text: node.toString(), name: node.params }];
  if (node.nodes === undefined) return [{ text: `${node.toString()};` }];
  if (node.name === 'font-face') return [{ text: node.toString() }];
  return [{ head: `@${node.name} ${node.params}`, pieces: piecesOf(node) }];
}

/** A rule of custom properties alone, such as the theme's: each property is independent of the others. */
function isTable(rule: Rule): boolean {
  return rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));
}

function tableOf(rule: Rule): StylePiece {
  const entries = rule.nodes.map((node) => ({
    text: `${node.toString()};`,
    name: node.type === 'decl' ? node.prop : '',
  }));
  return { head: rule.selector, pieces: entries };
}

function ruleOf(rule: Rule): StylePiece {
  return { text: rule.toString(), needs: rule.selectors.map(classesOf) };
}

/** The classes that a selector requires; those in a list of alternatives, or after `:not`, are not required. */
function classesOf(selector: string): string[] {
  const certain = withoutChoices(selector).replace(/(?<!\\)\[[^\]]*\]/g, '');
  return [...certain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\p{ASCII}])+)/giu)].map(([, name = '']) =>
    unescaped(name),
  );
}

/** Innermost parentheses first: those that begin `:not(` or hold a list are taken out, the others opened. */
function withoutChoices(selector: string): string {
  const innermost = /(:[\w-]+)?(?<!\\)\(((?:\\.|[^()\\])*)(?<!\\)\)/;
  let text = selector;
  for (let found = innermost.exec(text); found !== null; found = innermost.exec(text)) {
    const [whole, pseudo = '', inside = ''] = found;
    const isChoice = pseudo === ':not' || /(?<!\\),/.test(inside);
    text = text.replace(whole, () => (isChoice ? '' : ` ${inside} `));
  }
  return text;
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

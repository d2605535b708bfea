import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type parser from 'postcss-selector-parser';
import type { Selector, StylePiece } from '../document/page-styles.ts';
import { readSelector } from './sheet-classes.ts';

/**
 * A style sheet in pieces, each with the classes without which it can do nothing: a page is given those that it needs
 * (`web/site/document/page-styles.ts`).
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

/** A rule for the whole page, such as the theme's: each of its custom properties is independent of the others. */
function isTable(rule: Rule): boolean {
  return (
    rule.selectors.some((selector) => /^(?:\*|:root|:lang)/.test(selector)) && rule.nodes.some(isProperty)
  );
}

function isProperty(node: ChildNode): boolean {
  return node.type === 'decl' && node.prop.startsWith('--');
}

function tableOf(rule: Rule): StylePiece {
  return {
    selectors: rule.selectors.map(selectorOf),
    pieces: rule.nodes.map((node) => ({
      text: `${node.toString()};`,
      ...(node.type === 'decl' && isProperty(node) && { name: node.prop }),
    })),
  };
}

function ruleOf(rule: Rule): StylePiece {
  // Tailwind's list of faces for the page is overridden by ours (`theme.css`), and its other defaults of fonts are the
  // browser's; some prefixed declarations come repeated.
  const declarations = rule.nodes
    .map((node) => node.toString())
    .filter((text) => !/^font-(?:family:-apple-system|(?:feature|variation)-settings:initial$)/.test(text));
  return { selectors: rule.selectors.map(selectorOf), body: [...new Set(declarations)].join(';') };
}

function selectorOf(text: string): Selector {
  const root = readSelector(text);
  const classes: parser.ClassName[] = [];
  root.walkClasses((each) => void classes.push(each));
  const [only] = classes;
  return {
    text,
    needs: [...needsOf(root), ...kindsOf(root)],
    ...(classes.length === 1 && only !== undefined && { only: placeOf(only) }),
  };
}

function placeOf(node: parser.ClassName): NonNullable<Selector['only']> {
  const from = node.sourceIndex;
  return { name: node.value, from, to: from + node.toString().trim().length };
}

/** The classes and elements (`<p`) that a selector requires: what is one of several choices, or must not be there, is none. */
function needsOf({ nodes }: { nodes: readonly parser.Node[] }): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'class') return [node.value];
    if (node.type === 'tag') return [`<${node.value}`];
    if (node.type === 'selector') return needsOf(node);
    const isRequired = node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value);
    return isRequired && node.nodes.length === 1 ? needsOf(node) : [];
  });
}

/** The kinds of heads (`site-frame.css`) and the languages that a selector is for, as `[data-head=cover]` and `:lang(th)`. */
function kindsOf(root: parser.Root): string[] {
  const kinds: string[] = [];
  root.walk((node) => {
    if (node.type === 'attribute' && node.attribute === 'data-head' && node.value !== undefined)
      kinds.push(`[data-head=${node.value}]`);
    if (node.type === 'pseudo' && node.value === ':lang') kinds.push(String(node).trim());
  });
  return kinds;
}

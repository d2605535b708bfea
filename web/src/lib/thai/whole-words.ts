import { Fragment, type ElementType, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { boundParts } from './bound-parts.ts';

interface Props {
  children?: ReactNode;
  className?: string;
}

/** The content of these is no running text, or may hold text alone. */
const TEXT_ONLY = new Set(['title', 'option', 'textarea', 'style', 'script', 'text', 'tspan', 'desc', 'pre']);
/** These set their text in lines; of the others nobody knows. */
const LINES = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'dt',
  'dd',
  'td',
  'th',
  'strong',
  'em',
  'figcaption',
]);
/** Each child of such an element is a separate item. */
const ITEMS = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/;
/** Of one line, whatever it says. */
const ONE_LINE = /(?:^|\s)(?:whitespace-nowrap|truncate|sr-only)(?:\s|$)/;
const FORWARDED = Symbol.for('react.forward_ref');

/**
 * The props of an element with its words kept whole: elements are put around parts of its text. The text itself stays as
 * it is, for search, copying, the names of controls and tests; so do attributes.
 * @param isStatic whether several children are written down as such, and are no list with keys
 */
export function withWordsWhole<P>(type: ElementType, props: P & Props, isStatic: boolean): P {
  const { children, className = '' } = props;
  if (!showsItsText(type) || ONE_LINE.test(className)) return props;
  if (typeof children === 'string') {
    const parts = boundParts(children);
    if (parts.length === 1) return props;
    if (isOnePart(parts)) {
      if (type !== Fragment)
        return { ...props, className: className === '' ? WHOLE : `${className} ${WHOLE}` };
      return { ...props, children: whole(children) };
    }
    const isLines = LINES.has(type as string) && !ITEMS.test(className);
    return { ...props, children: isLines ? marked(parts) : around(parts) };
  }
  const joined = isStatic && Array.isArray(children) ? amongOthers(children as ReactNode[]) : null;
  return joined === null ? props : { ...props, children: joined };
}

/** An element, a fragment, or what a package forwards its text to one with (a link of the router). */
function showsItsText(type: ElementType): boolean {
  if (typeof type === 'string') return !TEXT_ONLY.has(type);
  if (type === Fragment) return true;
  const made: unknown = type;
  return typeof made === 'object' && made !== null && '$$typeof' in made && made.$$typeof === FORWARDED;
}

/** Defined in theme.css. */
const WHOLE = 'whole';

function whole(text: string): ReactElement {
  return jsx('span', { className: WHOLE, children: text });
}

function isOnePart([before, , after, ...more]: readonly string[]): boolean {
  return before === '' && after === '' && more.length === 0;
}

function marked(parts: readonly string[]): ReactNode[] {
  return parts.map((part, index) => (index % 2 === 0 ? part : whole(part))).filter((part) => part !== '');
}

/** One element, so that the text stays one child of its parent, whatever that does with its children. */
function around(parts: readonly string[]): ReactElement {
  return isOnePart(parts) ? whole(parts[1] ?? '') : jsxs('span', { children: marked(parts) });
}

/**
 * Texts and figures side by side are one text: `{days} วัน`. Every child keeps its place, so that React keeps those beside
 * them.
 * @returns null when nothing has to be kept
 */
function amongOthers(children: readonly ReactNode[]): ReactNode[] | null {
  const result: ReactNode[] = [...children];
  let changed = false;
  for (let from = 0; from < children.length; from += 1) {
    let end = from;
    let text = '';
    for (let child = children[end]; isText(child); child = children[end]) {
      text += String(child);
      end += 1;
    }
    if (end === from) continue;
    const parts = boundParts(text);
    if (parts.length > 1) {
      result[from] = around(parts);
      for (let place = from + 1; place < end; place += 1) result[place] = null;
      changed = true;
    }
    from = end;
  }
  return changed ? result : null;
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

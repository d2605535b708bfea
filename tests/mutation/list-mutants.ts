import { certainReads, isOperandOf } from './certain-reads.ts';
import type { Change } from './mutants.ts';
import type { Expression, RuleFunction, Rules } from './rules-syntax.ts';

/** The context of an expression. */
export interface Scope {
  rules: Rules;
  /** The enclosing blocks. */
  owner: string;
  /** The whole condition, or what the function returns. */
  root: Expression;
}

type Call = Extract<Expression, { kind: 'call' }>;

/** A list passed as an argument to a function of the rules. */
interface Argument {
  node: Call;
  called: RuleFunction;
  index: number;
}

type List = Extract<Expression, { kind: 'list' }>;

/** What uses a list. */
interface User {
  /** The call whose argument it is. */
  call?: Call;
  /** The same, if a function of the rules is called. */
  argument?: Argument | undefined;
  /** The field whose values it lists. */
  field?: string;
}

/** Values that no list may contain: a widened list accepts all of one kind; a test of a new list needs only one. */
const STRANGERS = {
  keys: ['x', 'role', 'disabled', 'search_words', 'note', 'updated_by', 'user_id', 'fr'],
  values: ['x', 'unknown', 'Done', 'gzip', 'de', 'sepia'],
  types: ['text/html', 'image/svg+xml', 'image/gif', 'application/octet-stream'],
} as const;

/**
 * Mutates a list of texts: adds items, and removes each item. Lists that limit (`hasOnly`, `in`, the keys that may change)
 * are widened, once with strangers and once with each text that other lists of the same block contain; every list is
 * narrowed. Where a function requires exactly these keys, its call is inlined, so that one of its two halves breaks.
 * @param use the method whose argument it is, or `values` or `keys`
 */
export function mutantsOfList(
  list: List,
  use: string,
  scope: Scope,
  { call, argument, field }: User,
): Change[] {
  const { text } = scope.rules;
  const items = list.items.map(({ start, end }) => text.slice(start, end));
  const texts = list.items.flatMap((item) => (item.kind === 'string' ? [item.text.slice(1, -1)] : []));
  const exact = argument === undefined ? null : exactKeys(argument, scope);
  const write = (kept: readonly string[]) => `[${kept.join(', ')}]`;
  const one = (what: string, kept: readonly string[], half: 'hasOnly' | 'hasAll'): Change =>
    exact === null
      ? {
          what,
          start: list.start,
          end: list.end,
          replacement: write(kept),
        }
      : {
          what,
          ...exact.place,
          replacement: exact.with(half, write(kept)),
        };
  const shown = `[${texts.slice(0, 3).join(', ')}${texts.length > 3 ? ', …' : ''}]`;

  const isSame = sameWithout(call, scope);
  const narrowed =
    items.length < 2 && use !== 'hasAll' && exact === null
      ? []
      : items.flatMap((item, index) =>
          (use === 'hasAll' || exact !== null) && isSame(item)
            ? []
            : [one(`${shown} without ${item}`, items.toSpliced(index, 1), 'hasAll')],
        );
  if (texts.length === 0 || use === 'hasAll') return narrowed;
  // Lists of whole documents or maps, and of values, are not widened with keys of other lists: a stranger is as good.
  const isOfWhole =
    exact !== null ||
    use === 'removeAll' ||
    (use === 'hasOnly' && !whole(call, text).includes('.affectedKeys()'));
  const joined = [...texts, ...itemsBefore(call, scope)];
  const widenings = wideningsOf(joined, use, scope, field).slice(0, isOfWhole ? 1 : undefined);
  const widened = widenings.map((added) =>
    one(
      `${shown} with ${added.length === 1 ? added[0] : 'strangers'}`,
      [...items, ...added.map((each) => `'${each}'`)],
      'hasOnly',
    ),
  );
  return [...widened, ...narrowed];
}

/** For a call that checks keys: is the rule the same without one of them, because the document's key is read anyway? */
function sameWithout(call: Call | undefined, { rules, owner, root }: Scope): (item: string) => boolean {
  if (call === undefined || !isOperandOf(root, call)) return () => false;
  const data =
    call.callee.kind === 'member'
      ? whole(call.callee.object, rules.text).replace(/\.keys\(\)$/, '')
      : whole(call.args[0], rules.text);
  const reads = certainReads(root, rules, ({ scope }) => owner.startsWith(scope));
  return (item) => reads.has(`${data}.${item.slice(1, -1)}`);
}

function wideningsOf(texts: readonly string[], use: string, scope: Scope, field = ''): string[][] {
  const isType = (each: string) => /^\w+\/\w/.test(each);
  const kind = texts.some(isType) ? 'types' : use === 'values' ? 'values' : 'keys';
  const others = (list: readonly string[]) => list.filter((each) => !texts.includes(each));
  // Where a change of other keys is refused anyway, `hasAny` may name them: only those that the same rule names can matter.
  const near =
    use === 'hasAny'
      ? itemsIn([scope.root], KEYS, scope.rules)
      : itemsIn(blockOf(scope), use === 'values' ? field : KEYS, scope.rules);
  // A role is no content type, and the reverse.
  const siblings = others([...near].filter((each) => isType(each) === (kind === 'types')));
  const single = siblings.map((each) => [each]);
  return use === 'hasAny' ? single : [others(STRANGERS[kind]), ...single];
}

/** The texts of the list that a function returns, to which `concat` adds. */
function itemsBefore(call: Call | undefined, { rules, owner }: Scope): string[] {
  if (call?.callee.kind !== 'member' || call.callee.name !== 'concat') return [];
  const { object } = call.callee;
  const name = object.kind === 'call' && object.callee.kind === 'name' ? object.callee.text : null;
  const before = rules.functions.find((each) => each.name === name && owner.startsWith(each.scope));
  return before === undefined ? [] : [...itemsIn([before.result], KEYS, rules)];
}

/** The expressions of the same block. */
function blockOf({ rules, owner }: Scope): Expression[] {
  if (owner === '') return [];
  return [
    ...rules.functions
      .filter(({ scope }) => scope === owner)
      .flatMap(({ lets, result }) => [...lets, result]),
    ...rules.allows.filter(({ scope }) => scope === owner).flatMap(({ condition }) => condition ?? []),
  ];
}

/** In place of a field: lists of keys. */
const KEYS = null;

/** The texts in all lists of keys, or in all lists of values of this field. */
function itemsIn(roots: readonly Expression[], field: string | typeof KEYS, { text }: Rules): Set<string> {
  const found = new Set<string>();
  const visit = (node: Expression, listed: string | typeof KEYS = KEYS): void => {
    // What a list within the document may contain.
    if (node.kind === 'call' && isListOfValues(whole(node.callee, text))) return;
    if (node.kind === 'list') {
      for (const item of node.items)
        if (item.kind === 'string' && listed === field) found.add(item.text.slice(1, -1));
    }
    const ofMembers = node.kind === 'binary' && node.operator === 'in' ? fieldOf(node.left) : KEYS;
    // A list within a list of values is one of the values.
    for (const part of partsOf(node)) visit(part, node.kind === 'list' ? listed : ofMembers);
  };
  for (const root of roots) visit(root);
  return found;
}

/** `scope.hasOnly`, and not `data.keys().hasOnly`. */
function isListOfValues(callee: string): boolean {
  return callee.endsWith('.hasOnly') && !/keys\(\)\.hasOnly$/i.test(callee);
}

/** The last name of `resource.data.status`; of what has none an empty text. */
export function fieldOf(node: Expression): string {
  return node.kind === 'member' ? node.name : node.kind === 'name' ? node.text : '';
}

function partsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'binary':
      return [node.left, node.right];
    case 'unary':
      return [node.operand];
    case 'ternary':
      return [node.test, node.yes, node.no];
    case 'brackets':
      return [node.inner];
    case 'call':
      return [node.callee, ...node.args];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, ...node.args];
    case 'list':
    case 'path':
      return node.items;
    default:
      return [];
  }
}

function whole(part: Expression | undefined, text: string): string {
  return part === undefined ? '' : text.slice(part.start, part.end);
}

/** For a function that passes one parameter to both `hasOnly` and `hasAll`: its body inlined at the call. */
function exactKeys({ node, called, index }: Argument, { rules }: Scope) {
  const parameter = called.parameters[index];
  const body = rules.text.slice(called.result.start, called.result.end);
  if (parameter === undefined || called.lets.length > 0) return null;
  const asks = (method: string) => body.includes(`.${method}(${parameter})`);
  if (!asks('hasOnly') || !asks('hasAll')) return null;
  const list = node.args[index];
  const values = node.args.map(({ start, end }) => rules.text.slice(start, end));
  if (list === undefined) return null;
  return {
    place: { start: node.start, end: node.end },
    with(half: 'hasOnly' | 'hasAll', changed: string): string {
      const broken = body.replace(`.${half}(${parameter})`, () => `.${half}(${changed})`);
      const whole = called.parameters.reduce(
        (text, name, place) =>
          text.replace(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g'), () => values[place] ?? ''),
        broken,
      );
      return `(${whole})`;
    },
  };
}

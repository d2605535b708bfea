import { fieldOf, mutantsOfList, type Scope } from './list-mutants.ts';
import { oneLine } from './one-line.ts';
import type { Allow, Expression, RuleFunction, Rules } from './rules-syntax.ts';

/** A rules file with one change. */
export interface Mutant {
  /** Place and kind of the change, independent of line numbers: the key in the list of survivors. */
  key: string;
  scope: string;
  /** The `allow`s that evaluate it: their block and operations. */
  reachedBy: readonly Pick<Allow, 'scope' | 'operations'>[];
  /** The range that is replaced: a test that evaluates nothing in it cannot find the mutant. */
  start: number;
  end: number;
  /** The text that replaces the range. */
  replacement: string;
  /** The text that replaces the range where the mutant has a switch, if the range is no expression. @param on the switch's condition */
  switched?: (on: string) => string;
  /** The mutant decides as the shipped rules do while this expression has this value; undefined: nothing is known. */
  same?: { start: number; end: number; while: boolean } | undefined;
}

/** A mutant that has no key yet. */
export interface Change extends Omit<Mutant, 'key' | 'scope' | 'reachedBy'> {
  what: string;
}

/** Comparisons that a flipped one agrees with while it has this value: where `<` is true, `<=` is too. */
const AGREES: Record<string, boolean> = {
  '< <=': true,
  '<= <': false,
  '> >=': true,
  '>= >': false,
};

const FLIPPED: Record<string, readonly string[]> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

/**
 * Every mutant of a rules file: each operand of `&&` and `||` dropped, each comparison flipped (at its bound and as a whole),
 * each `!` removed, each branch of a `? :` always taken, each list of keys, statuses or types widened and narrowed, each
 * bound moved by one, each condition and each boolean function made true, each `allow` removed. Patterns given to
 * `matches()` are left unchanged.
 */
export function mutantsOf(rules: Rules): Mutant[] {
  const found: Mutant[] = [];
  const times = new Map<string, number>();
  const add = (scope: string, place: string, reachedBy: Mutant['reachedBy'], changes: readonly Change[]) => {
    for (const { what, ...change } of changes) {
      const key = `${[scope, place].filter(Boolean).join(' ')}: ${what}`;
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      found.push({ key: time === 1 ? key : `${key} (${time})`, scope, reachedBy, ...change });
    }
  };
  for (const each of rules.functions) {
    const scope = { rules, owner: each.scope, root: each.result };
    const bodies = [...each.lets, each.result].flatMap((body) => changesIn(body, scope));
    add(each.scope, `${each.name}()`, allowsThatCall(each, rules), [
      ...bodies,
      ...madeTrue(each.result, rules.text),
    ]);
  }
  for (const allow of rules.allows) {
    const inside =
      allow.condition === null
        ? []
        : changesIn(allow.condition, { rules, owner: allow.scope, root: allow.condition });
    add(allow.scope, `allow ${allow.operations}`, [allow], [...inside, ...ofAllow(allow, rules.text)]);
  }
  return found;
}

/** By name, called directly or through other functions. */
function allowsThatCall(called: RuleFunction, rules: Rules): readonly Allow[] {
  const names = (node: Expression) => rules.text.slice(node.start, node.end).match(/\w+(?=\()/g) ?? [];
  const callers = new Set([called.name]);
  for (let before = 0; before < callers.size;) {
    before = callers.size;
    for (const { name, lets, result } of rules.functions)
      if ([...lets, result].flatMap(names).some((each) => callers.has(each))) callers.add(name);
  }
  return rules.allows.filter(
    ({ scope, condition }) =>
      scope.startsWith(called.scope) &&
      condition !== null &&
      names(condition).some((each) => callers.has(each)),
  );
}

function ofAllow({ operations, condition, start, end }: Allow, text: string): Change[] {
  const whole = condition === null ? 'true' : text.slice(condition.start, condition.end);
  const removed = {
    what: 'removed',
    start,
    end,
    replacement: '',
    switched: (on: string) => `allow ${operations}: if !(${on}) && (${whole});`,
    same: condition === null ? undefined : sameWhile(condition, false),
  };
  if (condition === null || whole === 'true') return [removed];
  return [
    removed,
    {
      what: 'if true',
      start: condition.start,
      end: condition.end,
      replacement: 'true',
      same: sameWhile(condition, true),
    },
    // A statement with several operations: widen one operation at a time.
    ...(operations.includes(',') ? operations.split(', ') : []).map((operation) => ({
      what: `${operation} if true`,
      start,
      end,
      replacement: `${text.slice(start, end)} allow ${operation}: if true;`,
      switched: (on: string) => `${text.slice(start, end)} allow ${operation}: if ${on};`,
    })),
  ];
}

function madeTrue(result: Expression, text: string): Change[] {
  const { start, end } = result;
  return decides(result)
    ? [
        {
          what: `true for \`${oneLine(text, result)}\``,
          start,
          end,
          replacement: 'true',
          same: sameWhile(result, true),
        },
      ]
    : [];
}

/** Is its value boolean? For a call this is decided by the function's name. */
function decides(node: Expression): boolean {
  if (node.kind === 'brackets') return decides(node.inner);
  if (node.kind === 'ternary') return decides(node.yes) && decides(node.no);
  if (node.kind === 'unary') return node.operator === '!';
  if (node.kind === 'binary') return /^(&&|\|\||[=!<>]=?=?|in|is)$/.test(node.operator);
  if (node.kind !== 'call') return false;
  const { callee } = node;
  const name = callee.kind === 'member' ? callee.name : callee.kind === 'name' ? callee.text : '';
  return /^(matches|exists|has|is|are|owns|keeps|valid|changes|sees)/.test(name);
}

function changesIn(node: Expression, scope: Scope): Change[] {
  const { text } = scope.rules;
  switch (node.kind) {
    case 'binary':
      return ofBinary(node, scope);
    case 'unary': {
      const { operand, start, end, operator } = node;
      const bare = text.slice(operand.start, operand.end);
      const plain =
        operator === '!'
          ? [{ what: `\`${oneLine(text, node)}\` not negated`, start, end, replacement: bare }]
          : [];
      return [...plain, ...changesIn(operand, scope)];
    }
    case 'ternary': {
      const { test, yes, no } = node;
      const always = [true, false].map((value) => ({
        what: `\`${oneLine(text, test)}\` always ${value}`,
        start: test.start,
        end: test.end,
        replacement: String(value),
        same: sameWhile(test, value),
      }));
      return [...always, ...[test, yes, no].flatMap((part) => changesIn(part, scope))];
    }
    case 'brackets':
      return changesIn(node.inner, scope);
    case 'call':
      return ofCall(node, scope);
    case 'member':
      return changesIn(node.object, scope);
    case 'index':
      return [node.object, ...node.args].flatMap((part) => changesIn(part, scope));
    case 'list':
    case 'path':
      return node.items.flatMap((item) => changesIn(item, scope));
    default:
      return [];
  }
}

type Binary = Extract<Expression, { kind: 'binary' }>;

function ofBinary(node: Binary, scope: Scope): Change[] {
  const { text } = scope.rules;
  const { operator, left, right, start, end } = node;
  if (operator === '&&' || operator === '||') {
    const operands = chain(node, operator);
    const dropped = operands.map((operand, index) => ({
      what: `without \`${oneLine(text, operand)}\``,
      start,
      end,
      replacement: operands
        .toSpliced(index, 1)
        .map((other) => text.slice(other.start, other.end))
        .join(` ${operator} `),
      same: sameWhile(operand, operator === '&&'),
    }));
    return [...dropped, ...operands.flatMap((operand) => changesIn(operand, scope))];
  }
  const sides = [left, right].flatMap((side) => changesIn(side, scope));
  if (operator === 'in' && right.kind === 'list')
    return [
      ...sides,
      ...mutantsOfList(right, 'values', scope, { field: fieldOf(left) }).map((change) =>
        ofMembership(change, node),
      ),
    ];
  const flipped = (FLIPPED[operator] ?? []).map((other) => ({
    what: `\`${oneLine(text, node)}\` with ${other}`,
    start,
    end,
    replacement: `${text.slice(left.start, left.end)} ${other} ${text.slice(right.start, right.end)}`,
    same: agreement(node, other),
  }));
  return [...flipped, ...(flipped.length > 0 ? movedBound(right, node, text) : []), ...sides];
}

function agreement(node: Binary, other: string): Mutant['same'] {
  const value = AGREES[`${node.operator} ${other}`];
  return value === undefined ? undefined : sameWhile(node, value);
}

function sameWhile(node: Expression, value: boolean): Mutant['same'] {
  // As the emulator's report names its place: with the first bracket, and without the last.
  const { end } = node.kind === 'brackets' ? node.inner : node;
  return { start: node.start, end, while: value };
}

/** A widened list differs only where the value was not in it, a narrowed one only where it was. */
function ofMembership(change: Change, node: Expression): Change {
  return { ...change, same: sameWhile(node, / with [^\]]+$/.test(change.what)) };
}

function chain(node: Expression, operator: string): Expression[] {
  return node.kind === 'binary' && node.operator === operator
    ? [...chain(node.left, operator), ...chain(node.right, operator)]
    : [node];
}

function ofCall(node: Extract<Expression, { kind: 'call' }>, scope: Scope): Change[] {
  const { callee, args } = node;
  const inside = [callee, ...args].flatMap((part) => changesIn(part, scope));
  const called = callee.kind === 'name' ? functionNamed(callee.text, scope) : undefined;
  const lists = args.flatMap((arg, index) => {
    if (arg.kind !== 'list') return [];
    const use = callee.kind === 'member' ? callee.name : 'keys';
    const changes = mutantsOfList(arg, use, scope, {
      call: node,
      argument: called && { node, called, index },
    });
    return use === 'hasOnly' ? changes.map((change) => ofMembership(change, node)) : changes;
  });
  const bounds = called === undefined ? [] : args.flatMap((arg) => movedBound(arg, node, scope.rules.text));
  return [...inside, ...lists, ...bounds];
}

function functionNamed(name: string, { rules, owner }: Scope): RuleFunction | undefined {
  const visible = rules.functions.filter((each) => each.name === name && owner.startsWith(each.scope));
  return visible.toSorted((a, b) => b.scope.length - a.scope.length)[0];
}

/** A number, or a product of numbers, increased by one. */
function movedBound(bound: Expression, within: Expression, text: string): Change[] {
  if (!isConstant(bound) || text.slice(bound.start, bound.end) === '0') return [];
  const replacement = `${text.slice(bound.start, bound.end)} + 1`;
  return [
    {
      what: `\`${oneLine(text, within)}\` with ${replacement}`,
      start: bound.start,
      end: bound.end,
      replacement,
    },
  ];
}

function isConstant(node: Expression): boolean {
  if (node.kind === 'binary') return node.operator === '*' && isConstant(node.left) && isConstant(node.right);
  return node.kind === 'number';
}

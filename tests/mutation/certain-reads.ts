import type { Expression, RuleFunction, Rules } from './rules-syntax.ts';

/**
 * The fields that an expression always reads before it can be true: `data.status`. Reading a missing key is an error, and an
 * error refuses, so a `hasAll` without such a key is the same rule. Counted are the operands of `&&` and all that they need,
 * through functions; of `||` and `? :` only the operand that is evaluated first.
 * @param isVisible which functions the expression may call
 */
export function certainReads(
  node: Expression,
  rules: Rules,
  isVisible: (called: RuleFunction) => boolean,
): ReadonlySet<string> {
  const of = (...parts: readonly Expression[]) =>
    new Set(parts.flatMap((part) => [...certainReads(part, rules, isVisible)]));
  switch (node.kind) {
    case 'binary':
      return node.operator === '||' ? of(node.left) : of(node.left, node.right);
    case 'unary':
      return of(node.operand);
    case 'ternary':
      return of(node.test);
    case 'brackets':
      return of(node.inner);
    case 'member':
      return new Set([rules.text.slice(node.start, node.end), ...of(node.object)]);
    case 'index':
      return of(node.object, ...node.args);
    case 'list':
    case 'path':
      return of(...node.items);
    case 'call': {
      const { callee, args } = node;
      if (callee.kind !== 'name') return of(callee, ...args);
      const named = rules.functions.filter(({ name }) => name === callee.text).filter(isVisible);
      const [called] = named;
      // Two functions of one name: not resolved, it is not worth the effort.
      if (called === undefined || named.length > 1) return of(...args);
      const inside = [...certainReads(called.result, rules, isVisible)];
      const outside = inside.map((read) => {
        const [first = ''] = read.split('.');
        const place = called.parameters.indexOf(first);
        const arg = args[place];
        return arg === undefined ? read : rules.text.slice(arg.start, arg.end) + read.slice(first.length);
      });
      return new Set([...outside, ...of(...args)]);
    }
    default:
      return new Set();
  }
}

/** Is this place an operand of the outermost `&&`? Only then are all other operands needed with it. */
export function isOperandOf(root: Expression, { start, end }: Pick<Expression, 'start' | 'end'>): boolean {
  if (root.kind === 'binary' && root.operator === '&&')
    return isOperandOf(root.left, { start, end }) || isOperandOf(root.right, { start, end });
  if (root.kind === 'brackets') return isOperandOf(root.inner, { start, end });
  return root.start === start && root.end === end;
}

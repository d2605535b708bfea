/**
 * How many documents a rule may look up, parsed from its text, since the Storage emulator does not count. Every function
 * call is inlined and both branches of every `? :` are followed; what is left are the paths given to get and exists, where
 * the same path counts once. Short-circuiting of `&&` and `||` is ignored: the number is an upper bound, for granted and
 * refused requests alike.
 */

interface RuleFunction {
  parameters: string[];
  /** The returned expression with its `let`s inlined. */
  result: string;
}

export interface Lookups {
  line: number;
  operation: string;
  /** The documents of the branch that looks up the most. */
  documents: string[];
}

/** Every `allow` of a rules file with the documents that it may look up. */
export function lookupsOf(rules: string): Lookups[] {
  // Blank out comments and quoted texts, keeping their length: neither names a document.
  const text = rules.replace(/\/\/.*|'(?:\\.|[^'\\])*'/g, (blot) => '_'.repeat(blot.length));
  const functions = functionsOf(text);
  return [...text.matchAll(/allow ([a-z]+): if ([^;]+);/g)].map((match) => {
    const ways = waysThrough(expand(match[2] ?? '', functions)).map((way) => documentsIn(way));
    return {
      line: text.slice(0, match.index).split('\n').length,
      operation: match[1] ?? '',
      documents: ways.reduce((most, way) => (way.length > most.length ? way : most), []),
    };
  });
}

/** Names are resolved in the whole file: `allow`s of one collection do not call another's functions. */
function functionsOf(text: string): Map<string, RuleFunction> {
  const found = new Map<string, RuleFunction>();
  for (const [, name = '', parameters = '', body = ''] of text.matchAll(
    /function (\w+)\(([^)]*)\) \{([^}]*)\}/g,
  )) {
    if (found.has(name))
      throw new Error(`Two functions are called ${name}: this reader cannot tell which is meant.`);
    let result = /return ([^;]+);/.exec(body)?.[1] ?? '';
    const lets = [...body.matchAll(/let (\w+) = ([^;]+);/g)].reverse();
    for (const [, variable = '', value = ''] of lets) result = replaceWord(result, variable, `(${value})`);
    found.set(name, {
      parameters: parameters
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
      result,
    });
  }
  return found;
}

function replaceWord(text: string, word: string, value: string): string {
  return text.replace(new RegExp(`(?<![\\w.])${word}(?!\\w)`, 'g'), () => value);
}

function expand(text: string, functions: Map<string, RuleFunction>): string {
  for (const match of text.matchAll(/(?<![\w.])(\w+)\(/g)) {
    const called = functions.get(match[1] ?? '');
    if (!called) continue;
    const open = match.index + match[0].length - 1;
    const close = closing(text, open);
    const values = split(text.slice(open + 1, close), ',');
    let result = called.result;
    called.parameters.forEach((parameter, index) => {
      result = replaceWord(result, parameter, `(${values[index]?.trim() ?? ''})`);
    });
    return expand(`${text.slice(0, match.index)}(${result})${text.slice(close + 1)}`, functions);
  }
  return text;
}

/** One text for each combination of branches of every `? :`. */
function waysThrough(text: string): string[] {
  const question = text.indexOf('?');
  if (question < 0) return [text];
  const open = opening(text, question);
  const close = closing(text, open);
  const [condition = '', ...rest] = split(text.slice(open + 1, close), '?');
  const [yes = '', ...no] = split(rest.join('?'), ':');
  return [yes, no.join(':')].flatMap((branch) =>
    waysThrough(`${text.slice(0, Math.max(open, 0))}(${condition}) && (${branch})${text.slice(close + 1)}`),
  );
}

function documentsIn(text: string): string[] {
  const paths = [...text.matchAll(/\b(?:get|exists|getAfter|existsAfter)\((?=\(*\/databases)/g)].map(
    (match) => {
      const open = match.index + match[0].length - 1;
      // Two spellings of one document: brackets left by the expansion make no difference.
      return text
        .slice(open + 1, closing(text, open))
        .replace(/[()\s]/g, '')
        .replace(/^.*\/documents\//, '');
    },
  );
  return [...new Set(paths)];
}

/** The position of the bracket that closes the one at `open`, or the text's end. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open + 1; at < text.length; at++) {
    if ('([{'.includes(text.charAt(at))) depth++;
    if (')]}'.includes(text.charAt(at)) && depth-- === 0) return at;
  }
  return text.length;
}

/** The position of the bracket that encloses this place, or -1. */
function opening(text: string, inside: number): number {
  let depth = 0;
  for (let at = inside - 1; at >= 0; at--) {
    if (')]}'.includes(text.charAt(at))) depth++;
    if ('([{'.includes(text.charAt(at)) && depth-- === 0) return at;
  }
  return -1;
}

/** Splits a text at separators that are not inside brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text.charAt(at))) depth++;
    else if (')]}'.includes(text.charAt(at))) depth--;
    else if (depth === 0 && text.charAt(at) === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

import { lineOf, tokensOf, type Token } from './rules-tokens.ts';

/** A part of an expression and its place in the text (UTF-16 offsets, the end excluded). */
export type Expression = { readonly start: number; readonly end: number } & (
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Expression }
  | { readonly kind: 'ternary'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'brackets'; readonly inner: Expression }
  | { readonly kind: 'call'; readonly callee: Expression; readonly args: readonly Expression[] }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly args: readonly Expression[] }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'path'; readonly items: readonly Expression[] }
  | { readonly kind: 'name' | 'string' | 'number'; readonly text: string }
);

export interface RuleFunction {
  /** The enclosing blocks: `match /cases/{caseId}`. */
  scope: string;
  name: string;
  parameters: readonly string[];
  lets: readonly Expression[];
  result: Expression;
}

export interface Allow {
  scope: string;
  operations: string;
  /** Of the whole statement. */
  start: number;
  end: number;
  condition: Expression | null;
}

/** The range of a `match` with its block, except the outermost one. */
export interface Block {
  start: number;
  end: number;
}

export interface Rules {
  text: string;
  /** Each before those that are nested in it. */
  blocks: readonly Block[];
  functions: readonly RuleFunction[];
  allows: readonly Allow[];
}

/** Operators from lowest to highest precedence (the language's own table). */
const LEVELS = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Parses a rules file. @throws an error that names the line where parsing failed */
export function parseRules(text: string): Rules {
  return new Parser(text).file();
}

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #functions: RuleFunction[] = [];
  readonly #allows: Allow[] = [];
  readonly #blocks: Block[] = [];
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  file(): Rules {
    if (this.#is('rules_version')) while (this.#take().text !== ';');
    while (this.#peek().kind !== 'end') {
      this.#expect('service');
      while (!this.#is('{')) this.#take();
      this.#block('');
    }
    return {
      text: this.#text,
      blocks: this.#blocks,
      functions: this.#functions,
      allows: this.#allows,
    };
  }

  /** @returns where the block ends */
  #block(scope: string): number {
    this.#expect('{');
    while (!this.#is('}')) {
      const { text } = this.#peek();
      if (text === 'match') this.#match(scope);
      else if (text === 'function') this.#function(scope);
      else if (text === 'allow') this.#allow(scope);
      else throw this.#surprise();
    }
    return this.#take().end;
  }

  #match(scope: string): void {
    const { start } = this.#take();
    let end = start;
    while (this.#accept('/')) {
      if (this.#accept('{')) {
        while (!this.#is('}')) this.#take();
        end = this.#take().end;
      } else {
        end = this.#segment();
      }
    }
    const name = this.#text.slice(start, end);
    // The outermost block is the same for all rules of a file.
    if (scope === '' && /\/(databases|b)\//.test(name)) {
      this.#block('');
      return;
    }
    const block = { start, end };
    this.#blocks.push(block);
    block.end = this.#block(scope === '' ? name : `${scope} ${name}`);
  }

  #function(scope: string): void {
    this.#expect('function');
    const name = this.#take().text;
    const parameters: string[] = [];
    this.#expect('(');
    while (!this.#accept(')')) {
      parameters.push(this.#take().text);
      this.#accept(',');
    }
    this.#expect('{');
    const lets: Expression[] = [];
    while (this.#accept('let')) {
      this.#take();
      this.#expect('=');
      lets.push(this.#expression());
      this.#expect(';');
    }
    this.#expect('return');
    const result = this.#expression();
    this.#accept(';');
    this.#expect('}');
    this.#functions.push({ scope, name, parameters, lets, result });
  }

  #allow(scope: string): void {
    const { start, end } = this.#take();
    let operations = this.#take().text;
    while (this.#accept(',')) operations += `, ${this.#take().text}`;
    let condition: Expression | null = null;
    if (this.#accept(':')) {
      this.#expect('if');
      condition = this.#expression();
    }
    const last = this.#is(';') ? this.#take().end : (condition?.end ?? end);
    this.#allows.push({ scope, operations, start, end: last, condition });
  }

  #expression(): Expression {
    const test = this.#level(0);
    if (!this.#accept('?')) return test;
    const yes = this.#expression();
    this.#expect(':');
    const no = this.#expression();
    return { kind: 'ternary', test, yes, no, start: test.start, end: no.end };
  }

  #level(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.#unary();
    let left = this.#level(level + 1);
    while (operators.includes(this.#peek().text)) {
      const operator = this.#take().text;
      const right = this.#level(level + 1);
      left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
    }
    return left;
  }

  #unary(): Expression {
    if (!this.#is('!') && !this.#is('-')) return this.#postfix(this.#primary());
    const { text: operator, start } = this.#take();
    const operand = this.#unary();
    return { kind: 'unary', operator, operand, start, end: operand.end };
  }

  #postfix(object: Expression): Expression {
    const { start } = object;
    if (this.#accept('.')) {
      const { text: name, end } = this.#take();
      return this.#postfix({ kind: 'member', object, name, start, end });
    }
    if (this.#accept('(')) {
      const { items: args, end } = this.#items(')');
      return this.#postfix({ kind: 'call', callee: object, args, start, end });
    }
    if (this.#accept('[')) {
      const { items: args, end } = this.#items(']');
      return this.#postfix({ kind: 'index', object, args, start, end });
    }
    return object;
  }

  #primary(): Expression {
    if (this.#is('/')) return this.#path();
    const token = this.#take();
    const { start, end, text } = token;
    if (text === '(') {
      const inner = this.#expression();
      return { kind: 'brackets', inner, start, end: this.#expect(')').end };
    }
    if (text === '[') return { kind: 'list', start, ...this.#items(']') };
    if (token.kind === 'name' || token.kind === 'string' || token.kind === 'number')
      return { kind: token.kind, text, start, end };
    this.#next--;
    throw this.#surprise();
  }

  /** `/databases/$(database)/documents/profiles/$(request.auth.uid)` and `/databases/(default)/…` */
  #path(): Expression {
    const { start } = this.#peek();
    const items: Expression[] = [];
    let end = start;
    while (this.#accept('/')) {
      if (this.#accept('$')) {
        this.#expect('(');
        items.push(this.#expression());
        end = this.#expect(')').end;
      } else if (this.#accept('(')) {
        this.#take();
        end = this.#expect(')').end;
      } else {
        end = this.#segment();
      }
    }
    return { kind: 'path', items, start, end };
  }

  /** A literal segment of a path, which may contain hyphens: `case-files`. @returns its end */
  #segment(): number {
    let { end } = this.#take();
    while (this.#peek().start === end && /^[\w-]+$/.test(this.#peek().text)) end = this.#take().end;
    return end;
  }

  /** A list of expressions up to its closing bracket; `a:b` within an index counts as two. */
  #items(close: string): { items: Expression[]; end: number } {
    const items: Expression[] = [];
    while (!this.#is(close)) {
      items.push(this.#expression());
      if (!this.#accept(',')) this.#accept(':');
    }
    return { items, end: this.#expect(close).end };
  }

  #peek(): Token {
    const token = this.#tokens[this.#next];
    if (token === undefined) throw new Error('The rules end too early.');
    return token;
  }

  #take(): Token {
    const token = this.#peek();
    this.#next++;
    return token;
  }

  #is(text: string): boolean {
    const token = this.#peek();
    return token.text === text && token.kind !== 'string';
  }

  #accept(text: string): boolean {
    const found = this.#is(text);
    if (found) this.#next++;
    return found;
  }

  #expect(text: string): Token {
    if (!this.#is(text)) throw this.#surprise(text);
    return this.#take();
  }

  #surprise(wanted?: string): Error {
    const { text, start } = this.#peek();
    const instead = wanted === undefined ? '' : ` in place of "${wanted}"`;
    return new Error(`Line ${lineOf(this.#text, start)}: "${text}"${instead} is not understood.`);
  }
}

/** A token of a rules file. The parser assembles `match` paths and path literals. */
export interface Token {
  kind: 'name' | 'number' | 'string' | 'mark' | 'end';
  text: string;
  start: number;
  end: number;
}

const WORD =
  /(?<space>\s+|\/\/[^\n]*|\/\*[^]*?\*\/)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*)|(?<mark>&&|\|\||==|!=|<=|>=|\*\*|[-+*/%<>!?:;,.(){}[\]=$@])/gy;

/** @throws when the text contains something that is no token of the language */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    const { space, string, number, name } = match.groups ?? {};
    const end = match.index + match[0].length;
    at = end;
    if (space !== undefined) continue;
    const kind =
      string !== undefined
        ? 'string'
        : number !== undefined
          ? 'number'
          : name !== undefined
            ? 'name'
            : 'mark';
    tokens.push({ kind, text: match[0], start: match.index, end });
  }
  if (at !== text.length)
    throw new Error(
      `Line ${lineOf(text, at)}: ${JSON.stringify(text.slice(at, at + 20))} is no word of rules.`,
    );
  return [...tokens, { kind: 'end', text: '', start: at, end: at }];
}

/** Counted from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

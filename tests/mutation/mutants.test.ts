import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { parseRules } from './rules-syntax.ts';
import { apply } from './switches.ts';

const inFile = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function only(data, keys) { return data.keys().hasOnly(keys) && data.keys().hasAll(keys); }
    match /things/{id} { ${body} }
  }
}`;

/** Each mutant of the block, as the changed text of its statement. */
function broken(body: string): Record<string, string> {
  const text = inFile(body);
  const found = mutantsOf(parseRules(text)).filter(({ scope }) => scope === 'match /things/{id}');
  const [before = '', after = ''] = inFile('¤').split('¤');
  return Object.fromEntries(
    found.map((mutant) => [
      mutant.key.replace(/^match \S+ /, ''),
      apply(text, mutant).slice(before.length, -after.length),
    ]),
  );
}

describe('mutants', () => {
  test('each operand is dropped, each comparison flipped, the condition made true, the allow removed', () => {
    expect(broken('allow get: if a == b && c;')).toEqual({
      'allow get: without `a == b`': 'allow get: if c;',
      'allow get: without `c`': 'allow get: if a == b;',
      'allow get: `a == b` with !=': 'allow get: if a != b && c;',
      'allow get: removed': '',
      'allow get: if true': 'allow get: if true;',
    });
  });

  test('brackets keep their operands together', () => {
    const found = broken('allow get: if (a || b) && !c;');
    expect(found['allow get: without `!c`']).toBe('allow get: if (a || b);');
    expect(found['allow get: without `a`']).toBe('allow get: if (b) && !c;');
    expect(found['allow get: `!c` not negated']).toBe('allow get: if (a || b) && c;');
  });

  test('a bound is flipped and moved by one', () => {
    const found = Object.values(broken('allow get: if a <= 200;'));
    expect(found).toEqual(
      expect.arrayContaining([
        'allow get: if a < 200;',
        'allow get: if a > 200;',
        'allow get: if a <= 200 + 1;',
      ]),
    );
  });

  test('a list is widened by strangers and by other items of its block, and narrowed', () => {
    const found = broken(`allow get: if s in ['one', 'two']; allow list: if s in ['three'];`);
    expect(found['allow get: [one, two] with three']).toContain(`s in ['one', 'two', 'three']; allow list`);
    expect(found['allow get: [one, two] with strangers']).toContain(`s in ['one', 'two', 'x', `);
    expect(found["allow get: [one, two] without 'one'"]).toContain(`s in ['two'];`);
  });

  test('a list is not widened by what is in the list to which it is added', () => {
    const found = broken(
      `function few() { return ['a', 'b']; } allow get: if among(few().concat(['c', 'd']), ['e']);`,
    );
    const widened = Object.keys(found).filter((key) => /\[c, d\] with /.test(key));
    expect(widened).toEqual(['allow get: [c, d] with strangers', 'allow get: [c, d] with e']);
  });

  test('a list of values is widened by no keys, and a list of keys by no values', () => {
    const found = broken(
      `allow update: if s.hasOnly(['one', 'two']) && d.diff(e).affectedKeys().hasOnly(['a', 'b']) && f.hasAll(['c']);`,
    );
    const widened = Object.keys(found).filter((key) => key.includes(' with '));
    expect(widened).toEqual([
      'allow update: [one, two] with strangers',
      'allow update: [a, b] with strangers',
      'allow update: [a, b] with c',
    ]);
  });

  test('a list of values that are left out is widened by no keys', () => {
    const found = broken(
      `allow update: if s.removeAll(['']).size() == 0 && d.diff(e).affectedKeys().hasOnly(['a']);`,
    );
    const widened = Object.keys(found).filter((key) => key.includes('[] with '));
    expect(widened).toEqual(['allow update: [] with strangers']);
  });

  test('where exactly these keys are required, one half is broken', () => {
    const found = broken(`allow create: if only(data, ['a', 'b']);`);
    expect(found["allow create: [a, b] without 'b'"]).toBe(
      `allow create: if (data.keys().hasOnly(['a', 'b']) && data.keys().hasAll(['a']));`,
    );
    expect(found['allow create: [a, b] with strangers']).toMatch(
      /hasOnly\(\['a', 'b', 'x', .*\]\) && data\.keys\(\)\.hasAll\(\['a', 'b'\]\)\);$/,
    );
  });

  test('a key that is read anyway is not dropped: the rule would be the same', () => {
    const keys = (condition: string) =>
      Object.keys(broken(`allow create: if only(data, ['a', 'b']) && ${condition};`));
    const left = (condition: string) => keys(condition).filter((key) => key.includes("[a, b] without '"));
    expect(left('data.a == 1')).toEqual(["allow create: [a, b] without 'b'"]);
    expect(left('(c || data.a == 1)')).toHaveLength(2);
    expect(left('(data.a == 1 || c) && f(data.b)')).toEqual([]);
  });

  test('each branch of a ternary is always taken', () => {
    const found = broken('allow get: if a ? b : c;');
    expect(found['allow get: `a` always true']).toBe('allow get: if true ? b : c;');
    expect(found['allow get: `a` always false']).toBe('allow get: if false ? b : c;');
  });

  test('patterns and paths are not mutated', () => {
    const found = broken(`allow get: if a.matches('x && y == [//]') && exists(/things/$(id)/a-b/c);`);
    expect(Object.keys(found).filter((key) => !/without|true|removed/.test(key))).toEqual([]);
  });

  test('a parse error names its line', () => {
    expect(() => parseRules(inFile('allow get: if (a;'))).toThrow('Line 5: ";" in place of ")"');
    expect(() => parseRules('ß')).toThrow('Line 1');
  });
});

describe.each(['firestore', 'storage'])('%s.rules', (service) => {
  test('are parsed completely: every allow is found, every mutant differs and has a unique key', async () => {
    const text = await readFile(new URL(`../../${service}.rules`, import.meta.url), 'utf8');
    const rules = parseRules(text);
    expect(rules.allows).toHaveLength(text.match(/^\s*allow /gm)?.length ?? 0);
    expect(rules.functions).toHaveLength(text.match(/^\s*function /gm)?.length ?? 0);
    const mutants = mutantsOf(rules);
    expect(mutants.length).toBeGreaterThan(100);
    expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
    expect(mutants.filter((mutant) => apply(text, mutant) === text)).toEqual([]);
    expect(mutants.filter(({ reachedBy }) => reachedBy.length === 0).map(({ key }) => key)).toEqual([]);
  });
});

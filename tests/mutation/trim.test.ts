import { expect, test } from 'vitest';
import { parseRules } from './rules-syntax.ts';
import { trim } from './trim.ts';

const TEXT = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isSelf(uid) { return request.auth.uid == uid; }
    match /open/{id} { allow get: if true; }
    match /things/{id} {
      allow get: if isSelf(id);
      match /parts/{part} { allow get: if part == 'one'; }
    }
    match /others/{id} { allow get: if id == 'two'; }
  }
}`;
const rules = parseRules(TEXT);
const placeOf = (expression: string): [number, number] => [
  TEXT.indexOf(expression),
  TEXT.indexOf(expression) + expression.length,
];

test('leaves out the blocks in which nothing was evaluated, and keeps every offset', () => {
  const trimmed = trim(rules, [placeOf('isSelf(id)')]);
  expect(trimmed).toHaveLength(TEXT.length);
  expect(trimmed).toContain('allow get: if isSelf(id);');
  expect(trimmed).not.toContain('/parts/');
  expect(trimmed).not.toContain('/others/');
  expect(trimmed.indexOf('isSelf(id)')).toBe(TEXT.indexOf('isSelf(id)'));
});

test('keeps a block around what was evaluated in it, and the functions of all', () => {
  const trimmed = trim(rules, [placeOf("part == 'one'")]);
  expect(trimmed).toContain('match /things/{id} {');
  expect(trimmed).toContain("match /parts/{part} { allow get: if part == 'one'; }");
  expect(trimmed).toContain('function isSelf(uid)');
});

test('keeps what is granted without an expression that the report could show', () => {
  expect(trim(rules, [])).toContain('match /open/{id} { allow get: if true; }');
});

test('what is left can be parsed', () => {
  expect(parseRules(trim(rules, [placeOf("id == 'two'")])).blocks).toHaveLength(2);
});

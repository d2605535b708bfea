import { expect, it } from 'vitest';
import en from './wording-corpus/en.json';
import th from './wording-corpus/th.json';
import zh from './wording-corpus/zh.json';
import { findings } from './wording.ts';

/** The longer text is one that fits in what the memory is cleaned of quickly: beyond that, cleaning takes most of the time. */
const SHORT = 1_000;
const TIMES = 10;
const corpus = (sentences: Record<string, string[]>) => Object.keys(sentences).join(' ');

/** The shortest of some runs, in ms: the others were interrupted. */
function shortest(text: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now();
    findings(text, { recipient: 'case' });
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/*
 * The text is checked at each key that is pressed. How fast a machine is says nothing about that; how the time grows does: a pattern
 * that tries each beginning with each end takes a hundred times as long for ten times the text.
 */
it.each([
  ['sentences in Thai', corpus(th)],
  ['sentences in English', corpus(en)],
  ['sentences in Chinese', corpus(zh)],
  ['denials that deny nothing', 'ไม่ได้จะมีการ not been to be 不会被进行'],
  ['letters that are written apart', 's e i z e '],
  ['one letter', 'ก'],
])('the time grows with the text and not with its square: %s', { retry: 2 }, (_what, words) => {
  const text = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length);
  const [short, long] = [text(SHORT), text(SHORT * TIMES)];
  // Compiled before it is measured.
  shortest(short, 20);
  expect(shortest(long, 20) / shortest(short, 40)).toBeLessThan(4 * TIMES);
});

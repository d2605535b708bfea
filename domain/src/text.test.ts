import { describe, expect, it } from 'vitest';
import { isBlank, optionalText, requiredText } from './text.ts';

describe('blankness', () => {
  it.each([
    '',
    ' \t\n',
    '\u00a0\u3000',
    '\u200b\u200c\u200d\ufeff',
    '\u202e\u2066',
    '\u00ad',
    '\u3164\u115f\uffa0',
    '\u2800',
    '\ufe0f\u034f',
    '\u180e',
    '\u17b4\u180b',
    '\u{e0041}\u{e0100}',
    '\u0001\u007f',
    '\ud83d',
  ])('%j is blank', (text) => expect(isBlank(text)).toBe(true));

  it.each(['a', 'ก', ' . ', '\u200bข\u200b', '👍🏽', '0', '\u0e34'])('%j is not blank', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('a text', () => {
  it('is measured after trimming, in UTF-16 units as the rules do', () => {
    expect(requiredText(4).parse('  ab👍 ')).toBe('ab👍');
    expect(requiredText(4).safeParse('abc👍').error?.issues[0]?.message).toBe('tooLong');
    expect(optionalText(2).parse(' \n')).toBe('');
    expect(optionalText(2).safeParse('abc').error?.issues[0]?.message).toBe('tooLong');
  });

  it.each([undefined, null, 5])('%s is invalid', (value) => {
    expect(requiredText(4).safeParse(value).error?.issues[0]?.message).toBe('required');
  });
});

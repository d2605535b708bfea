import { describe, expect, it, vi } from 'vitest';
import { formatBytes, formatDate, formatDateAlone, formatMoney, formatRelative } from './format';

/** 21 November 2026, 00:30 in Bangkok; still the 20th in London. */
const NIGHT = new Date('2026-11-20T17:30:00Z');

describe('a date', () => {
  it('is of the Buddhist era in Thai and of the Gregorian calendar elsewhere, in Bangkok', () => {
    expect(formatDate(NIGHT, 'th', 'long')).toBe('21 พฤศจิกายน 2569');
    expect(formatDate(NIGHT, 'en', 'long')).toBe('21 November 2026');
    expect(formatDate(NIGHT, 'zh', 'long')).toBe('2026年11月21日');
  });

  it('names no era in its short form, and the hour of Bangkok in a moment', () => {
    expect(formatDate(NIGHT, 'th')).toBe('21 พ.ย. 2569');
    expect(formatDate(NIGHT, 'th', 'moment')).toMatch(/^21 พ\.ย\. 2569 00\.30$/);
  });

  it('parts hours and minutes with a point in Thai and with a colon elsewhere', () => {
    expect(formatDate(NIGHT, 'th', 'time')).toBe('00.30');
    expect(formatDate(NIGHT, 'th', 'dayTime')).toBe('21 พ.ย. 00.30');
    expect(formatDate(NIGHT, 'en', 'time')).toBe('00:30');
    expect(formatDate(NIGHT, 'zh', 'time')).toBe('00:30');
  });

  it('ends a time with its mark in Thai where no sentence follows, and only a time', () => {
    expect(formatDateAlone(NIGHT, 'th', 'time')).toBe('00.30\u00a0น.');
    expect(formatDateAlone(NIGHT, 'th', 'moment')).toBe('21 พ.ย. 2569 00.30\u00a0น.');
    expect(formatDateAlone(NIGHT, 'th', 'dayTime')).toBe('21 พ.ย. 00.30\u00a0น.');
    expect(formatDateAlone(NIGHT, 'th', 'short')).toBe('21 พ.ย. 2569');
    expect(formatDateAlone(NIGHT, 'en', 'time')).toBe('00:30');
    expect(formatDateAlone(NIGHT, 'zh', 'time')).toBe('00:30');
  });
});

it('money is in baht with two decimals and thousands parted', () => {
  expect(formatMoney(1_250_000, 'th')).toBe('฿1,250,000.00');
  expect(formatMoney(0.5, 'en')).toBe('฿0.50');
  expect(formatMoney(1_000_000_000_000, 'zh')).toBe('฿1,000,000,000,000.00');
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const ago = (seconds: number) => formatRelative(new Date(now - seconds * 1_000), 'en', now);

  it.each([
    [5, 'this minute'],
    [120, '2 minutes ago'],
    [3 * 3_600, '3 hours ago'],
    [86_400, 'yesterday'],
    [21 * 86_400, '3 weeks ago'],
  ])('%d seconds are "%s"', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });
});

it('bytes are read in kilobytes up to a megabyte, then in megabytes', () => {
  expect(formatBytes(340 * 1_024, 'en')).toBe('340 kB');
  expect(formatBytes(1_468_006, 'en')).toBe('1.4 MB');
});

it('a list of dates takes one formatter, and each language and style its own', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const texts = Array.from({ length: 50 }, () => formatDate(NIGHT, 'en', 'dayMonth'));
  expect(new Set(texts)).toEqual(new Set(['21 Nov']));
  expect(made).toHaveBeenCalledOnce();
  expect(formatDate(NIGHT, 'en', 'month')).toBe('November 2026');
  expect(formatDate(NIGHT, 'zh', 'month')).toBe('2026年11月');
  expect(made).toHaveBeenCalledTimes(3);
});

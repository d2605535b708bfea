import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const HEX = '#[0-9a-f]{6}';
const SINGLE = new RegExp(`--([a-z-]+): (?:light-dark\\((${HEX}), (${HEX})\\)|(${HEX}));`, 'g');

const themes = { light: new Map<string, string>(), dark: new Map<string, string>() };
for (const [, name = '', light, dark, both] of css.matchAll(SINGLE)) {
  themes.light.set(name, light ?? both ?? '');
  themes.dark.set(name, dark ?? both ?? '');
}

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'sheet', 'fold'];
const STATUSES = ['submitted', 'progress', 'completed', 'cancelled', 'rejected'].map(
  (name) => `status-${name}`,
);

/** Text and its background, and the least contrast ratio: 7 is AAA, 4.5 AA, 3 for non-text (WCAG 1.4.11). */
const PAIRS: [text: string, ground: string, least: number][] = [
  ...GROUNDS.map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['ink-soft', ...STATUSES].flatMap((text) => [
    ...['paper', 'sheet'].map((ground): [string, string, number] => [text, ground, 7]),
    [text, 'fold', 4.5] satisfies [string, string, number],
  ]),
  ...['seal', 'seal-deep', 'brass', 'focus'].flatMap((text) =>
    GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ['seal', 'seal-wash', 4.5],
  ['ink', 'seal-wash', 7],
  ['ink-soft', 'seal-wash', 7],
  ['on-seal', 'seal-fill', 4.5],
  ['on-seal', 'seal-fill-deep', 4.5],
  ['on-seal', 'stamp', 4.5],
  ['stamp-deep', 'on-seal', 4.5],
  ['paper', 'ink', 7],
  ['paper', 'ink-soft', 7],
  ['on-cover', 'cover', 7],
  ['on-cover-soft', 'cover', 7],
  ['cover-brass', 'cover', 4.5],
  // Frames of controls, and the ring of focus: also on the entry of a menu that is highlighted (`fold` on `sheet`).
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['rule-strong', ground, 3],
    ['focus', ground, 3],
  ]),
  ['seal-fill', 'paper', 3],
  ['seal-fill', 'sheet', 3],
];

describe.each(['light', 'dark'] as const)('the %s desk', (theme) => {
  it.each(PAIRS)('%s is readable on %s (at least %d to 1)', (text, ground, least) => {
    const [one, other] = [themes[theme].get(text), themes[theme].get(ground)];
    expect(one, text).toBeDefined();
    expect(other, ground).toBeDefined();
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('measures as WCAG does: black on white is 21 to 1, and grey #767676 just passes AA', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('has no colour that only one theme knows', () => {
  const colours = [...css.matchAll(/^ {2}--([a-z-]+):/gm)].map(([, name]) => name);
  const known = [...themes.light.keys()];
  expect(colours.filter((name) => !known.includes(name ?? ''))).toEqual(['shadow-sheet', 'shadow-lifted']);
});

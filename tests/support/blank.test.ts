import { BLANK_RANGES } from '@app/domain/text';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('of all code points, the blank ones are those without a visible form in Unicode, and the Braille blank', () => {
  const unseen = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]$/u;
  const ranges: [number, number][] = [];
  for (let point = 0; point < 0x110000; point += 1) {
    if (!unseen.test(String.fromCodePoint(point))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  expect(ranges).toEqual(BLANK_RANGES);
});

it('firestore.rules and the domain call the same code points blank', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [, written = ''] =
    /function isBlank\(value\) \{\s*return value\.matches\('\[([^']*)\]\*'\);/.exec(rules) ?? [];
  // Only code points and ranges: no character class, whose contents differ between engines.
  expect(written).toMatch(/^(\\\\x\{[0-9a-f]+\}(-\\\\x\{[0-9a-f]+\})?)+$/);
  const ranges = [...written.matchAll(/x\{([0-9a-f]+)\}(?:-\\\\x\{([0-9a-f]+)\})?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)],
  );
  // No stored text contains a lone surrogate, and no pattern of the rules can name one.
  expect(ranges).toEqual(BLANK_RANGES.filter(([first]) => first !== 0xd800));
});

import { BLANK_RANGES } from '@app/domain/text';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a blank code point is one to which Unicode gives no visible form, or the Braille blank: of all code points', () => {
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
  // Nothing but code points and ranges of them: no class, of which each engine knows another version.
  expect(written).toMatch(/^(\\\\x\{[0-9a-f]+\}(-\\\\x\{[0-9a-f]+\})?)+$/);
  const ranges = [...written.matchAll(/x\{([0-9a-f]+)\}(?:-\\\\x\{([0-9a-f]+)\})?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)],
  );
  // No stored text holds a lone surrogate, and no pattern of the rules can name one.
  expect(ranges).toEqual(BLANK_RANGES.filter(([first]) => first !== 0xd800));
});

import { DOOR_ALPHABET, readDoorCode } from '@app/domain/door';
import { expect, it } from 'vitest';
import { newDoorCode } from './new-code.ts';

it('is a code, another one each time, of all letters in every place', () => {
  const codes = Array.from({ length: 2_000 }, newDoorCode);
  expect(codes.map(readDoorCode)).toEqual(codes);
  expect(new Set(codes).size).toBe(codes.length);
  // A letter is missing from one place once in 10^29 runs.
  for (const place of [0, 5, 11])
    expect(new Set(codes.map((code) => code[place])).size).toBe(DOOR_ALPHABET.length);
});

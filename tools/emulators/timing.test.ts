import { expect, it } from 'vitest';
import { readTimingLine, timingLine } from './timing.ts';

it('the printed line of a start can be parsed', () => {
  const line = timingLine({
    total: 12_340,
    emulators: 9_000,
    functions: { made: false, milliseconds: 20 },
    web: { made: true, milliseconds: 2_710 },
  });
  expect(line).toBe(
    'Started in 12.3 s: emulators 9.0 s, own programs 3.3 s (functions unchanged, web built in 2.7 s).',
  );
  expect(readTimingLine(line)).toEqual({ total: 12_300, emulators: 9_000 });
  expect(readTimingLine('Ready: http://127.0.0.1:5002')).toBeNull();
});

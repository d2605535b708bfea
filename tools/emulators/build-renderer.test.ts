import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildRenderer } from './build-renderer.ts';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

it('builds again when the first build fails', async () => {
  const build = vi.fn().mockRejectedValueOnce(new Error('firebase.json was written')).mockResolvedValue(1);
  await buildRenderer(build);
  expect(build).toHaveBeenCalledTimes(2);
  expect(said).toEqual(['functions: the pages and mails that they render are ready.']);
});

it('builds once when that succeeds, and says why when two builds fail', async () => {
  const good = vi.fn().mockResolvedValue(1);
  await buildRenderer(good);
  expect(good).toHaveBeenCalledTimes(1);
  const bad = vi.fn().mockRejectedValue(new Error('web/ does not build'));
  await buildRenderer(bad);
  expect(bad).toHaveBeenCalledTimes(2);
  expect(said.at(-1)).toBe('functions: no page or mail can be rendered (web/ does not build)');
});

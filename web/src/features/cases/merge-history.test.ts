import { expect, it } from 'vitest';
import { mergeHistory } from './merge-history';

const at = (name: string, minute: number) => ({ name, created_at: new Date(minute * 60_000) });
const merged = (updates: object[], events: object[], length: number) => {
  const { entries, older } = mergeHistory([updates, events] as ReturnType<typeof at>[][], length);
  return { names: entries.map(({ name }) => name).join(' '), older };
};

it('two short lists are merged, newest first; at the same time the update comes first', () => {
  const updates = [at('u3', 30), at('u1', 10)];
  const events = [at('e3', 30), at('e2', 20), at('e0', 0)];
  expect(merged(updates, events, 3)).toEqual({ names: 'u3 e3 e2 u1 e0', older: false });
  expect(merged([], [], 3)).toEqual({ names: '', older: false });
  expect(merged([], events, 3)).toEqual({ names: 'e3 e2 e0', older: false });
});

it('nothing is shown from below where the other list goes on unseen', () => {
  const updates = [at('u9', 90), at('u8', 80), at('u7', 70)];
  const events = [at('e85', 85), at('e10', 10)];
  expect(merged(updates, events, 2)).toEqual({ names: 'u9 e85 u8', older: true });
  expect(merged(updates, events, 3)).toEqual({ names: 'u9 e85 u8 u7 e10', older: false });
});

it('two lists that go on are shown down to the nearer end', () => {
  const updates = [at('u9', 90), at('u2', 20), at('u1', 10)];
  const events = [at('e8', 80), at('e5', 50), at('e4', 40)];
  expect(merged(updates, events, 2)).toEqual({ names: 'u9 e8 e5', older: true });
});

it('a third list has its place among them, and holds the others back where it goes on', () => {
  const lists = [[at('u9', 90)], [at('n8', 80), at('n5', 50), at('n4', 40)], [at('e6', 60), at('e1', 10)]];
  const { entries, older } = mergeHistory(lists, 2);
  expect(entries.map(({ name }) => name)).toEqual(['u9', 'n8', 'e6', 'n5']);
  expect(older).toBe(true);
  expect(mergeHistory(lists, 3).older).toBe(false);
});

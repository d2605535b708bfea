import { expect, it, vi } from 'vitest';
import { allOf } from './all-of';
import type { LiveSource } from './live';

/** A list whose values the test gives. */
function list() {
  const given: { next?: (items: string[]) => void; fail?: (error: unknown) => void } = {};
  const end = vi.fn();
  const source: LiveSource<string[]> = {
    key: [],
    open: (next, fail) => {
      Object.assign(given, { next, fail });
      return end;
    },
  };
  return { source, given, end };
}

it('tells once each list has been answered, in their order, and again at each change', () => {
  const [one, other] = [list(), list()];
  const [next, fail] = [vi.fn(), vi.fn()];
  const close = allOf(['all'], [one.source, other.source]).open(next, fail);
  other.given.next?.(['b']);
  expect(next).not.toHaveBeenCalled();
  one.given.next?.(['a']);
  expect(next).toHaveBeenLastCalledWith(['a', 'b']);
  other.given.next?.([]);
  expect(next).toHaveBeenLastCalledWith(['a']);
  close();
  for (const { end } of [one, other]) expect(end).toHaveBeenCalledOnce();
});

it('fails with the first that fails', () => {
  const [one, other] = [list(), list()];
  const fail = vi.fn();
  allOf(['all'], [one.source, other.source]).open(vi.fn(), fail);
  one.given.next?.(['a']);
  other.given.fail?.('denied');
  expect(fail).toHaveBeenCalledExactlyOnceWith('denied');
});

it('of no list is empty', () => {
  const next = vi.fn();
  allOf(['all'], []).open(next, vi.fn());
  expect(next).toHaveBeenCalledExactlyOnceWith([]);
});

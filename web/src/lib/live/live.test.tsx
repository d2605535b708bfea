import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAll, useLive, type LiveSource } from './live';
import { QueryProvider } from '../command/query-provider';

// The provider follows the session, which would connect to Firebase.
vi.mock('../session/session', () => ({ session: { onChangeOfPerson: () => () => undefined } }));

/** A source under the test's control. */
function source(key: string) {
  const opened: { next: (value: string) => void; fail: (error: unknown) => void; closed: boolean }[] = [];
  const live: LiveSource<string> = {
    key: [key],
    open: (next, fail) => {
      const connection = { next, fail, closed: false };
      opened.push(connection);
      return () => {
        connection.closed = true;
      };
    },
  };
  return { opened, live };
}

function Reader({ live, name }: { live: LiveSource<string>; name: string }) {
  const { status, data, problem, retry } = useLive(live);
  return (
    <button type="button" aria-label={name} onClick={retry}>
      {[status, data, problem].filter((part) => part !== undefined).join(' ')}
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  closeAll();
});

afterEach(cleanup);

const shown = (name: string) => screen.getByRole('button', { name }).textContent;

test('two readers of one query share one connection, and both see its newest value', () => {
  const { opened, live } = source('shared');
  render(
    <StrictMode>
      <QueryProvider>
        <Reader live={live} name="a" />
        <Reader live={{ ...live }} name="b" />
      </QueryProvider>
    </StrictMode>,
  );
  expect(opened).toHaveLength(1);
  expect(shown('a')).toBe('loading');
  act(() => {
    opened[0]?.next('one');
    vi.runOnlyPendingTimers();
  });
  expect([shown('a'), shown('b')]).toEqual(['ready one', 'ready one']);
});

test('a connection closes a while after its last reader has gone, not with the first', () => {
  const { opened, live } = source('leaving');
  const screenOf = (names: string[]) => (
    <QueryProvider>
      {names.map((name) => (
        <Reader key={name} live={live} name={name} />
      ))}
    </QueryProvider>
  );
  const { rerender } = render(screenOf(['a', 'b']));
  rerender(screenOf(['b']));
  vi.advanceTimersByTime(60_000);
  expect(opened[0]?.closed).toBe(false);
  rerender(screenOf([]));
  expect(opened[0]?.closed).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(opened[0]?.closed).toBe(true);
});

test('a refused query has a problem, and `retry` opens it again', () => {
  const { opened, live } = source('refused');
  render(
    <QueryProvider>
      <Reader live={live} name="a" />
    </QueryProvider>,
  );
  act(() => {
    opened[0]?.fail({ code: 'permission-denied' });
    vi.runOnlyPendingTimers();
  });
  expect(shown('a')).toBe('failed denied');
  act(() => {
    screen.getByRole('button', { name: 'a' }).click();
    vi.runOnlyPendingTimers();
  });
  expect(opened).toHaveLength(2);
  act(() => {
    opened[1]?.next('after all');
    vi.runOnlyPendingTimers();
  });
  expect(shown('a')).toBe('ready after all');
});

test('a refused query is retried for the next observer', () => {
  const { opened, live } = source('refused-before');
  const screenOf = (names: string[]) => (
    <QueryProvider>
      {names.map((name) => (
        <Reader key={name} live={live} name={name} />
      ))}
    </QueryProvider>
  );
  const refuse = () =>
    act(() => {
      opened.at(-1)?.fail({ code: 'permission-denied' });
      vi.runOnlyPendingTimers();
    });
  const draw = (names: string[]) => {
    rerender(screenOf(names));
    act(() => void vi.advanceTimersByTime(10));
  };
  const { rerender } = render(screenOf(['a']));
  refuse();
  draw(['a']);
  expect([shown('a'), opened.length]).toEqual(['failed denied', 1]);
  draw(['b']);
  expect([shown('b'), opened.length]).toEqual(['loading', 2]);
  refuse();
  draw([]);
  act(() => void vi.advanceTimersByTime(60_000));
  draw(['a']);
  expect([shown('a'), opened.length]).toEqual(['loading', 3]);
});

test('a return to the screen shows the cached value until the server has answered again', () => {
  const { opened, live } = source('seen-before');
  const screenOf = (isOpen: boolean) => (
    <QueryProvider>{isOpen && <Reader live={live} name="a" />}</QueryProvider>
  );
  const { rerender } = render(screenOf(true));
  act(() => {
    opened[0]?.next('as it was');
    vi.advanceTimersByTime(10);
  });
  rerender(screenOf(false));
  act(() => void vi.advanceTimersByTime(20 * 60_000));
  expect(opened[0]?.closed).toBe(true);
  rerender(screenOf(true));
  expect(shown('a')).toBe('ready as it was');
  act(() => {
    opened[1]?.next('as it is');
    vi.advanceTimersByTime(10);
  });
  expect(shown('a')).toBe('ready as it is');
});

test('a source whose cached values are outdated shows none of an earlier visit; readers of one visit share it', () => {
  const { opened, live } = source('outdated');
  const outdated = { ...live, isOutdated: () => true };
  const seen: string[] = [];
  const Watcher = () => {
    const { status, data } = useLive(outdated);
    seen.push(data ?? status);
    return null;
  };
  const screenOf = (names: string[]) => (
    <QueryProvider>
      {names.map((name) => (
        <Watcher key={name} />
      ))}
    </QueryProvider>
  );
  const { rerender } = render(screenOf(['a']));
  act(() => {
    opened[0]?.next('as it was');
    vi.advanceTimersByTime(10);
  });
  seen.length = 0;
  rerender(screenOf(['a', 'b']));
  expect(new Set(seen)).toEqual(new Set(['as it was']));
  rerender(screenOf([]));
  act(() => void vi.advanceTimersByTime(20 * 60_000));
  seen.length = 0;
  rerender(screenOf(['a']));
  act(() => void vi.advanceTimersByTime(10));
  expect(new Set(seen)).toEqual(new Set(['loading']));
  act(() => {
    opened[1]?.next('as it is');
    vi.advanceTimersByTime(10);
  });
  expect(seen.at(-1)).toBe('as it is');
});

test('of a source that says which cached values are worth nothing, the others are shown at a return', () => {
  const { opened, live } = source('outdated-if-empty');
  const screenOf = (isOpen: boolean) => (
    <QueryProvider>
      {isOpen && <Reader live={{ ...live, isOutdated: (cached) => cached === '' }} name="a" />}
    </QueryProvider>
  );
  const { rerender } = render(screenOf(true));
  const visits = [
    ['rows', 'ready rows'],
    ['', 'loading'],
  ] as const;
  for (const [visit, [value, again]] of visits.entries()) {
    act(() => {
      opened[visit]?.next(value);
      vi.advanceTimersByTime(10);
    });
    rerender(screenOf(false));
    act(() => void vi.advanceTimersByTime(20 * 60_000));
    rerender(screenOf(true));
    expect(shown('a')).toBe(again);
  }
});

test('an answer that says nothing new is no new value, one that does is', () => {
  let tell: (value: { at: Date }) => void = () => undefined;
  const live: LiveSource<{ at: Date }> = {
    key: ['as-before'],
    open: (next) => {
      tell = next;
      return () => undefined;
    },
  };
  const seen: unknown[] = [];
  const Watcher = () => {
    const { data } = useLive(live);
    useEffect(() => {
      if (data !== undefined) seen.push(data);
    }, [data]);
    return null;
  };
  render(
    <QueryProvider>
      <Watcher />
    </QueryProvider>,
  );
  const say = (time: number) =>
    act(() => {
      tell({ at: new Date(time) });
      vi.advanceTimersByTime(10);
    });
  say(1);
  say(1);
  expect(seen).toEqual([{ at: new Date(1) }]);
  say(2);
  expect(seen).toEqual([{ at: new Date(1) }, { at: new Date(2) }]);
});

test('when a person leaves every connection is closed at once', () => {
  const { opened, live } = source('person');
  render(
    <QueryProvider>
      <Reader live={live} name="a" />
    </QueryProvider>,
  );
  closeAll();
  expect(opened[0]?.closed).toBe(true);
});

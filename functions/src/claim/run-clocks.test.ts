import { expect, it, vi } from 'vitest';
import { PermanentError, TransientError } from '../lib/errors.ts';
import { runClocks, type ClockStore } from './run-clocks.ts';

/** 01:00 in Bangkok, still the day before in UTC. */
const NOW = new Date('2026-12-04T18:00:00Z');

/** @param failing what each case throws @param endless those that never end */
function memory(failing: Record<string, Error> = {}, endless: ReadonlySet<string> = new Set()) {
  const done: string[] = [];
  const store: ClockStore = {
    async *casesToCheck(day) {
      done.push(`on ${day}`);
      yield* await Promise.resolve([['c1'], ['c2', 'c1']]);
    },
    tell: (caseId) => {
      const error = failing[caseId];
      if (error !== undefined) return Promise.reject(error);
      if (endless.has(caseId)) return new Promise(() => undefined);
      done.push(`tell ${caseId}`);
      return Promise.resolve();
    },
    keep: (caseId) => {
      done.push(`keep ${caseId}`);
      return Promise.resolve();
    },
    report: (caseId) => done.push(`failed ${caseId}`),
  };
  return { done, run: () => runClocks(store, NOW) };
}

it('looks at each case once, and tells before it moves a clock on', async () => {
  const { done, run } = memory();
  expect(await run()).toEqual({ read: 3, checked: 2, failed: 0 });
  expect(done).toEqual(['on 2026-12-05', 'tell c1', 'keep c1', 'tell c2', 'keep c2']);
});

it('reports what fails, and goes on with the others', async () => {
  const { done, run } = memory({ c1: new PermanentError('no such case') });
  expect(await run()).toEqual({ read: 3, checked: 2, failed: 1 });
  expect(done).toEqual(['on 2026-12-05', 'failed c1', 'tell c2', 'keep c2']);
});

it('fails in the end when a retry may mend it: nothing of that case is moved on', async () => {
  const { done, run } = memory({ c1: new TransientError('later') });
  await expect(run()).rejects.toThrow('later');
  expect(done).toEqual(['on 2026-12-05', 'failed c1', 'tell c2', 'keep c2']);
});

it('goes on with the others when a case takes too long, and is repeated in the end', async () => {
  vi.useFakeTimers();
  try {
    const { done, run } = memory({}, new Set(['c1']));
    const ended = run().then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    await vi.advanceTimersByTimeAsync(19_000);
    expect(done).toEqual(['on 2026-12-05']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await ended).toBe('took too long');
    expect(done).toEqual(['on 2026-12-05', 'failed c1', 'tell c2', 'keep c2']);
  } finally {
    vi.useRealTimers();
  }
});

/** A database of cases that are due, in pages of three, whose process is killed at one of its calls. */
function killedAt(call: number | null, cases: Map<string, 'due' | 'kept'>, told: string[]) {
  let calls = 0;
  let kill = () => {};
  const killed = new Promise<void>((done) => {
    kill = done;
  });
  // A call of a process that is gone never ends, and has done its work or not.
  const dies = () => {
    calls += 1;
    if (call === null || calls < call) return false;
    kill();
    return true;
  };
  const never = new Promise<never>(() => undefined);
  const store: ClockStore = {
    async *casesToCheck() {
      const due = [...cases].flatMap(([id, state]) => (state === 'due' ? [id] : []));
      for (let at = 0; at < due.length; at += 3) {
        if (dies()) await never;
        yield due.slice(at, at + 3);
      }
    },
    async tell(caseId) {
      if (dies()) await never;
      told.push(caseId);
      if (dies()) await never;
    },
    async keep(caseId) {
      if (dies()) await never;
      cases.set(caseId, 'kept');
      if (dies()) await never;
    },
    report: () => undefined,
  };
  return { killed, run: () => runClocks(store, NOW), calls: () => calls };
}

it('killed at any point, it is completed by the next run, which neither reads nor reports again what was finished', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `c${index}`);
  const whole = new Map(ids.map((id) => [id, 'due'] as const));
  const measured = killedAt(null, whole, []);
  await measured.run();
  expect(measured.calls()).toBeGreaterThan(80);
  for (let call = 1; call <= measured.calls(); call += 1) {
    const cases = new Map<string, 'due' | 'kept'>(ids.map((id) => [id, 'due']));
    const first = killedAt(call, cases, []);
    // A killed process rejects nothing: here the case is given up after 20 s, when this test may be over.
    first.run().catch(() => undefined);
    await first.killed;
    const left = [...cases].filter(([, state]) => state === 'due').map(([id]) => id);
    const told: string[] = [];
    expect(await killedAt(null, cases, told).run()).toEqual({
      read: left.length,
      checked: left.length,
      failed: 0,
    });
    expect(told.sort()).toEqual(left.sort());
    expect([...cases.values()]).toEqual(ids.map(() => 'kept'));
  }
});

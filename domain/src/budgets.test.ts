import { describe, expect, it } from 'vitest';
import { BUDGETS, judgeBudget, type BudgetWindow } from './budgets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = Date.UTC(2026, 10, 23);
const at = (minutes: number) => ({ at: new Date(start + minutes * MINUTE) });
const three = [{ ms: HOUR, most: 3 }];

describe('a budget', () => {
  it('keeps what is within it, and pauses nobody before it is used up', () => {
    expect(judgeBudget(three, [at(0), at(1)])).toEqual({ beyond: [], pausedUntil: null });
    expect(judgeBudget(three, [])).toEqual({ beyond: [], pausedUntil: null });
  });

  it('pauses from the last one that fits until the first one no longer counts', () => {
    expect(judgeBudget(three, [at(0), at(1), at(2)])).toEqual({ beyond: [], pausedUntil: at(60).at });
  });

  it('accepts the first documents and names the rest, also those of the same time', () => {
    const written = [at(0), at(1), at(2), at(3), at(3)];
    expect(judgeBudget(three, written)).toEqual({ beyond: written.slice(3), pausedUntil: at(60).at });
  });

  it('slides: what is older than the window no longer counts', () => {
    const written = [at(0), at(1), at(2), at(60), at(60.5)];
    expect(judgeBudget(three, written)).toEqual({ beyond: [written[4]], pausedUntil: at(61).at });
  });

  it('of two windows applies both, and ends the pause when both allow it', () => {
    const windows = [
      { ms: MINUTE, most: 2 },
      { ms: HOUR, most: 3 },
    ];
    expect(judgeBudget(windows, [at(0), at(0.5), at(0.6)])).toEqual({
      beyond: [at(0.6)],
      pausedUntil: at(1).at,
    });
    expect(judgeBudget(windows, [at(0), at(2), at(2.5)]).pausedUntil).toEqual(at(60).at);
  });
});

it('the limits allow ordinary work, as the contract requires', () => {
  const most = (windows: readonly BudgetWindow[]) => Math.min(...windows.map((window) => window.most));
  expect(most(BUDGETS.cases)).toBeGreaterThanOrEqual(20);
  expect(most(BUDGETS.updates)).toBeGreaterThanOrEqual(200);
});

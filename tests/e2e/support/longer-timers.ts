import type { BrowserContext, Page } from '@playwright/test';

/** Makes the timers of a page that wait exactly `from` ms wait `to` ms: what it gives up after that depends on the machine. */
export async function lengthenTimers(of: Page | BrowserContext, from: number, to: number): Promise<void> {
  await of.addInitScript(
    ([shorter, longer]) => {
      const original = window.setTimeout;
      const lengthened = (run: TimerHandler, delay?: number, ...args: unknown[]) =>
        original(run, delay === shorter ? longer : delay, ...args);
      window.setTimeout = lengthened as typeof window.setTimeout;
    },
    [from, to] as const,
  );
}

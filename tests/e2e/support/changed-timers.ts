import type { BrowserContext, Page } from '@playwright/test';

/**
 * Makes the timers of a page that wait exactly `from` ms wait `to` ms: longer where it depends on the machine what the page gives up
 * after that, shorter where nothing happens meanwhile.
 */
export async function changeTimers(of: Page | BrowserContext, from: number, to: number): Promise<void> {
  await of.addInitScript(
    ([before, after]) => {
      const original = window.setTimeout;
      const changed = (run: TimerHandler, delay?: number, ...args: unknown[]) =>
        original(run, delay === before ? after : delay, ...args);
      window.setTimeout = changed as typeof window.setTimeout;
    },
    [from, to] as const,
  );
}

import { Failure } from '../failure.ts';
import { interrupted, unlessInterrupted } from '../interrupt.ts';
import { newestSnapshot, rescueData } from './data.ts';
import type { DataKeeper } from './keep-data.ts';
import { Broken, type Suite } from './suite.ts';

/** The most restarts within `WINDOW` milliseconds: then the command ends. */
const MOST_RESTARTS = 3;
const WINDOW = 5 * 60_000;

/**
 * Keeps the portal running until the user stops it, and saves its data at the end. Emulators that end unexpectedly are
 * restarted on the same ports with their data and that of the newest snapshot.
 * @throws Failure when they end repeatedly, or cannot be restarted
 */
export async function serveUntilStopped(
  suite: Suite,
  data: DataKeeper,
  folder: string,
  address: string,
): Promise<void> {
  const stop = new Promise<void>((resolve) =>
    interrupted.addEventListener('abort', () => resolve(), { once: true }),
  );
  const restarts: number[] = [];
  try {
    while (await endsUnexpectedly(suite, stop)) {
      await data.pause();
      const now = Date.now();
      if (restarts.filter((at) => at > now - WINDOW).length >= MOST_RESTARTS) {
        await rescueData(suite.ports, suite.project, folder);
        throw new Failure(
          `The emulators have ended ${MOST_RESTARTS + 1} times within ${WINDOW / 60_000} minutes. Their data are saved: see .run/last-emulators.log for the reason, and run the command again.`,
        );
      }
      restarts.push(now);
      console.log('The emulators stopped unexpectedly: they are started again with the data that was saved.');
      await unlessInterrupted(rescueData(suite.ports, suite.project, folder));
      await suite.restart(newestSnapshot(folder));
      await data.save();
      console.log(`Ready again: ${address}`);
    }
    console.log('Saving the data …');
    if (!(await data.save()))
      console.error('The data could not be saved: changes of the last few seconds may be lost.');
  } finally {
    data.stop();
  }
}

/** Waits for the end. @returns true when the emulators have ended, false when the user stops the command */
async function endsUnexpectedly(suite: Suite, stop: Promise<void>): Promise<boolean> {
  if (interrupted.aborted) return false;
  try {
    await Promise.race([stop, suite.broken]);
    return false;
  } catch (error) {
    if (error instanceof Broken) return !interrupted.aborted;
    throw error;
  }
}

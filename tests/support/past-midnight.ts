import { setTimeout } from 'node:timers/promises';
import { addDays, dayOf, startOf } from '@app/domain/calendar';

/** In ms. Longer than the tests of a file take. */
const LAST_MINUTES = 4 * 60_000;

/**
 * Waits for the next day in Bangkok if the present one ends soon: a file fixes its days when it begins, the functions read theirs
 * from the clock.
 */
export async function pastMidnight(): Promise<void> {
  const now = new Date();
  const left = startOf(addDays(dayOf(now), 1)).getTime() - now.getTime();
  if (left < LAST_MINUTES) await setTimeout(left + 1_000);
}

import { daysBetween } from '@app/domain/calendar';
import type { Clock } from '@app/domain/limitation-clock';

/** The days that are left; 0 when none is. */
export function daysLeft(lapse: string, today: string): number {
  return Math.max(0, daysBetween(today, lapse));
}

/** Whether the debt was sued for, as far as the clocks say: a guarantor's stops with a notice, or a suit against the guarantor alone. */
export function isSued(clocks: readonly Clock[]): boolean {
  return clocks.some(
    ({ rule, state }) => rule === 'judgment' || (rule !== 'guarantor' && state === 'stopped'),
  );
}

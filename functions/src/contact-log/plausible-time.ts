/** How far a phone's clock may be ahead, in ms. */
const AHEAD_MS = 5 * 60_000;
/** Earlier contacts cannot be entered any more, in ms. */
const BACK_MS = 366 * 24 * 3_600_000;

/** Whether a contact may have begun then: not in the future, and at most a year ago. */
export function isPlausible(beganAt: Date, now: Date): boolean {
  const age = now.getTime() - beganAt.getTime();
  return age >= -AHEAD_MS && age <= BACK_MS;
}

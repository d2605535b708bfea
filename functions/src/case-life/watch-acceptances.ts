import { applyClock, dueAcceptances } from './acceptance.repo.ts';

/**
 * One run of the clock at `now`, which a command may name. Idempotent: what has been done is not done again.
 * @returns how many partners were reminded, and how many are late
 */
export async function watchAcceptances(now: Date): Promise<{ reminded: number; late: number }> {
  const counts = { reminded: 0, late: 0 };
  for (const caseId of await dueAcceptances(now)) {
    const change = await applyClock(caseId, now);
    if (change?.reminded_at !== undefined) counts.reminded += 1;
    if (change?.state === 'late') counts.late += 1;
  }
  return counts;
}

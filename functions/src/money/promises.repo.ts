import { write } from 'firebase-functions/logger';
import { dayOf } from '@app/domain/calendar';
import { PROMISES } from '@app/domain/paths';
import { promiseSchema } from '@app/domain/promise';
import { readCase } from '../case/case.repo.ts';
import { reasonOf } from '../lib/errors.ts';
import { db } from '../lib/firestore.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { keepBalance } from './balance.repo.ts';
import { duePromiseNotices } from './money-notices.ts';
import { originalOf } from './original.repo.ts';
import type { PromiseStore } from './run-promises.ts';

function report(caseId: string, error: unknown): void {
  const reason = reasonOf(error);
  write({ severity: 'ERROR', message: 'runPromisesDaily: failed', fn: 'runPromisesDaily', caseId, reason });
}

/** The real store. */
export const promiseStore: PromiseStore = {
  async openUpTo(day) {
    const { docs } = await db()
      .collectionGroup(PROMISES)
      .where('state', '==', 'open')
      .where('due_on', '<=', day)
      .orderBy('due_on', 'asc')
      .get();
    return docs.flatMap((found) => {
      const parsed = promiseSchema.safeParse({ id: found.id, ...found.data() });
      if (parsed.success) return parsed.data;
      report(found.ref.parent.parent?.id ?? '', parsed.error);
      return [];
    });
  },
  async tellDue({ id, case_id, due_on }, now) {
    const original = await originalOf(case_id);
    const notices = duePromiseNotices(original, await readCase(original), due_on < dayOf(now));
    const source = { fn: 'runPromises', eventId: `promise_due:${case_id}:${id}:${due_on}`, at: now };
    await tellReceivers(source, notices);
  },
  async settle(caseId, now) {
    await keepBalance(caseId, now);
  },
  report,
};

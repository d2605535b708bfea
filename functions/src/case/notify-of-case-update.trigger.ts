import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { caseUpdateSchema } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { caseUpdateNotices } from './case-notices.ts';
import { readCase } from './case.repo.ts';
import * as z from 'zod/mini';

const author = z.pick(caseUpdateSchema, { user_id: true });

/** A new entry in a case's history. */
export const notifyOfCaseUpdate = onDocumentCreated(
  { document: paths.caseUpdate('{caseId}', '{updateId}'), retry: true },
  async (event) => {
    if (event.data !== undefined && !(await keepWithinBudget('updates', event, event.data))) return;
    const caseId = paramOf(event, 'caseId');
    await handle(
      'notifyOfCaseUpdate',
      infoOf(event),
      () => author.parse(event.data?.data()).user_id,
      async (except) => {
        const at = event.data?.updateTime.toDate() ?? new Date(event.time);
        const notices = caseUpdateNotices(caseId, await readCase(caseId));
        const count = await tell(
          noticeStore,
          { fn: 'notifyOfCaseUpdate', eventId: event.id, at, except },
          notices,
        );
        return { outcome: 'told', caseId, count };
      },
    );
  },
);

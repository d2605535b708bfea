import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { readCase } from '../case/case.repo.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { promiseNotices, toldPromise } from './money-notices.ts';
import { originalOf } from './original.repo.ts';

const FN = 'tellOfPromise';

/** Notifies of a promise that was not kept: by its state, so that it does not matter what found out. One of a merged case is its original's. */
export const tellOfPromise = effect(
  FN,
  (event) => ({ caseId: paramOf(event, 'caseId'), ...changeOf(event.data, toldPromise) }),
  async ({ caseId, before, after, at }, { eventId }) => {
    if (before?.state === after?.state || after === null) return { outcome: 'nothing to tell', caseId };
    const original = await originalOf(caseId);
    const notices = promiseNotices(original, before, after, await readCase(original));
    const count = await tell(noticeStore, { fn: FN, eventId, at }, notices);
    return { outcome: 'told', caseId, count };
  },
);

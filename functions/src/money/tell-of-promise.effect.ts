import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { readCase } from '../case/case.repo.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { promiseNotices, toldPromise } from './money-notices.ts';
import { originalOf } from './original.repo.ts';

/** Notifies of a promise that was not kept: by its state, so that it does not matter what found out. One of a merged case is its original's. */
export const tellOfPromise = caseEffect(
  'tellOfPromise',
  (event) => changeOf(event.data, toldPromise),
  async ({ before, after }, cause) => {
    if (before?.state === after?.state || after === null) return { outcome: 'nothing to tell' };
    const original = await originalOf(cause.caseId);
    const notices = promiseNotices(original, before, after, await readCase(original));
    return { outcome: 'told', count: await tellReceivers(cause, notices) };
  },
);

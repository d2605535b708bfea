import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { caseUpdateNotices } from './case-notices.ts';
import { readCase } from './case.repo.ts';
import * as z from 'zod/mini';

const author = z.pick(caseUpdateSchema, { user_id: true });

/** Notifies everyone concerned with the case of a note, except its author. */
export const tellOfCaseUpdate = effect(
  'notifyOfCaseUpdate',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    except: author.parse(event.data?.data()).user_id,
    at: event.data?.updateTime.toDate() ?? new Date(event.time),
  }),
  async ({ caseId, except, at }, { eventId }) => {
    const notices = caseUpdateNotices(caseId, await readCase(caseId));
    const count = await tell(noticeStore, { fn: 'notifyOfCaseUpdate', eventId, at, except }, notices);
    return { outcome: 'told', caseId, count };
  },
);

import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { caseUpdateNotices, noticesToAll, officeNoteNotices } from './case-notices.ts';
import { readCase } from './case.repo.ts';
import * as z from 'zod/mini';

const told = z.pick(caseUpdateSchema, { user_id: true, wording: true });

/** Notifies everyone concerned with the case of a note, except its author. */
export const tellOfCaseUpdate = effect(
  'notifyOfCaseUpdate',
  (event: Created) => {
    const { user_id: except, wording } = told.parse(event.data?.data());
    const at = event.data?.updateTime.toDate() ?? new Date(event.time);
    return { caseId: paramOf(event, 'caseId'), except, questioned: wording !== undefined, at };
  },
  async ({ caseId, except, questioned, at }, { eventId }) => {
    const notices = caseUpdateNotices(caseId, await readCase(caseId), questioned);
    const count = await tell(noticeStore, { fn: 'notifyOfCaseUpdate', eventId, at, except }, notices);
    return { outcome: 'told', caseId, count };
  },
);

/** Notifies the assigned partner and the admins of a note for the office, except its author. */
export const tellOfOfficeNote = effect(
  'followOfficeNote',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    except: told.parse(event.data?.data()).user_id,
    at: event.data?.updateTime.toDate() ?? new Date(event.time),
  }),
  async ({ caseId, except, at }, { eventId }) => {
    const notices = officeNoteNotices(caseId, await readCase(caseId));
    const count = await tell(noticeStore, { fn: 'followOfficeNote', eventId, at, except }, notices);
    return { outcome: 'told', caseId, count };
  },
);

/** Notifies everyone concerned with the case of a message, except its author. */
export const tellOfCaseMessage = effect(
  'followCaseMessage',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    except: told.parse(event.data?.data()).user_id,
    at: event.data?.updateTime.toDate() ?? new Date(event.time),
  }),
  async ({ caseId, except, at }, { eventId }) => {
    const notices = noticesToAll('message_added', caseId, await readCase(caseId));
    const count = await tell(noticeStore, { fn: 'followCaseMessage', eventId, at, except }, notices);
    return { outcome: 'told', caseId, count };
  },
);

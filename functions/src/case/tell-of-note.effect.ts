import { caseUpdateSchema } from '@app/domain/case';
import { caseEffect, type Created } from '../lib/effect.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { caseUpdateNotices, noticesToAll, officeNoteNotices } from './case-notices.ts';
import { readCase } from './case.repo.ts';
import * as z from 'zod/mini';

const told = z.pick(caseUpdateSchema, { user_id: true, wording: true });

/** Notifies everyone concerned with the case of a note, except its author. */
export const tellOfNote = caseEffect(
  'tellOfNote',
  (event: Created) => told.parse(event.data?.data()),
  async ({ user_id: except, wording }, cause) => {
    const { caseId } = cause;
    const notices = caseUpdateNotices(caseId, await readCase(caseId), wording !== undefined);
    return { outcome: 'told', count: await tellReceivers({ ...cause, except }, notices) };
  },
);

/** Notifies the assigned partner and the admins of a note for the office, except its author. */
export const tellOfOfficeNote = caseEffect(
  'tellOfOfficeNote',
  (event: Created) => told.parse(event.data?.data()),
  async ({ user_id: except }, cause) => {
    const { caseId } = cause;
    const notices = officeNoteNotices(caseId, await readCase(caseId));
    return { outcome: 'told', count: await tellReceivers({ ...cause, except }, notices) };
  },
);

/** Notifies everyone concerned with the case of a message, except its author. */
export const tellOfCaseMessage = caseEffect(
  'tellOfCaseMessage',
  (event: Created) => told.parse(event.data?.data()),
  async ({ user_id: except }, cause) => {
    const { caseId } = cause;
    const notices = noticesToAll('message_added', caseId, await readCase(caseId));
    return { outcome: 'told', count: await tellReceivers({ ...cause, except }, notices) };
  },
);

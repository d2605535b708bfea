import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { doorAnswerSchema } from '@app/domain/door';
import { paths } from '@app/domain/paths';
import { readCase } from '../case/case.repo.ts';
import { type Created, effect } from '../lib/effect.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { doorNotices } from './door-notices.ts';
import * as z from 'zod/mini';

const answered = z.pick(doorAnswerSchema, { case_id: true, kind: true });

const tellOfDoorAnswer = effect(
  'followDoorAnswer',
  (event: Created) => ({
    ...answered.parse(event.data?.data()),
    at: event.data?.updateTime.toDate() ?? new Date(event.time),
  }),
  async ({ case_id: caseId, kind, at }, { eventId }) => {
    const notices = doorNotices(kind, caseId, await readCase(caseId));
    const count = await tell(noticeStore, { fn: 'followDoorAnswer', eventId, at }, notices);
    return { outcome: 'told', caseId, count };
  },
);

/** Notifies of a debtor's answer. */
export const followDoorAnswer = onDocumentCreated(
  { document: paths.doorAnswer('{answerId}'), retry: true },
  tellOfDoorAnswer,
);

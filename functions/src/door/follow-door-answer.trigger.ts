import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { doorAnswerSchema } from '@app/domain/door';
import { paths } from '@app/domain/paths';
import { readCase } from '../case/case.repo.ts';
import { type Created, effect } from '../lib/effect.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { doorNotices } from './door-notices.ts';
import * as z from 'zod/mini';

const answered = z.pick(doorAnswerSchema, { case_id: true, kind: true });

const tellOfDoorAnswer = effect(
  'followDoorAnswer',
  (event: Created) => answered.parse(event.data?.data()),
  async ({ case_id: caseId, kind }, cause) => {
    const notices = doorNotices(kind, caseId, await readCase(caseId));
    return { outcome: 'told', caseId, count: await tellReceivers(cause, notices) };
  },
);

/** Notifies of a debtor's answer. */
export const followDoorAnswer = onDocumentCreated(
  { document: paths.doorAnswer('{answerId}'), retry: true },
  tellOfDoorAnswer,
);

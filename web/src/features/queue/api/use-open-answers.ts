import { doorAnswerSchema } from '@app/domain/door';
import { COLLECTIONS } from '@app/domain/paths';
import * as z from 'zod/mini';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';
import { QUEUE_LENGTH, type AnswerForOffice } from '../queue';

const FOR_OFFICE = [
  'dispute',
  'paid',
  'complaint',
  'data_request',
] as const satisfies readonly AnswerForOffice[];
const answerForOfficeSchema = z.extend(doorAnswerSchema, { kind: z.enum(FOR_OFFICE) });
const OPEN = liveList(
  {
    path: COLLECTIONS.doorAnswers,
    where: [
      ['state', '==', 'open'],
      ['kind', 'in', FOR_OFFICE],
    ],
    orderBy: [['created_at', 'asc']],
    limit: QUEUE_LENGTH,
  },
  answerForOfficeSchema,
);

/** Answers of debtors in all cases that an admin has to deal with, the oldest first, live. */
export function useOpenAnswers(): Live<z.infer<typeof answerForOfficeSchema>[]> {
  return useLive(OPEN);
}

import { changeOf } from '../lib/change.ts';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Effect } from '../lib/side-by-side.ts';
import { signature, signerOf } from './case-author.ts';
import { caseEventStore } from './case-event.repo.ts';
import { caseHappenings, record, recordedCase } from './case-events.ts';
import * as z from 'zod/mini';

const written = z.extend(recordedCase, signature.shape);

/** Whatever changes in a case, for its history: from what to what, when, by whom. */
export const recordCaseEvent: Effect = (event) => {
  const caseId = idOf(event);
  return handle(
    'recordCaseEvent',
    infoOf(event),
    () => changeOf(event.data, written),
    async ({ before, after, at }) => {
      const happenings = caseHappenings(before, after, signerOf(before, after));
      const count = await record(caseEventStore, { caseId, eventId: event.id, at }, happenings);
      return { outcome: count > 0 ? 'recorded' : 'nothing to record', caseId, count };
    },
  );
};

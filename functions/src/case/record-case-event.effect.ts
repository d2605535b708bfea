import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { signature, signerOf } from './case-author.ts';
import { caseEventStore } from './case-event.repo.ts';
import { caseHappenings, record, recordedCase } from './case-events.ts';
import * as z from 'zod/mini';

const written = z.extend(recordedCase, signature.shape);

/** Records every change of a case in its history: old and new value, time, actor. */
export const recordCaseEvent = effect(
  'recordCaseEvent',
  (event) => changeOf(event.data, written),
  async ({ before, after, at }, { id: caseId, eventId }) => {
    const happenings = caseHappenings(before, after, signerOf(before, after));
    const count = await record(caseEventStore, { caseId, eventId, at }, happenings);
    return { outcome: count > 0 ? 'recorded' : 'nothing to record', caseId, count };
  },
);

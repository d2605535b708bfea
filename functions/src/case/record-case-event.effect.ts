import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { signature, signerOf } from './case-author.ts';
import { caseEventStore } from './case-event.repo.ts';
import { caseHappenings, record, recordedCase } from './case-events.ts';
import * as z from 'zod/mini';

const written = z.extend(recordedCase, signature.shape);

/** Records every change of a case in its history: old and new value, time, actor. */
export const recordCaseEvent = caseEffect(
  'recordCaseEvent',
  (event) => changeOf(event.data, written),
  async ({ before, after }, cause) => {
    const happenings = caseHappenings(before, after, signerOf(before, after));
    const count = await record(caseEventStore, cause, happenings);
    return { outcome: count > 0 ? 'recorded' : 'nothing to record', count };
  },
);

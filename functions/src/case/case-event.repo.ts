import { paths } from '@app/domain/paths';
import { codeOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, db, document } from '../lib/firestore.ts';
import type { CaseEventStore } from './case-events.ts';

export const caseEventStore: CaseEventStore = {
  async nameOf(uid) {
    // A missing or invalid name must not prevent the record.
    const name: unknown = (await document(paths.profile(uid)).get()).get('full_name');
    return typeof name === 'string' ? name : '';
  },
  /** In one batch: the events of one write are created atomically. */
  async create(events) {
    const batch = db().batch();
    for (const { id, ...event } of events) batch.create(document(paths.caseEvent(event.case_id, id)), event);
    try {
      await batch.commit();
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error;
    }
  },
};

import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { acceptByNote } from './acceptance.repo.ts';
import * as z from 'zod/mini';

const written = z.pick(caseUpdateSchema, { user_id: true, created_at: true });

/** A note of the partner who was asked whether to take the case says yes. */
export const acceptByNoteOfPartner = effect(
  'acceptByNoteOfPartner',
  (event: Created) => ({ caseId: paramOf(event, 'caseId'), ...written.parse(event.data?.data()) }),
  async ({ caseId, user_id, created_at }) => ({
    outcome: (await acceptByNote(caseId, user_id, created_at)) ? 'accepted' : 'nothing to do',
    caseId,
  }),
);

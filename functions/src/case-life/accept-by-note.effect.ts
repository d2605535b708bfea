import { caseUpdateSchema } from '@app/domain/case';
import { caseEffect, type Created } from '../lib/effect.ts';
import { acceptByNote } from './acceptance.repo.ts';
import * as z from 'zod/mini';

const written = z.pick(caseUpdateSchema, { user_id: true, created_at: true });

/** A note of the partner who was asked whether to take the case says yes. */
export const acceptByNoteOfPartner = caseEffect(
  'acceptByNoteOfPartner',
  (event: Created) => written.parse(event.data?.data()),
  async ({ user_id, created_at }, { caseId }) => ({
    outcome: (await acceptByNote(caseId, user_id, created_at)) ? 'accepted' : 'nothing to do',
  }),
);

import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { stampAuthor } from './author-stamp.repo.ts';
import * as z from 'zod/mini';

const author = z.pick(caseUpdateSchema, { user_id: true });

/** A note says in which capacity it was written, and for which company: its author's name can be anybody's. */
export const stampAuthorOfUpdate = effect(
  'stampAuthorOfUpdate',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    uid: author.parse(event.data?.data()).user_id,
  }),
  async ({ caseId, uid }, { id }) => ({ outcome: await stampAuthor(caseId, id, uid), caseId }),
);

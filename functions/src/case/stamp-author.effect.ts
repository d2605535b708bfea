import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { stampAuthor } from './author-stamp.repo.ts';
import * as z from 'zod/mini';

const author = z.pick(caseUpdateSchema, { user_id: true });

/** Adds to a note the capacity and company of its author, because anyone can choose any name. */
export const stampAuthorOfNote = effect(
  'stampAuthorOfNote',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    path: event.document,
    uid: author.parse(event.data?.data()).user_id,
  }),
  async ({ caseId, path, uid }) => ({ outcome: await stampAuthor(path, uid), caseId }),
);

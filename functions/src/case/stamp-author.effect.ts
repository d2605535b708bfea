import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { stampAuthor } from './author-stamp.repo.ts';
import { readCase } from './case.repo.ts';
import * as z from 'zod/mini';

const author = z.pick(caseUpdateSchema, { user_id: true });

const writtenIn = (event: Created) => ({
  caseId: paramOf(event, 'caseId'),
  path: event.document,
  uid: author.parse(event.data?.data()).user_id,
});

/** Adds to a note the capacity and company of its author, because anyone can choose any name. */
export const stampAuthorOfNote = effect('stampAuthorOfNote', writtenIn, async ({ caseId, path, uid }) => ({
  outcome: await stampAuthor(path, uid),
  caseId,
}));

/** The same for a message, which the case's customer may write as well. */
export const stampAuthorOfMessage = effect(
  'stampAuthorOfMessage',
  writtenIn,
  async ({ caseId, path, uid }) => {
    const { user_id: customer } = await readCase(caseId);
    return { outcome: await stampAuthor(path, uid, uid === customer), caseId };
  },
);

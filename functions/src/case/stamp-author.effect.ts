import { caseUpdateSchema } from '@app/domain/case';
import { caseEffect, type Created } from '../lib/effect.ts';
import { stampAuthor } from './author-stamp.repo.ts';
import { readCase } from './case.repo.ts';
import * as z from 'zod/mini';

const author = z.pick(caseUpdateSchema, { user_id: true });

const writtenIn = (event: Created) => ({
  path: event.document,
  uid: author.parse(event.data?.data()).user_id,
});

/** Adds to a note the capacity and company of its author, because anyone can choose any name. */
export const stampAuthorOfNote = caseEffect('stampAuthorOfNote', writtenIn, async ({ path, uid }) => ({
  outcome: await stampAuthor(path, uid),
}));

/** The same for a message, which the case's customer may write as well. */
export const stampAuthorOfMessage = caseEffect(
  'stampAuthorOfMessage',
  writtenIn,
  async ({ path, uid }, { caseId }) => {
    const { user_id: customer } = await readCase(caseId);
    return { outcome: await stampAuthor(path, uid, uid === customer) };
  },
);

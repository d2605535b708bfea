import { paths } from '@app/domain/paths';
import { document, runTransaction } from '../lib/firestore.ts';
import { countUpload, fileCountSchema, pausedUntil, type Upload } from './file-budget.ts';
import * as z from 'zod/mini';

const stored = z.optional(fileCountSchema);

/**
 * Counts an upload, once, and pauses the account's uploads when its budget is used up (storage.rules).
 * @returns whether it is used up
 */
export async function countStoredFile(uid: string, upload: Upload): Promise<boolean> {
  return runTransaction(paths.budget(uid), async (transaction) => {
    const budget = await transaction.get(document(paths.budget(uid)));
    const files = countUpload(stored.parse(budget.get('files')) ?? null, upload);
    if (files === null) return false;
    const until = pausedUntil(files);
    // A deleted account cannot store anything.
    const profile = until === null ? null : await transaction.get(document(paths.profile(uid)));
    transaction.set(budget.ref, { files }, { mergeFields: ['files'] });
    if (profile?.exists === true) transaction.update(profile.ref, { 'paused_until.files': until });
    return until !== null;
  });
}

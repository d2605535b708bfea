import {
  exportNewsletterSubscriptions,
  type NewsletterExport,
} from '@app/domain/contracts/export-newsletter-subscriptions';
import { call } from '@/lib/firebase/callable';
import { loadStorage } from '@/lib/firebase/app';
import { saveBlob } from '@/lib/media/save-blob';

/** A million subscribers take minutes; the function itself gives up after nine. In ms. */
const ANSWER_WITHIN = 550_000;
/** A connection that brings nothing for this long has failed, in ms; without it a read tries for two minutes. */
const GIVE_UP_AFTER = 20_000;

/**
 * Has the whole list made as CSV and saves it (requirements section 7, contract "Callable functions").
 * @returns the file's name
 * @throws ProblemError `offline`, or the SDK's error: `functions/permission-denied`, `storage/unauthorized` for a file
 *   whose time is over
 */
export async function downloadSubscribers(): Promise<string> {
  const made = await call(exportNewsletterSubscriptions, {}, { timeout: ANSWER_WITHIN });
  saveBlob(await contentOf(made), made.filename);
  return made.filename;
}

/** A long list waits in Storage and is read with the admin's own rights; no link to it ever exists. */
async function contentOf(made: NewsletterExport): Promise<Blob> {
  if ('csv' in made) return new Blob([made.csv], { type: 'text/csv;charset=utf-8' });
  const { storage, ref, getBlob } = await loadStorage();
  storage.maxOperationRetryTime = GIVE_UP_AFTER;
  return getBlob(ref(storage, made.path));
}

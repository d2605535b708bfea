import { displayFileName, isCaseFileType } from '@app/domain/file';
import { loadStorage } from '@/lib/firebase';
import { ProblemError } from '@/lib/problems';

/** Milliseconds an opened file stays in memory for the new tab or the download to fetch it. */
const KEEP = 60_000;
/** A connection that brings nothing for this long has failed, in ms; without it a read tries for two minutes. */
const GIVE_UP_AFTER = 20_000;

/** An attachment, read with the person's own rights; no link that works without them ever exists (SECURITY S1). */
async function readAttachment(path: string): Promise<Blob> {
  if (!navigator.onLine) throw new ProblemError('offline');
  const { storage, ref, getBlob } = await loadStorage();
  storage.maxOperationRetryTime = GIVE_UP_AFTER;
  return getBlob(ref(storage, path));
}

/**
 * Saves an attachment under its own name.
 * @throws ProblemError `offline`, or Storage's error: `storage/object-not-found` for a file that was taken away,
 *   `storage/unauthorized`
 */
export async function downloadAttachment(path: string): Promise<void> {
  save(await readAttachment(path), displayFileName(path));
}

/**
 * Shows an attachment in a tab of its own; saves it where new tabs are blocked. Call it in the click itself, with
 * nothing awaited before: only then may a tab be opened. Throws as above, with the tab closed again.
 */
export async function openAttachment(path: string): Promise<void> {
  // Not `noopener`, which gives no handle on the tab; its way back to this page is cut by hand.
  const tab = window.open('', '_blank');
  if (tab !== null) {
    tab.opener = null;
    tab.document.title = displayFileName(path);
  }
  try {
    const blob = await readAttachment(path);
    // A blob's document has this site's origin: nothing but the three known types is ever shown (SECURITY S3).
    if (tab === null || tab.closed || !isCaseFileType(blob.type)) {
      tab?.close();
      save(blob, displayFileName(path));
      return;
    }
    tab.location.replace(lend(blob));
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function save(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = lend(blob);
  anchor.download = name;
  anchor.click();
}

/** An address of the blob for as long as it takes to fetch it. */
function lend(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), KEEP);
  return url;
}

import { displayFileName } from '@app/domain/file';
import { loadStorage } from '@/lib/firebase';

/** Milliseconds an opened file stays in memory for the new tab or the download to fetch it. */
const KEEP = 60_000;

/** An attachment, read with the person's own rights; no link that works without them ever exists (SECURITY S1). */
async function readAttachment(path: string): Promise<Blob> {
  const { storage, ref, getBlob } = await loadStorage();
  return getBlob(ref(storage, path));
}

/**
 * Saves an attachment under its own name.
 * @throws Storage's error: `storage/object-not-found` for a file that was taken away, `storage/unauthorized`
 */
export async function downloadAttachment(path: string): Promise<void> {
  const url = URL.createObjectURL(await readAttachment(path));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = displayFileName(path);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP);
}

/** @returns an object URL of the attachment, to be shown in place; revoke it after use. Throws as above. */
export async function previewAttachment(path: string): Promise<{ url: string; type: string }> {
  const blob = await readAttachment(path);
  return { url: URL.createObjectURL(blob), type: blob.type };
}

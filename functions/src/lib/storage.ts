import type { Bucket } from '@google-cloud/storage';

/** The bucket of attachments and avatars; the library is loaded at the first use, for most functions never. */
export async function bucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket();
}

import type { Bucket } from '@google-cloud/storage';

/** The bucket of attachments and avatars; the library is loaded lazily, by most functions never. */
export async function bucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket();
}

import { storedFileName } from '@app/domain/file';
import { storagePaths } from '@app/domain/paths';
import { loadStorage } from '@/lib/firebase/app';

/**
 * Stores the picture of an article. It is there before the article is saved, so that a draft can hold it; what no article
 * shows in the end is swept (docs/contract.md).
 * @param picture a PNG or JPEG within the limits, as `coverPicture` makes it
 * @returns its path, for `image_url`
 * @throws ProblemError `offline`, or Storage's error
 */
export async function uploadCover(uid: string, picture: File): Promise<string> {
  const { storage, ref, uploadBytes } = await loadStorage();
  const path = storagePaths.blogImage(uid, storedFileName(picture.name, Date.now()));
  await uploadBytes(ref(storage, path), picture, {
    contentType: picture.type,
    // Shown in place: it has no file name to be saved under.
    contentDisposition: 'inline',
    // A name is used once: what is fetched is good for as long as anybody shows it.
    cacheControl: 'public, max-age=604800',
  });
  return path;
}

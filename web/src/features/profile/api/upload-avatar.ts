import { storedFileName } from '@app/domain/file';
import { storagePaths } from '@app/domain/paths';
import { loadStorage } from '@/lib/firebase/app';

/**
 * Uploads a profile picture under a new name, so that no browser shows the former one from its memory.
 * @param picture a PNG or JPEG within the limits, as `squarePicture` makes it
 * @returns its address, for `avatar_url`. Without the token that the SDK puts into it: that link would outlive the rules,
 *   and pictures are open to everyone by the rules alone (contract, Storage).
 * @throws ProblemError `offline`, or Storage's error
 */
export async function uploadAvatar(uid: string, picture: File): Promise<string> {
  const { storage, ref, uploadBytes, getDownloadURL } = await loadStorage();
  const object = ref(storage, storagePaths.avatar(uid, storedFileName(picture.name, Date.now())));
  await uploadBytes(object, picture, {
    contentType: picture.type,
    // Shown in place: it has no file name to be saved under.
    contentDisposition: 'inline',
    // A name is used once: what is fetched is good for as long as anybody shows it.
    cacheControl: 'public, max-age=604800',
  });
  const address = new URL(await getDownloadURL(object));
  address.searchParams.delete('token');
  return address.href;
}

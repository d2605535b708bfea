import { publicAddress } from '@/lib/firebase/storage-address';

/** Whether a picture is the site's own: of its Storage, or of the site itself. The CSP lets no other in. */
export function isOwnPicture(url: string): boolean {
  return /^https:\/\/firebasestorage\.googleapis\.com\//.test(url) || /^\/(?![/\\])/.test(url);
}

/**
 * Where a browser finds the picture of an article.
 * @param stored `image_url`: a path in Storage, an address, or null
 * @returns null when there is none that a page may show
 */
export function pictureAddress(stored: string | null): string | null {
  if (stored === null) return null;
  if (/^(blog-images|avatars)\//.test(stored)) return publicAddress(stored);
  return isOwnPicture(stored) ? stored : null;
}

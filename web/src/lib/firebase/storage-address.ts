import { firebaseConfig } from './env.ts';
import { storageOrigin } from './origins.ts';

/**
 * The address of an object that everybody may read by the rules (`avatars/`, `blog-images/`), without the SDK and without
 * a token that would outlive the rules.
 * @param path of the object in Storage
 */
export function publicAddress(path: string): string {
  return `${objectAddress(path)}?alt=media`;
}

/**
 * The metadata endpoint of a Storage object, subject to the rules.
 * @param path of the object in Storage
 */
export function objectAddress(path: string): string {
  return `${storageOrigin()}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}`;
}

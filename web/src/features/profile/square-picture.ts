import { LIMITS } from '@app/domain/limits';
import { cutPicture, type PictureProblem } from '@/lib/media/cut-picture';

/** Twice what the largest place shows, and a fraction of what a camera gives. */
const SQUARE = { width: 512, height: 512, quality: 0.9 } as const;

/** Cuts the centred square out of a chosen picture. */
export function squarePicture(file: File): Promise<{ picture: File } | { problem: PictureProblem }> {
  return cutPicture(file, SQUARE, LIMITS.avatarBytes);
}

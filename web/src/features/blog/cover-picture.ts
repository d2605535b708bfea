import { toSlug } from '@app/domain/blog';
import { LIMITS } from '@app/domain/limits';
import { cutPicture, type PictureProblem } from '@/lib/media/cut-picture';

/** What a chat and a search engine show of an article; the article shows it at the same ratio. */
const COVER = { width: 1_200, height: 630, quality: 0.86 } as const;

/** Cuts an article's picture out of a chosen one; its name is one that an address takes as it is. */
export function coverPicture(file: File): Promise<{ picture: File } | { problem: PictureProblem }> {
  return cutPicture(file, COVER, LIMITS.coverBytes, (name) => toSlug(name) || 'cover');
}

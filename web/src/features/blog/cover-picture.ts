import { toSlug } from '@app/domain/blog';
import { AVATAR_TYPES, pictureProblem, sniffFileType, TAIL_BYTES, type FileProblem } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { drawCover } from './draw-cover';

/** Why a chosen picture cannot be taken; keys of `blog-admin.json`. */
export type CoverProblem = Exclude<FileProblem, 'tooManyFiles'> | 'fileUnreadable';

/** Of a picture's own name, in UTF-16 units: its address, nine letters for a Thai one, must fit into an article. */
const NAME_LENGTH = 60;

/**
 * Cuts an article's picture out of a chosen one. It is drawn anew by that, so that nothing of what a camera writes into its
 * pictures (where and when) is published.
 * @returns the picture as a file of the same kind (PNG or JPEG), or why there is none
 */
export async function coverPicture(file: File): Promise<{ picture: File } | { problem: CoverProblem }> {
  try {
    const bytes = async (from: number, to: number) =>
      new Uint8Array(await file.slice(from, to).arrayBuffer());
    const head = await bytes(0, 16);
    const tail = await bytes(Math.max(0, file.size - TAIL_BYTES), file.size);
    // A picture may be called by the other kind's name; what its bytes are decides.
    const declared = AVATAR_TYPES.some((type) => type === file.type);
    const type = AVATAR_TYPES.find((each) => declared && each === sniffFileType(head));
    const problem = pictureProblem(
      { type: type ?? file.type, size: file.size },
      head,
      tail,
      LIMITS.coverBytes,
    );
    if (problem !== null && problem !== 'tooManyFiles') return { problem };
    if (type === undefined) return { problem: 'fileNotWhatItSays' };
    const drawn = await drawCover(file, type);
    const stem = toSlug(file.name.replace(/\.[^.]*$/u, '').slice(0, NAME_LENGTH)) || 'cover';
    return { picture: new File([drawn], `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`, { type }) };
  } catch {
    // Moved since it was chosen, a folder, or nothing that the browser can draw.
    return { problem: 'fileUnreadable' };
  }
}

import {
  AVATAR_TYPES,
  pictureProblem,
  sniffFileType,
  TAIL_BYTES,
  type PictureFileProblem,
} from '@app/domain/file';
import { drawMiddle, type PictureSize } from './draw-middle.ts';

/** Why a chosen picture cannot be used; keys in the texts of the calling form. */
export type PictureProblem = PictureFileProblem | 'fileUnreadable';

/** Maximum length of the file name's stem, in UTF-16 units: a Thai letter takes nine characters in the stored URL. */
const NAME_LENGTH = 60;

/**
 * Crops the centre of a chosen picture. This re-encodes it, so that no camera metadata (where and when) is published.
 * @param maxBytes a limit of `LIMITS`
 * @param stem makes the new file name, without its extension, from the old one
 * @returns the picture as a file of the same kind (PNG or JPEG), or why there is none
 */
export async function cutPicture(
  file: File,
  size: PictureSize,
  maxBytes: number,
  stem: (name: string) => string = (name) => name,
): Promise<{ picture: File } | { problem: PictureProblem }> {
  try {
    const bytes = async (from: number, to: number) =>
      new Uint8Array(await file.slice(from, to).arrayBuffer());
    const head = await bytes(0, 16);
    const tail = await bytes(Math.max(0, file.size - TAIL_BYTES), file.size);
    // A picture may be called by the other kind's name; what its bytes are decides.
    const declared = AVATAR_TYPES.some((type) => type === file.type);
    const type = AVATAR_TYPES.find((each) => declared && each === sniffFileType(head));
    const problem = pictureProblem({ type: type ?? file.type, size: file.size }, head, tail, maxBytes);
    if (problem !== null) return { problem };
    if (type === undefined) return { problem: 'fileNotWhatItSays' };
    const drawn = await drawMiddle(file, type, size);
    const name = stem(file.name.replace(/\.[^.]*$/u, '').slice(0, NAME_LENGTH));
    return { picture: new File([drawn], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type }) };
  } catch {
    // Moved since it was chosen, a folder, or nothing that the browser can draw.
    return { problem: 'fileUnreadable' };
  }
}

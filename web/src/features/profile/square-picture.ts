import {
  AVATAR_TYPES,
  looksComplete,
  sniffFileType,
  TAIL_BYTES,
  type AvatarType,
  type FileProblem,
} from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { drawSquare } from './draw-square';

/** Why a chosen picture cannot be taken; keys of `profile.json`. */
export type PictureProblem = Exclude<FileProblem, 'tooManyFiles'> | 'fileUnreadable';

/** UTF-16 units of a picture's own name that are kept: its link, nine letters for a Thai one, must fit into a profile. */
const NAME_LENGTH = 60;

/**
 * Cuts the centred square out of a chosen picture. It is drawn anew by that, so that nothing of what a camera writes
 * into its pictures (where and when) is published.
 * @returns the square as a file of the same kind (PNG or JPEG), or why there is none
 */
export async function squarePicture(file: File): Promise<{ picture: File } | { problem: PictureProblem }> {
  const looked = await lookInto(file).catch(() => 'fileUnreadable' as const);
  if (typeof looked === 'string') return { problem: looked };
  try {
    const square = await drawSquare(file, looked.type);
    const stem = file.name.replace(/\.[^.]*$/u, '').slice(0, NAME_LENGTH);
    const extension = looked.type === 'image/png' ? 'png' : 'jpg';
    return { picture: new File([square], `${stem}.${extension}`, { type: looked.type }) };
  } catch {
    return { problem: 'fileUnreadable' };
  }
}

/** What the bytes of a file are, whichever of the two kinds it says it is. @throws when the file cannot be read */
async function lookInto(file: File): Promise<{ type: AvatarType } | PictureProblem> {
  const bytes = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  if (!AVATAR_TYPES.some((type) => type === file.type)) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > LIMITS.avatarBytes) return 'fileTooLarge';
  const proven = sniffFileType(await bytes(0, 16));
  const type = AVATAR_TYPES.find((each) => each === proven);
  if (type === undefined) return 'fileNotWhatItSays';
  const tail = await bytes(Math.max(0, file.size - TAIL_BYTES), file.size);
  return looksComplete(type, tail) ? { type } : 'fileCutShort';
}

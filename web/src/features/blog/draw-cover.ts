import type { AvatarType } from '@app/domain/file';

/** What a chat and a search engine show of an article, in px; the article shows it at the same ratio. */
export const COVER_WIDTH = 1_200;
export const COVER_HEIGHT = 630;
/** Of a JPEG, from 0 to 1. */
const QUALITY = 0.86;

/** The largest part of a picture that has a cover's ratio, in its middle. Lengths in px. */
export function centredPart(
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const ratio = COVER_WIDTH / COVER_HEIGHT;
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part };
}

/**
 * Draws the middle of a picture anew, upright, at most {@link COVER_WIDTH} px wide and never larger than it was.
 * @throws when the browser cannot make a picture of it
 */
export async function drawCover(file: Blob, type: AvatarType): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Read after decoding: an image element turns a photograph the way the camera was held.
    const part = centredPart(image.naturalWidth, image.naturalHeight);
    const scale = Math.min(1, COVER_WIDTH / part.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(part.width * scale);
    canvas.height = Math.round(part.height * scale);
    const context = canvas.getContext('2d');
    if (context === null || canvas.width === 0 || canvas.height === 0)
      throw new Error('There is nothing to draw, or nothing to draw with.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    return await toBlob(canvas, type);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function toBlob(canvas: HTMLCanvasElement, type: AvatarType): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob?.type === type) resolve(blob);
        else reject(new Error(`The browser draws no ${type}.`));
      },
      type,
      QUALITY,
    );
  });
}

import type { AvatarType } from '@app/domain/file';

/** The side of a stored picture, in px: twice what the largest place shows, and a fraction of what a camera gives. */
const SIDE = 512;
/** Of a JPEG, from 0 to 1. */
const QUALITY = 0.9;

/** The largest square in the middle of a picture. Lengths in px. */
export function centredSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/**
 * Draws the centred square of a picture anew, upright and at most {@link SIDE} px wide.
 * @throws when the browser cannot make a picture of it
 */
export async function drawSquare(file: Blob, type: AvatarType): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Read after decoding: an image element turns a photograph the way the camera was held.
    const { x, y, side } = centredSquare(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(side, SIDE);
    canvas.height = canvas.width;
    const context = canvas.getContext('2d');
    if (context === null || side === 0) throw new Error('There is nothing to draw, or nothing to draw with.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
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

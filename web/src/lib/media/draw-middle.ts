import type { AvatarType } from '@app/domain/file';
import { toBlob } from './to-blob.ts';

/** How a picture is stored. */
export interface PictureSize {
  /** Its greatest size in px; a smaller picture keeps the ratio and is not enlarged. */
  width: number;
  height: number;
  /** Of a JPEG, from 0 to 1. */
  quality: number;
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of a picture that has the ratio of `size`, in its middle. Lengths in px. */
export function middleOf(width: number, height: number, size: PictureSize): Part {
  const ratio = size.width / size.height;
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { x: Math.floor((width - part.width) / 2), y: Math.floor((height - part.height) / 2), ...part };
}

/**
 * Redraws the centre of a picture, upright.
 * @throws when the browser cannot decode it
 */
export async function drawMiddle(file: Blob, type: AvatarType, size: PictureSize): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Read after decoding: an image element turns a photograph the way the camera was held.
    const part = middleOf(image.naturalWidth, image.naturalHeight, size);
    const scale = Math.min(1, size.width / part.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(part.width * scale);
    canvas.height = Math.round(part.height * scale);
    const context = canvas.getContext('2d');
    if (context === null || canvas.width === 0 || canvas.height === 0)
      throw new Error('There is nothing to draw, or nothing to draw with.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    return await toBlob(canvas, type, size.quality);
  } finally {
    URL.revokeObjectURL(url);
  }
}

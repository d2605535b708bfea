import { toBlob } from './to-blob.ts';

/** A place of a picture, in shares of its width and height, from 0 to 1. */
export interface Cover {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the stamp is: over the whole width, in the middle. What is below it stays readable. */
export const STAMP_BAND: Cover = { x: 0, y: 0.44, width: 1, height: 0.12 };
/** The longer side of a copy at most, in px; a smaller picture is not enlarged. */
const LONGEST = 4_096;
/** Of a JPEG, from 0 to 1. */
const QUALITY = 0.92;

/** A picture as a file of the same type, with covers that cannot be taken off and a stamp. */
export interface CoveredCopy {
  covers: readonly Cover[];
  /** Written over the picture. */
  stamp: string;
}

/**
 * Draws a copy of a picture with covers and a stamp. Only the copy leaves the device: it has neither what is under the covers nor
 * the details that a camera writes into a file, such as the place.
 * @throws when the browser cannot decode or draw it
 */
export async function coverCopy(file: File, { covers, stamp }: CoveredCopy): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw with.');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000000';
    for (const cover of covers) context.fillRect(...placeOf(cover, canvas));
    drawStamp(context, stamp);
    const blob = await toBlob(canvas, file.type, QUALITY);
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}

/** The place in whole px, never smaller than what was chosen. */
function placeOf({ x, y, width, height }: Cover, canvas: { width: number; height: number }) {
  const [left, top] = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)];
  const [right, bottom] = [Math.ceil((x + width) * canvas.width), Math.ceil((y + height) * canvas.height)];
  return [left, top, right - left, bottom - top] as const;
}

function drawStamp(context: CanvasRenderingContext2D, stamp: string): void {
  const [left, top, width, height] = placeOf(STAMP_BAND, context.canvas);
  context.fillStyle = 'rgb(255 255 255 / 0.45)';
  context.fillRect(left, top, width, height);
  const font = (size: number) => `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font(100);
  const text = context.measureText(stamp);
  // Marks above and below Thai letters reach further in some faces; the system's may be used while ours has not come.
  const [up, down] = [text.actualBoundingBoxAscent / 100, text.actualBoundingBoxDescent / 100];
  const size = Math.min((width * 94) / Math.max(1, text.width), height * 0.55, (height * 0.9) / (up + down));
  context.font = font(size);
  context.textAlign = 'center';
  context.fillStyle = 'rgb(140 20 20 / 0.9)';
  context.fillText(stamp, left + width / 2, top + (height + (up - down) * size) / 2);
}

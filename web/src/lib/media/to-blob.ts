/**
 * What is drawn, as a file.
 * @param type `image/jpeg` or `image/png`
 * @param quality of a JPEG, from 0 to 1
 * @throws when the browser draws another type
 */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob?.type === type) resolve(blob);
        else reject(new Error(`The browser draws no ${type}.`));
      },
      type,
      quality,
    );
  });
}

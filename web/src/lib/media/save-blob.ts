/** Milliseconds that a file's address lives for the download to fetch it. */
const LEND = 60_000;

/**
 * Saves on the person's device what is there already.
 * @param name of the file
 */
export function saveBlob(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = lend(blob);
  anchor.download = name;
  anchor.click();
}

/** An address of the blob for as long as it takes to fetch it. */
export function lend(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), LEND);
  return url;
}

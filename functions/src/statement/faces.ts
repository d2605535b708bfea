import { readFile } from 'node:fs/promises';
import type { Faces } from './sheet-pdf.ts';

/** Copied by the web's build beside its page renderer, from `web/fonts`. */
const FOLDER = new URL('../site/fonts/', import.meta.url);

let loaded: Promise<Faces> | undefined;

/** The faces of the site, read once in an instance. @throws Error when the build has left them out */
export function loadFaces(): Promise<Faces> {
  loaded ??= readFaces().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readFaces(): Promise<Faces> {
  const [text, strong, heading] = await Promise.all(
    ['ibm-plex-sans-thai-looped-400', 'ibm-plex-sans-thai-looped-600', 'trirong-600'].map((name) =>
      readFile(new URL(`${name}.ttf`, FOLDER)),
    ),
  );
  if (text === undefined || strong === undefined || heading === undefined)
    throw new Error('A face is missing.');
  return { text, strong, heading };
}

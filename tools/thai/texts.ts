import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRepository } from '../repository.ts';

const LOCALES = inRepository('web', 'src', 'i18n', 'locales', 'th');
const SEED = inRepository('seed', 'src');
/** Texts only of public pages: no browser needs their words before it shows live content. */
const OF_PAGES = /^(?:page-|pages\.|roadmap\.|testimonials\.|demo-blog\.|demo-site\.)/;

export interface ThaiTexts {
  /** Of screens that React draws. */
  screens: string[];
  /** Of public pages and articles. */
  pages: string[];
}

/** The Thai texts of the product: its locale files, and the demo data as an example of what people write. */
export async function readThaiTexts(): Promise<ThaiTexts> {
  const texts: ThaiTexts = { screens: [], pages: [] };
  const add = (file: string, found: readonly string[]) => {
    texts[OF_PAGES.test(file) ? 'pages' : 'screens'].push(
      ...found.filter((text) => /[\u0e01-\u0e4e]/.test(text)),
    );
  };
  for (const file of await readdir(LOCALES, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    add(path.basename(file), textsIn(JSON.parse(await readFile(`${LOCALES}/${file}`, 'utf8'))));
  }
  for (const file of await readdir(SEED)) {
    if (file.endsWith('.test.ts')) continue;
    // Literals of one line, and lines of those that go on over several.
    add(file, (await readFile(`${SEED}/${file}`, 'utf8')).split(/[\n'"`]/));
  }
  return texts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

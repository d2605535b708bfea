import { writeFile } from 'node:fs/promises';
import { TERMS } from '../web/src/lib/thai/terms.ts';
import { SITE_TERMS } from '../web/src/lib/thai/site-terms.ts';
import { readCommandLine } from './command-line.ts';
import { main } from './failure.ts';
import { inRepository } from './repository.ts';
import { readDictionary } from './thai/dictionary.ts';
import { findTerms } from './thai/find-terms.ts';
import { readThaiTexts } from './thai/texts.ts';

/** Terms in a line of the file. */
const LINE = 12;

const SUMMARY = `Finds the Thai words of the locale files and the demo data inside which a browser would end a line, and writes
them to web/src/lib/thai. DICTIONARY is a Hunspell dictionary, such as /usr/share/hunspell/th_TH.dic of Debian's hunspell-th.`;

await main(async () => {
  const command = { usage: 'thai-terms -- DICTIONARY', summary: SUMMARY, options: {}, positionals: 1 };
  const [file = ''] = readCommandLine(command, process.argv.slice(2)).positionals;
  const dictionary = await readDictionary(file);
  const { screens, pages } = await readThaiTexts();
  const terms = findTerms(screens, dictionary);
  const siteTerms = findTerms(pages, dictionary, terms);
  await write('terms', 'TERMS', 'screens that React draws', terms);
  await write('site-terms', 'SITE_TERMS', 'public pages and articles', siteTerms);
  console.log(
    `${terms.length} terms of screens (${TERMS.length} before), ${siteTerms.length} of pages (${SITE_TERMS.length} before).`,
  );
  return 0;
});

async function write(file: string, name: string, where: string, terms: readonly string[]): Promise<void> {
  // One text: every browser of the portal loads it, and quotes and commas weigh a tenth of the words.
  const lines = Array.from({ length: Math.ceil(terms.length / LINE) }, (_, line) =>
    terms.slice(line * LINE, (line + 1) * LINE).join(' '),
  );
  const text = [
    `/** Words of ${where} inside which a browser would end a line; \`npm run thai-terms\` writes this file. */`,
    `export const ${name}: readonly string[] = \``,
    ...lines,
    '`\n  .trim()\n  .split(/\\s/);\n',
  ].join('\n');
  await writeFile(inRepository('web', 'src', 'lib', 'thai', `${file}.ts`), text);
}

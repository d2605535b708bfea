import { LANGUAGES } from '@app/domain/language';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The timeout in ms: the cold start of a function takes seconds. */
const PATIENCE = 30_000;

/**
 * Replaces the home page that the build rendered without data by the current one, with testimonials (decision 061).
 * @param origin where `serveSite` answers, with or without Hosting before it
 * @param folder the built website
 * @returns false when the function did not answer: then the page has no testimonials until it is opened
 */
export async function bakeHome(origin: string, folder: string): Promise<boolean> {
  const baked = await Promise.all(
    LANGUAGES.map(async (language) => {
      const answer = await fetch(`${origin}/fresh/${language}/home`, {
        signal: AbortSignal.timeout(PATIENCE),
      }).catch(() => null);
      if (answer?.ok !== true) return false;
      const file = language === 'th' ? 'index.html' : join(language, 'index.html');
      await writeFile(join(folder, file), await answer.text());
      return true;
    }),
  );
  return baked.every(Boolean);
}

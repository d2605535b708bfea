import { readFile } from 'node:fs/promises';
import { RULES_PROJECTS } from '../support/as.ts';
import { uploadRules } from './rules-endpoint.ts';

/**
 * Uploads `firestore.rules` once for all files of the suite: every upload, even of the same text, resets the coverage count,
 * and `coverage.last.ts` needs the whole of it.
 */
export default async function setup(): Promise<void> {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  await uploadRules(RULES_PROJECTS.counted(), rules);
  await uploadRules(RULES_PROJECTS.uncounted(), rules);
}

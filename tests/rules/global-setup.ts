import { readFile } from 'node:fs/promises';
import { RULES_PROJECTS } from '../support/as.ts';
import { optionalEnv } from '../support/env.ts';
import { uploadRules } from './rules-endpoint.ts';

/**
 * Uploads `firestore.rules` once for all files of the suite: every upload, even of the same text, begins the coverage
 * anew, and `coverage.last.ts` wants it whole.
 */
export default async function setup(): Promise<void> {
  // mutate.ts puts a broken copy in their place.
  const file = optionalEnv('PORTAL_RULES_FILE') ?? new URL('../../firestore.rules', import.meta.url);
  const rules = await readFile(file, 'utf8');
  await uploadRules(RULES_PROJECTS.counted(), rules);
  await uploadRules(RULES_PROJECTS.uncounted(), rules);
}

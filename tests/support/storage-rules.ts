import { readFile } from 'node:fs/promises';
import { optionalEnv } from './env.ts';

/** The Storage rules that are being tested: the shipped ones, or a broken copy of them (tests/mutation/worker.ts). */
export async function storageRules(): Promise<string> {
  return (
    optionalEnv('PORTAL_STORAGE_RULES') ?? readFile(new URL('../../storage.rules', import.meta.url), 'utf8')
  );
}

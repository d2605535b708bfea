import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path inside this checkout. */
export const inRepository = (...parts: string[]) => join(ROOT, ...parts);

/** Folders that git ignores and a run may write: one for each run, persistent data, and a cache. */
export const RUNS = inRepository('.run');
export const DATA = inRepository('.data');
export const CACHE = inRepository('.cache');

/** The emulators' log of the run that ended last. */
export const LAST_LOG = join(RUNS, 'last-emulators.log');

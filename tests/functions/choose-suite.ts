import { afterAll } from 'vitest';
import { requiredEnv } from '../support/env.ts';
import { pastMidnight } from '../support/past-midnight.ts';
import { suites } from './suites.ts';

/** Before each file: the worker's suite. Workers are numbered from 1, and there are as many as suites. */
const chosen = suites()[Number(requiredEnv('VITEST_POOL_ID')) - 1];
if (chosen === undefined) throw new Error('There are more workers than suites of emulators.');
Object.assign(process.env, chosen);

// Imported once the suite is chosen, whose addresses its modules read.
const { endProcesses } = await import('./run-function.ts');
afterAll(endProcesses);

await pastMidnight();

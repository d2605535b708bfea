import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { environment } from './lib/env.ts';

/**
 * Imported first by `index.ts`. The options stand here and not there because imports are evaluated before a module's
 * own lines: in `index.ts` they would come after every function had been declared, and be skipped without a word
 * (firebase-functions#1502).
 */
initializeApp({ storageBucket: environment.bucket });

export const REGION = 'asia-southeast1';

setGlobalOptions({
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  // A ceiling on what a storm of events can cost; one instance works on many at once.
  maxInstances: 20,
  concurrency: 40,
  cpu: 1,
});

import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { environment } from './lib/env.ts';

/**
 * Imported first by `index.ts`. The options are set here and not there because imports are evaluated before a module's
 * own lines: in `index.ts` they would be set after every function had been declared, and silently ignored
 * (firebase-functions#1502).
 */
initializeApp({ storageBucket: environment.bucket });

export const REGION = 'asia-southeast1';

setGlobalOptions({
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  // Limits the cost of a burst of events; one instance handles many concurrently.
  maxInstances: 20,
  concurrency: 40,
  cpu: 1,
});

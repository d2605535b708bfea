import * as auth from 'firebase-functions/v1/auth';
import { REGION } from '../app.ts';

/** What the first generation's `runWith` passes on. */
interface Builder {
  _userWithOptions: (options: object, userOptions: object) => ReturnType<typeof auth.user>;
}

/**
 * `runWith` is exported by the root of the first generation alone, which loads every provider there is: twice the cold start
 * of an account's first screen. What it calls for accounts is exported, though not declared; the manifest's test holds the
 * options against what is built.
 */
const { _userWithOptions: userWithOptions } = auth as unknown as Builder;

/**
 * Events of accounts. First generation, because blocking functions need Identity Platform (docs/decisions/030); global
 * options do not reach it, so they are repeated here.
 */
export function accountEvents(): ReturnType<typeof auth.user> {
  return userWithOptions(
    { failurePolicy: true, memory: '256MB', timeoutSeconds: 60, maxInstances: 20, regions: [REGION] },
    {},
  );
}

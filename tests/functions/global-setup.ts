import { deleteApp, initializeApp } from 'firebase-admin/app';
import { testEnvironment } from '../support/env.ts';
import { wakeFunctions } from '../support/wake.ts';
import { suites } from './suites.ts';

/** Once for all files of each suite. */
export default async function setup(): Promise<void> {
  await Promise.all(
    suites()
      .toReversed() // the environment of the first stays
      .map(async (variables) => {
        // The database reads its address when it is opened, before anything is awaited.
        Object.assign(process.env, variables);
        const { projectId } = testEnvironment();
        const app = initializeApp({ projectId }, `wake ${projectId}`);
        await wakeFunctions(app);
        await deleteApp(app);
      }),
  );
}

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { testEnvironment } from '../support/env.ts';
import { wakeFunctions } from '../support/wake.ts';
import { suites } from './suites.ts';

/** Once for all files of each suite. */
export default async function setup(): Promise<void> {
  for (const variables of suites().toReversed()) {
    Object.assign(process.env, variables);
    const { projectId, storageBucket } = testEnvironment();
    const app = initializeApp({ projectId, storageBucket }, `wake ${projectId}`);
    await wakeFunctions(app);
    await deleteApp(app);
  }
}

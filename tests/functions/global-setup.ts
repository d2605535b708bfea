import { deleteApp, initializeApp } from 'firebase-admin/app';
import { testEnvironment } from '../support/env.ts';
import { wakeFunctions } from '../support/wake.ts';

/** Once for all files of the suite. */
export default async function setup(): Promise<void> {
  const { projectId, storageBucket } = testEnvironment();
  const app = initializeApp({ projectId, storageBucket }, 'wake');
  await wakeFunctions(app);
  await deleteApp(app);
}

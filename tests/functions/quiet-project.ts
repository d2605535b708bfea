import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll } from 'vitest';
import { environment, type Server } from './server.ts';

/**
 * Another project of the same emulators, which has no triggers, until the end of the file or the `describe` that calls this. Use it
 * wherever functions run by hand: to switch triggers off and on in the run's project (`withoutTriggers`) ends the processes of all
 * functions, and from then on the emulator sends each event once more, to the triggers as they were before.
 *
 * Only the deletion of an account is followed all the same, in the run's project: the emulator does not ask whose account it was.
 */
export function quietProject(name: string): Server {
  const project = `${environment.projectId}-${name}`;
  // The bucket that the functions use in a project of this name (`functions/src/lib/read-environment.ts`).
  const app = initializeApp({ projectId: project, storageBucket: `${project}.firebasestorage.app` }, project);
  afterAll(() => deleteApp(app));
  return { project, app, auth: getAuth(app), db: getFirestore(app), bucket: getStorage(app).bucket() };
}

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { environment } from './server.ts';

/**
 * Another project of the same emulators, which has no triggers, until the end of the file or the `describe` that calls this. Use it
 * wherever functions run by hand: to switch triggers off and on in the run's project (`withoutTriggers`) ends the processes of all
 * functions, and from then on the emulator sends each event once more, to the triggers as they were before.
 */
export function quietProject(name: string): { project: string; db: Firestore } {
  const project = `${environment.projectId}-${name}`;
  const app = initializeApp({ projectId: project }, project);
  afterAll(() => deleteApp(app));
  return { project, db: getFirestore(app) };
}

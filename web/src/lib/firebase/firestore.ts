import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { emulators } from './env.ts';
import { app } from './app.ts';
import { EMULATOR_HOST } from './origins.ts';

/*
 * Separate from `app.ts`: Firestore is the largest of all packages, and the sign-in screen does not need it yet.
 * It keeps its cache in memory alone: on a shared computer nothing of one person is left for the next (decision 077).
 */
export const db = initializeFirestore(app, {});

if (emulators) connectFirestoreEmulator(db, EMULATOR_HOST, emulators.firestore);

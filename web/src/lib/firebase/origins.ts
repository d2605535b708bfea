import { emulators } from './env.ts';

export const EMULATOR_HOST = '127.0.0.1';

/** Of Firestore's REST API. Compared with the constant in each, so that a production build has nothing of the emulators. */
export const firestoreOrigin = () =>
  emulators ? `http://${EMULATOR_HOST}:${emulators.firestore}` : 'https://firestore.googleapis.com';

/** Of Storage's REST API. */
export const storageOrigin = () =>
  emulators ? `http://${EMULATOR_HOST}:${emulators.storage}` : 'https://firebasestorage.googleapis.com';

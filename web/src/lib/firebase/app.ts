import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { appCheckHeaders, startAppCheck } from './app-check.ts';
import { emulators, firebaseConfig } from './env.ts';
import { EMULATOR_HOST } from './origins.ts';
import { ProblemError } from './problems.ts';

/*
 * Initialised at module level, outside React: StrictMode and hot reload would otherwise do it twice.
 * Auth gets the code for Google's popup in `features/session/api/sign-in-with-google.ts`: here it would open Google's frame on every page.
 */
export const app = initializeApp(firebaseConfig);

// Before anything is asked of Firebase: the SDKs send its token. Without a key nothing of it is in the build.
if (import.meta.env.VITE_APP_CHECK_KEY) await startAppCheck(app);

export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (emulators)
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulators.auth}`, { disableWarnings: true });

/** Credentials of a request to Storage without its SDK: the user's ID token, and the site's App Check token. */
export async function credentials(): Promise<Record<string, string>> {
  const [own, site] = await Promise.all([auth.currentUser?.getIdToken(), appCheckHeaders()]);
  return { ...(own === undefined ? {} : { Authorization: `Firebase ${own}` }), ...site };
}

/** A connection to Storage that brings nothing for this long has failed, in ms; the SDK would try for two minutes, an upload for ten. */
const GIVE_UP_AFTER = 20_000;

/** Storage, loaded with the first attachment or avatar. @throws ProblemError `offline` */
export async function loadStorage() {
  if (!navigator.onLine) throw new ProblemError('offline');
  const sdk = await import('firebase/storage');
  const storage = sdk.getStorage(app);
  storage.maxOperationRetryTime = GIVE_UP_AFTER;
  storage.maxUploadRetryTime = GIVE_UP_AFTER;
  if (emulators && !connected.storage) {
    connected.storage = true;
    sdk.connectStorageEmulator(storage, EMULATOR_HOST, emulators.storage);
  }
  return { storage, ...sdk };
}

/** Callable functions, loaded with the first call. */
export async function loadFunctions() {
  const sdk = await import('firebase/functions');
  const functions = sdk.getFunctions(app, 'asia-southeast1');
  if (emulators && !connected.functions) {
    connected.functions = true;
    sdk.connectFunctionsEmulator(functions, EMULATOR_HOST, emulators.functions);
  }
  return { functions, ...sdk };
}

/** Emulators must be connected once, before the first use. */
const connected = { storage: false, functions: false };

import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { startAppCheck } from './app-check.ts';
import { emulators, firebaseConfig } from './env.ts';

export const EMULATOR_HOST = '127.0.0.1';

/*
 * Initialised at module level, outside React: StrictMode and hot reload would otherwise do it twice.
 * Auth gets the code for Google's popup in `features/session/api/sign-in-with-google.ts`: here it would open Google's frame on every page.
 */
export const app = initializeApp(firebaseConfig);

/** What says to Firebase that it is this site which asks; the SDKs send it by themselves. */
let siteToken: () => Promise<string | null> = () => Promise.resolve(null);

// Before anything is asked of Firebase; without a key nothing of it is in the build.
if (import.meta.env.VITE_APP_CHECK_KEY) siteToken = await startAppCheck(app);

export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (emulators)
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulators.auth}`, { disableWarnings: true });

/** The App Check token as a header, for requests without an SDK; empty without a key. */
export async function siteHeaders(): Promise<Record<string, string>> {
  const site = await siteToken().catch(() => null);
  return site === null ? {} : { 'X-Firebase-AppCheck': site };
}

/** Credentials of a request to Storage without its SDK: the user's ID token, and the site's App Check token. */
export async function credentials(): Promise<Record<string, string>> {
  const [own, site] = await Promise.all([auth.currentUser?.getIdToken(), siteHeaders()]);
  return { ...(own === undefined ? {} : { Authorization: `Firebase ${own}` }), ...site };
}

/** Storage, loaded with the first attachment or avatar. */
export async function loadStorage() {
  const sdk = await import('firebase/storage');
  const storage = sdk.getStorage(app);
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

/** Firebase's own web configuration; public by nature. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
}

/** Ports of a local Emulator Suite; absent in production builds. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  functions: number;
  storage: number;
}

// Looked at when the site was built (`web/site/build/environment.ts`): here nothing is checked again.
export const firebaseConfig = JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG) as FirebaseConfig;

/** Emulators are reachable from this machine alone, and only a build made for them knows them (security section 6). */
export const emulators =
  import.meta.env.MODE === 'production' || import.meta.env.VITE_EMULATORS === undefined
    ? null
    : (JSON.parse(import.meta.env.VITE_EMULATORS) as EmulatorPorts);

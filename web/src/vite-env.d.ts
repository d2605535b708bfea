/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON, see lib/env.ts. */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** JSON, see lib/env.ts; only in builds for the Emulator Suite. */
  readonly VITE_EMULATORS?: string;
}

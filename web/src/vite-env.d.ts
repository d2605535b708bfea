/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON, see lib/firebase/env.ts. */
  readonly VITE_FIREBASE_CONFIG: string;
  /** JSON, see lib/firebase/env.ts; only in builds for the Emulator Suite. */
  readonly VITE_EMULATORS?: string;
  /** Site key of reCAPTCHA Enterprise; without it App Check is not used and nothing of it is loaded. */
  readonly VITE_APP_CHECK_KEY?: string;
}

/** Made by the build (`site/build/service-worker.ts`). */
declare module 'virtual:portal-files' {
  export const portalDocument: string;
  /** The name of the cache for the files of this version. */
  export const filesCache: string;
  export const precached: readonly { url: string; revision: string | null }[];
}

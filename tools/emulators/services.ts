/** The emulators that a run may want, by the Firebase CLI's names. */
export const SERVICES = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type Service = (typeof SERVICES)[number];

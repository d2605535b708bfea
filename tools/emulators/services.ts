/** The emulators that a run can use, by the Firebase CLI's names. */
export const SERVICES = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type Service = (typeof SERVICES)[number];

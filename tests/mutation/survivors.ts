/**
 * Mutants that no test can find, or need not, by their key (`npm run test:mutation` prints it), each with its reason. An
 * entry that no longer names a survivor fails the run.
 */
export const KNOWN_SURVIVORS: Readonly<Record<'firestore' | 'storage', Readonly<Record<string, string>>>> = {
  firestore: {},
  storage: {},
};

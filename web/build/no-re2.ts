/**
 * Stands in for `re2js` (37 KiB) in the site's build: Firestore calls it for the patterns of pipelines alone, which are in
 * preview and which nothing here asks for. It catches what is thrown, and says in the console that the pattern failed.
 */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Patterns of Firestore pipelines are left out of the build (web/build/no-re2.ts).');
  },
};

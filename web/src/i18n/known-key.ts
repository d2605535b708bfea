/**
 * A key that TypeScript cannot follow: its parts are data that belong together (an entry and its group), or come from
 * a schema or the database. Tests that draw the place find a text that is missing.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the `t` that takes it
export function knownKey<Key extends string>(key: string): Key {
  return key as Key;
}

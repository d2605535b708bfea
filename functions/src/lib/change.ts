import type * as z from 'zod/mini';

/** As much of a Firestore snapshot as is needed, so that tests need no Firestore. */
interface Snapshot {
  exists: boolean;
  data(): unknown;
}

export interface Change<T> {
  /** null: the document did not exist. */
  before: T | null;
  /** null: the document is gone. */
  after: T | null;
}

/**
 * The event's two documents, with the fields that `schema` has.
 * @throws ZodError when a document is malformed
 */
export function changeOf<T>(
  data: { before: Snapshot; after: Snapshot } | undefined,
  schema: z.ZodMiniType<T>,
): Change<T> {
  const parse = (snapshot: Snapshot | undefined) => (snapshot?.exists ? schema.parse(snapshot.data()) : null);
  return { before: parse(data?.before), after: parse(data?.after) };
}

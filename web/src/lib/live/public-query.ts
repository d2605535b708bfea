import * as z from 'zod/mini';
import { appCheckHeaders } from '../firebase/app-check.ts';
import { firebaseConfig } from '../firebase/env.ts';
import { firestoreOrigin } from '../firebase/origins.ts';
import type { Schema } from './live-sources.ts';
import { ProblemError } from '../firebase/problems.ts';

/** How long an answer may take, in ms. */
const ANSWER_WITHIN = 15_000;

/** A list that everybody may read. */
export interface PublicList {
  collection: string;
  /** What is wanted of each document; the SDK's listeners bring all of it. */
  fields: readonly string[];
  newest: string;
  limit: number;
}

const textSchema = z.pipe(
  z.object({ stringValue: z.string() }),
  z.transform(({ stringValue }) => stringValue),
);
const valueSchema = z.union([
  textSchema,
  // Translations. What is no text in them is as good as empty.
  z.pipe(
    z.object({
      mapValue: z.object({ fields: z._default(z.record(z.string(), z.catch(textSchema, '')), {}) }),
    }),
    z.transform(({ mapValue }) => mapValue.fields),
  ),
  z.pipe(
    z.object({ timestampValue: z.string() }),
    z.transform(({ timestampValue }) => new Date(timestampValue)),
  ),
  z.pipe(
    z.object({ nullValue: z.null() }),
    z.transform(() => null),
  ),
]);
const answerSchema = z.array(
  z.object({
    document: z.optional(
      z.object({ name: z.string(), fields: z._default(z.record(z.string(), valueSchema), {}) }),
    ),
  }),
);

/**
 * Reads a list by one request for the fields that are shown, as a visitor. Documents that are not valid are left out.
 * @throws ProblemError `offline`, `unknown`
 */
export async function readPublicList<T>(list: PublicList, schema: Schema<T>): Promise<T[]> {
  const answer = await ask(list);
  const rows = answerSchema.safeParse(await answer.json());
  if (!answer.ok || !rows.success) throw new ProblemError('unknown');
  return rows.data.flatMap(({ document }) => {
    if (document === undefined) return [];
    const id = document.name.slice(document.name.lastIndexOf('/') + 1);
    const decoded = schema.safeParse({ ...document.fields, id });
    return decoded.success ? [decoded.data] : [];
  });
}

async function ask({ collection, fields, newest, limit }: PublicList): Promise<Response> {
  const url = `${firestoreOrigin()}/v1/projects/${firebaseConfig.projectId}/databases/(default)/documents:runQuery`;
  const structuredQuery = {
    from: [{ collectionId: collection }],
    select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
    orderBy: [{ field: { fieldPath: newest }, direction: 'DESCENDING' }],
    limit,
  };
  try {
    return await fetch(url, {
      method: 'POST',
      // Not `application/json`: that would cost a preflight.
      headers: { 'Content-Type': 'text/plain', ...(await appCheckHeaders()) },
      body: JSON.stringify({ structuredQuery }),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
  } catch (error) {
    throw new ProblemError('offline', { cause: error });
  }
}

import * as z from 'zod/mini';

/** A field that may be left empty, which is then null. */
export const orNothing = <Schema extends z.ZodMiniType<string | null, string | null>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed === '' ? null : typed)),
    ),
    schema,
  );

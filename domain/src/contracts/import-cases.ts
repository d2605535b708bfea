import * as z from 'zod/mini';
import { IMPORT_COLUMNS, IMPORT_ISSUES, IMPORT_LIMITS } from '../case-import.ts';

const cell = z.optional(z.string().check(z.maxLength(IMPORT_LIMITS.cell)));
/** As the spreadsheet counts, its head being row 1; no spreadsheet has more rows. */
const row = z.int().check(z.minimum(2), z.maximum(1_048_576));
const column = z.enum(IMPORT_COLUMNS);

/**
 * A customer with a verified address submits rows of a file, each of which becomes a case (docs/decisions/197). `importId` and the number
 * of a row say which case it becomes: a row that is sent again is `existing`. A row that cannot be read is `refused`, with what is
 * wrong, and does not stop the others.
 *
 * Errors: `permission-denied` for everybody but customers, `failed-precondition` while the address is not verified,
 * `resource-exhausted` with the time at which the whole batch is accepted.
 */
export const importCases = {
  name: 'importCases',
  input: z.strictObject({
    /** The first 32 digits of the file's SHA-256: the same file is the same import, also on another day. */
    importId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    rows: z
      .array(
        z.strictObject({
          row,
          cells: z.partialRecord(column, cell),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(IMPORT_LIMITS.batch),
        z.refine((rows) => new Set(rows.map((one) => one.row)).size === rows.length),
      ),
  }),
  output: z.strictObject({
    /** In the order in which they were sent. */
    rows: z.array(
      z.discriminatedUnion('state', [
        z.strictObject({ row, state: z.enum(['created', 'existing']) }),
        z.strictObject({
          row,
          state: z.literal('refused'),
          issues: z.array(z.strictObject({ column, issue: z.enum(IMPORT_ISSUES) })),
        }),
      ]),
    ),
  }),
} as const;
export type ImportedRow = z.infer<typeof importCases.output>['rows'][number];

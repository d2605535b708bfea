import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readRow, type ReadRow } from '@app/domain/case-import';
import { caseCounterSchema, caseNumber, numberMonth } from '@app/domain/case-number';
import type { ImportedRow, importCases } from '@app/domain/contracts/import-cases';
import { LISTS } from '@app/domain/lists';
import { paths } from '@app/domain/paths';
import { dailyLimit } from '../budget/daily-budget.repo.ts';
import { document, runTransaction } from '../lib/firestore.ts';
import { readBuckets } from '../rate-limit/limit.repo.ts';
import { newSearchWords } from '../search/search-words.ts';

type SentRow = z.infer<typeof importCases.input>['rows'][number];

interface Import {
  uid: string;
  /** Verified. */
  email: string;
  importId: string;
}

/** A row that can become a case. */
interface GoodRow {
  row: number;
  caseId: string;
  read: Extract<ReadRow, { ok: true }>;
}

/** The case of a row: the same for the same account, import and row. Another account cannot take it first. */
function caseIdOfRow({ uid, importId }: Pick<Import, 'uid' | 'importId'>, row: number): string {
  return createHash('sha256').update(`${uid}:${importId}:${row}`).digest('hex').slice(0, 20);
}

/**
 * Creates a case for each good row, in one transaction with what it takes from the budget and from the numbers of the month: all of
 * them or none. A row whose case exists costs nothing and changes nothing. The cases have their numbers and search words at once,
 * so that their triggers need not write them again.
 * @returns what became of each row; a time: the budget has too few rows left until then, and nothing was written
 */
export async function importRows(
  source: Import,
  rows: readonly SentRow[],
  now: Date,
): Promise<ImportedRow[] | Date> {
  const all = rows.map(({ row, cells }) => ({ row, read: readRow(cells) }));
  const good = all.flatMap(({ row, read }): GoodRow[] =>
    read.ok ? [{ row, read, caseId: caseIdOfRow(source, row) }] : [],
  );
  const created = good.length === 0 ? new Set<number>() : await create(source, good, now);
  if (created instanceof Date) return created;
  return all.map(({ row, read }): ImportedRow => {
    if (!read.ok) return { row, state: 'refused', issues: read.issues };
    return { row, state: created.has(row) ? 'created' : 'existing' };
  });
}

/** @returns the rows of the cases that did not exist yet, or from when on the budget suffices */
async function create(source: Import, good: readonly GoodRow[], now: Date): Promise<Set<number> | Date> {
  const limit = await dailyLimit('importRows', source.uid);
  const counterPath = paths.caseCounter(numberMonth(now));
  return runTransaction(counterPath, async (transaction) => {
    const found = await transaction.getAll(...good.map(({ caseId }) => document(paths.case(caseId))));
    const fresh = good.filter((_, index) => found[index]?.exists !== true);
    if (fresh.length === 0) return new Set<number>();
    const buckets = await readBuckets(transaction, [limit], now, fresh.length);
    if (!buckets.ok) return buckets.retryAt;
    const counter = await transaction.get(document(counterPath));
    const last = counter.exists ? caseCounterSchema.parse(counter.data()).last : 0;
    buckets.takeTokens();
    transaction.set(counter.ref, { last: last + fresh.length });
    fresh.forEach((one, index) => {
      const number = caseNumber(numberMonth(now), last + 1 + index);
      // A millisecond apart: lists by time have the order of the file.
      write(transaction, source, one, number, new Date(now.getTime() - (fresh.length - 1 - index)));
    });
    return new Set(fresh.map(({ row }) => row));
  });
}

/** The case as the form of a new one writes it, and what its row states of the claim. */
function write(
  transaction: Transaction,
  { uid, email, importId }: Import,
  { caseId, read: { item, claim } }: GoodRow,
  number: string,
  at: Date,
): void {
  const data = {
    user_id: uid,
    partner_id: null,
    client_name: email,
    ...item,
    status: 'Submitted',
    file_urls: null,
    created_at: at,
    updated_at: at,
    case_number: number,
    import_id: importId,
  };
  const search_words = newSearchWords(LISTS.adminCases, { ...data, id: caseId });
  transaction.create(document(paths.case(caseId)), { ...data, ...(search_words && { search_words }) });
  if (claim === null) return;
  const stated = { case_id: caseId, user_id: uid, ...claim, updated_at: at, updated_by: uid };
  transaction.create(document(paths.claimSheet(caseId)), stated);
}

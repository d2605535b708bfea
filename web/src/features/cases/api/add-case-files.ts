import { caseSchema, isOpen } from '@app/domain/case';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { doc, type Transaction } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { codeOf } from '@/lib/firebase/problems';
import { stampOf } from '@/lib/firebase/stamp';
import * as z from 'zod/mini';

/** `closed`: the case was finished meanwhile. `full`: it has too many files for these. */
export type Addition = 'added' | 'closed' | 'full';

interface NewFiles {
  caseId: string;
  uid: string;
  /** Storage paths of files that are there already. */
  files: readonly string[];
}

const listedSchema = z.pick(caseSchema, { status: true, file_urls: true });

/**
 * Lists further files in an own case, behind those that it lists now (contract, Data). What another tab has added
 * meanwhile stays. Repeating it is harmless: a file is listed once.
 * @returns what became of it; nothing was written unless `added`
 * @throws ProblemError or the SDK's error; see lib/firebase/commit.ts
 */
export async function addCaseFiles(added: NewFiles): Promise<Addition> {
  const list = () => commit((transaction) => addTo(transaction, added));
  // Refused: perhaps because the case was finished just then, which a second look finds.
  return list().catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return list();
    throw error;
  });
}

async function addTo(transaction: Transaction, { caseId, uid, files }: NewFiles): Promise<Addition> {
  const ref = doc(db, paths.case(caseId));
  const { status, file_urls } = listedSchema.parse((await transaction.get(ref)).data());
  const before = file_urls ?? [];
  const fresh = files.filter((path) => !before.includes(path));
  if (fresh.length === 0) return 'added';
  if (!isOpen(status)) return 'closed';
  if (before.length + fresh.length > LIMITS.filesPerCase) return 'full';
  transaction.update(ref, { file_urls: [...before, ...fresh], ...stampOf(uid) });
  return 'added';
}

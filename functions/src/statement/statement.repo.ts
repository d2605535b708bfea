import { randomUUID } from 'node:crypto';
import { profileSchema } from '@app/domain/account';
import { readGroups } from '@app/domain/balance-plans';
import { caseSchema, type Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import type { StatementFormat } from '@app/domain/contracts/export-statement';
import { debtorContactSchema, type DebtorContact } from '@app/domain/debtor-contact';
import { lawConfirmationSchema, type Lawyer } from '@app/domain/law/confirmation';
import { paths, storagePaths } from '@app/domain/paths';
import { paymentSchema, type Payment } from '@app/domain/payment';
import type { MergedPayments } from '@app/domain/statement';
import { contactTimes, STATEMENT_CONTACTS } from '@app/domain/statement-contacts';
import * as z from 'zod/mini';
import { encodeFileName } from '../file/stored-file.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { db, document } from '../lib/firestore.ts';
import { bucket } from '../lib/storage.ts';

const statedCase = z.pick(caseSchema, { case_number: true, debtor_name: true, amount: true });
const numberedCase = z.pick(caseSchema, { case_number: true });
const nameOf = z.pick(profileSchema, { full_name: true });

export interface StoredStatement {
  item: Pick<Case, 'case_number' | 'debtor_name' | 'amount'>;
  payments: Payment[];
  /** Of the cases that are merged into it. */
  merged: MergedPayments[];
  /** Those of the period, and every correction of the case. */
  contacts: DebtorContact[];
  /** By the version of the contact rules that each has confirmed: of those that the contacts name. */
  lawyers: ReadonlyMap<number, Lawyer>;
  /** The profile's name of the person who asks; may be ''. */
  makerName: string;
}

/** A case with all its payments and the contacts of a period, as of one moment; null: there is no such case. */
export function readStatement(
  caseId: string,
  uid: string,
  period: { from: string; to: string },
): Promise<StoredStatement | null> {
  const { since, before } = contactTimes(period);
  const begun = db()
    .collection(paths.debtorContacts(caseId))
    .where('began_at', '>=', since)
    .where('began_at', '<', before)
    .orderBy('began_at')
    .limit(STATEMENT_CONTACTS + 1);
  // Only entries that correct another have the field.
  const corrections = db()
    .collection(paths.debtorContacts(caseId))
    .orderBy('corrects')
    .limit(STATEMENT_CONTACTS);
  return db().runTransaction(
    async (transaction) => {
      const [found, profile] = await transaction.getAll(
        document(paths.case(caseId)),
        document(paths.profile(uid)),
      );
      if (found?.exists !== true) return null;
      const [payments, merged, begunThen, corrected] = await Promise.all([
        paymentsOf(transaction, caseId),
        mergedPayments(transaction, caseId),
        transaction.get(begun),
        transaction.get(corrections),
      ]);
      const contacts = [...begunThen.docs, ...corrected.docs].map((one) =>
        debtorContactSchema.parse({ ...one.data(), id: one.id }),
      );
      return {
        item: statedCase.parse(found.data()),
        payments,
        merged,
        contacts,
        lawyers: await lawyersOf(transaction, contacts),
        makerName: profile?.exists === true ? nameOf.parse(profile.data()).full_name : '',
      };
    },
    { readOnly: true },
  );
}

async function paymentsOf(transaction: Transaction, caseId: string): Promise<Payment[]> {
  const found = await transaction.get(db().collection(paths.payments(caseId)));
  return found.docs.map((one) => paymentSchema.parse({ ...one.data(), id: one.id }));
}

async function mergedPayments(transaction: Transaction, caseId: string): Promise<MergedPayments[]> {
  const read = (names: readonly string[]) =>
    names.length === 0 ? [] : transaction.getAll(...names.map((path) => document(path)));
  const groups = await readGroups(caseId, async (names) => (await read(names)).map((found) => found.data()));
  const ids = groups.find(({ original }) => original === caseId)?.merged ?? [];
  const merged: MergedPayments[] = [];
  for (const found of await read(ids.map((id) => paths.case(id)))) {
    const { case_number } = numberedCase.parse(found.data());
    const name = caseName({ id: found.id, case_number });
    merged.push({ name, payments: await paymentsOf(transaction, found.id) });
  }
  return merged;
}

/** Who has confirmed the versions of the contact rules that the contacts name. */
async function lawyersOf(
  transaction: Transaction,
  contacts: readonly DebtorContact[],
): Promise<Map<number, Lawyer>> {
  const versions = [...new Set(contacts.map(({ law }) => law.n))];
  if (versions.length === 0) return new Map();
  const found = await transaction.getAll(
    ...versions.map((n) => document(paths.lawVersion('contact_rules', n))),
  );
  return new Map(
    found
      .filter((one) => one.exists)
      .map((one) => lawConfirmationSchema.parse({ ...one.data(), id: one.id }))
      .map(({ n, confirmed_by }) => [n, confirmed_by]),
  );
}

const TYPES: Record<StatementFormat, string> = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

/** Writes a file that only `uid` can read, for ten minutes (`storage.rules`). @returns its path */
export async function storeStatement(
  uid: string,
  format: StatementFormat,
  filename: string,
  content: string | Buffer,
): Promise<string> {
  const path = storagePaths.statementExport(uid, randomUUID(), format);
  await (await bucket()).file(path).save(content, {
    resumable: false,
    // The name is new. With this condition the library sends again when the connection breaks, which it does not do otherwise.
    preconditionOpts: { ifGenerationMatch: 0 },
    contentType: TYPES[format],
    metadata: {
      contentDisposition: `attachment; filename*=UTF-8''${encodeFileName(filename)}`,
      cacheControl: 'private, no-store',
    },
  });
  return path;
}

import type { CallableRequest } from 'firebase-functions/v2/https';
import { importCases as contract } from '@app/domain/contracts/import-cases';
import { personCall } from '../account/calls.ts';
import { refused } from '../lib/callable.ts';
import { exhausted } from '../rate-limit/exhausted.ts';
import { importRows } from './import.repo.ts';

/** A customer submits rows of a file as cases (docs/decisions/197). */
export const importCases = personCall(contract, async ({ importId, rows }, { uid, role }, request) => {
  if (role !== 'customer') throw refused('permission-denied');
  const email = provenAddress(request);
  if (email === null) throw refused('failed-precondition');
  const imported = await importRows({ uid, email, importId }, rows, new Date());
  if (imported instanceof Date) throw exhausted(imported);
  return { rows: imported };
});

/** The caller's address as the token has it, as the rules of a new case read it (`isProven`); null: it is not verified. */
function provenAddress({ auth }: Pick<CallableRequest<unknown>, 'auth'>): string | null {
  const token: { email?: string; email_verified?: boolean } | undefined = auth?.token;
  return token?.email_verified === true && token.email !== undefined ? token.email : null;
}

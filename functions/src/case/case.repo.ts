import { FieldValue } from 'firebase-admin/firestore';
import { paths } from '@app/domain/paths';
import { PermanentError } from '../lib/errors.ts';
import { db, document } from '../lib/firestore.ts';
import { toldCase, type ToldCase } from './case-notices.ts';

/** @throws PermanentError when there is no such case */
export async function readCase(caseId: string): Promise<ToldCase> {
  const found = await document(paths.case(caseId)).get();
  if (!found.exists) throw new PermanentError('no such case');
  return toldCase.parse(found.data());
}

/** Is there such a case, and is it this customer's? */
export async function isCaseOf(caseId: string, uid: string): Promise<boolean> {
  return (await document(paths.case(caseId)).get()).get('user_id') === uid;
}

/** Takes a file off a customer's case. @returns whether it was listed there */
export async function unlistFile(caseId: string, uid: string, path: string): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const found = await transaction.get(document(paths.case(caseId)));
    const listed: unknown = found.get('file_urls');
    if (found.get('user_id') !== uid || !Array.isArray(listed) || !listed.includes(path)) return false;
    const left = listed.filter((other) => other !== path);
    transaction.update(found.ref, {
      file_urls: left.length > 0 ? left : null,
      updated_at: FieldValue.serverTimestamp(),
    });
    return true;
  });
}

import type { Role } from '@app/domain/roles';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { caseSchema, isOpen } from '@app/domain/case';
import { instant } from '@app/domain/codec';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { PermanentError } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { toldCase, type ToldCase } from './case-notices.ts';
import * as z from 'zod/mini';

const createdCase = z.pick(caseSchema, { created_at: true });
const touchedCase = z.pick(caseSchema, { status: true, updated_at: true });
const timedCase = z.pick(caseSchema, { status: true, created_at: true, updated_at: true });

/** @throws PermanentError when the case does not exist */
export async function readCase(caseId: string): Promise<ToldCase> {
  const found = await document(paths.case(caseId)).get();
  if (!found.exists) throw new PermanentError('no such case');
  return toldCase.parse(found.data());
}

/**
 * The role in which an account acts in a case's history; it gives no right (that is `accessTo`).
 * @returns null: in none, or there is no such case
 */
export async function capacityIn(caseId: string, uid: string): Promise<Role | null> {
  const found = await document(paths.case(caseId)).get();
  if (!found.exists) return null;
  if (found.get('user_id') === uid) return 'customer';
  if (found.get('partner_id') === uid) return 'partner';
  const isAdmin = (await document(paths.profile(uid)).get()).get('role') === 'admin';
  return isAdmin ? 'admin' : null;
}

/** Whether a case is a row of an import that was written at this time: together with it came what the row states of the claim. */
export async function isImported(caseId: string, at: Date): Promise<boolean> {
  const found = await document(paths.case(caseId)).get();
  if (found.get('import_id') === undefined) return false;
  return createdCase.parse(found.data()).created_at.getTime() === at.getTime();
}

/** The cases of this customer that list a file, oldest first. A path lies in its owner's folder, so they are few. */
export async function casesListing(path: string, uid: string): Promise<string[]> {
  const found = await db()
    .collection(COLLECTIONS.cases)
    .where('file_urls', 'array-contains', path)
    .select('user_id', 'created_at')
    .get();
  const created = (item: QueryDocumentSnapshot) => createdCase.parse(item.data()).created_at.getTime();
  return found.docs
    .filter((item) => item.get('user_id') === uid)
    .sort((a, b) => created(a) - created(b) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Removes a file from a customer's case. @returns whether it was listed there */
export async function unlistFile(caseId: string, uid: string, path: string): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
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

/**
 * Moves `updated_at` of an open case forward to the time of a note, never back. A finished case keeps the time of its
 * completion: rollups and retention count from it.
 * @returns whether anything was written
 */
export async function touchCase(caseId: string, at: Date): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const found = await transaction.get(document(paths.case(caseId)));
    if (!found.exists) return false;
    const { status, updated_at } = touchedCase.parse(found.data());
    if (!isOpen(status) || updated_at >= at) return false;
    transaction.update(found.ref, { updated_at: at });
    return true;
  });
}

/** When the newest document of a collection was created, in ms; -Infinity: there is none. */
async function newestIn(collection: string): Promise<number> {
  const { docs } = await db().collection(collection).orderBy('created_at', 'desc').limit(1).get();
  return docs[0] === undefined ? -Infinity : instant.parse(docs[0].get('created_at')).getTime();
}

/**
 * Sets `updated_at` of an open case back when nothing was done then: neither a note nor an entry of its history is from that time or later.
 * The contract lets a partner store the same status again, which would keep a neglected case from the list of quiet ones.
 * @param before the case's time before that write; it may be from such a write, too
 * @param at the time that it has written
 * @returns whether nothing was done
 */
export async function undoTouch(caseId: string, before: Date, at: Date): Promise<boolean> {
  const note = await newestIn(paths.caseUpdates(caseId));
  const event = await newestIn(paths.caseEvents(caseId));
  if (Math.max(note, event) >= at.getTime()) return false;
  await runTransaction(paths.case(caseId), async (transaction) => {
    const found = await transaction.get(document(paths.case(caseId)));
    if (!found.exists) return;
    const { status, created_at, updated_at } = timedCase.parse(found.data());
    // A later write has a time that is judged with it.
    if (!isOpen(status) || updated_at.getTime() !== at.getTime()) return;
    const last = Math.min(Math.max(event, created_at.getTime()), before.getTime());
    // A note may be newer than the case's time: that of the repeated write came before the note's.
    transaction.update(found.ref, { updated_at: new Date(Math.max(note, last)) });
  });
  return true;
}

import { caseStandingSchema } from '@app/domain/case-life';
import { LISTS, searchedTexts } from '@app/domain/lists';
import {
  AUTHORITIES,
  CASE_DOCUMENTS,
  CASE_EVENTS,
  CASE_OUTCOMES,
  CASE_UPDATES,
  CLOCKS,
  COLLECTIONS,
  DECISIONS,
  MESSAGES,
  OFFICE_NOTES,
  paths,
  PAYMENTS,
} from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { boundStore, unbindCase } from '../file/bound-file.repo.ts';
import { usersOf } from '../file/file-users.repo.ts';
import { placeOf } from '../file/stored-file.ts';
import { remove } from '../file/swept-objects.repo.ts';
import { db, document } from '../lib/firestore.ts';
import { UNNAMED_EVENT } from './case-names.repo.ts';
import { changeAll, deleteAll, portionsOf } from './portions.repo.ts';
import * as z from 'zod/mini';

/** Replaces a name or a description. */
const NOTHING = '—';

const linked = z.pick(caseStandingSchema, { duplicate_of: true, duplicates: true });
/** What people wrote into a standing. */
const STANDING_WORDS = ['hold.reason', 'reopened.reason', 'objection.text', 'objection.answer', 'plan.next'];

/**
 * Permanently removes persons, texts and files from a case; data for statistics (amount, status, days) stays. The case is
 * marked last: an interrupted run is retried, and processes the rest.
 * @param path of the case
 */
export async function pseudonymiseCase(path: string): Promise<void> {
  const target = document(path);
  const found = await target.get();
  if (!found.exists || found.get('pseudonymised_at') !== undefined) return;
  await deleteAll(target.collection(CASE_UPDATES));
  await deleteAll(target.collection(OFFICE_NOTES));
  await deleteAll(target.collection(MESSAGES));
  // What they covered and until when stays in the history.
  await deleteAll(target.collection(AUTHORITIES));
  // What people said about the end of the case; that it ended stays in its status.
  await deleteAll(target.collection(CASE_OUTCOMES));
  await forgetStanding(found.id);
  await document(paths.caseAcceptance(found.id)).delete();
  await deleteAll(db().collection(COLLECTIONS.commitments).where('case_id', '==', found.id));
  await forgetContacts(target.id);
  await document(paths.debtorFacts(target.id)).delete();
  await document(paths.doorState(target.id)).delete();
  await document(paths.caseParties(target.id)).delete();
  for (const name of [COLLECTIONS.doorAnswers, COLLECTIONS.doorCodes])
    await deleteAll(db().collection(name).where('case_id', '==', target.id));
  for await (const portion of portionsOf(target.collection(CASE_EVENTS))) {
    await changeAll(portion, (event) =>
      event.get('actor_erased') === true && event.get('note') === undefined
        ? undefined
        : { ...UNNAMED_EVENT, note: FieldValue.delete() },
    );
  }
  // Amounts, days and states stay; what people wrote about them does not.
  for await (const portion of portionsOf(target.collection(PAYMENTS))) {
    await changeAll(portion, (payment) => ({
      note: '',
      ...(payment.get('dispute') !== undefined && { dispute: '' }),
    }));
  }
  for await (const portion of portionsOf(target.collection(DECISIONS))) {
    await changeAll(portion, (decision) => ({
      text: '',
      ...(decision.get('note') !== undefined && { note: '' }),
    }));
  }
  // The days of a clock stay; the lawyer who confirmed it, and why, do not.
  for await (const portion of portionsOf(target.collection(CLOCKS))) {
    await changeAll(portion, (clock) =>
      clock.get('confirmed') === undefined ? undefined : { confirmed: FieldValue.delete() },
    );
  }
  for (const file of await filesOf(found)) await dropFile(file, target.id);
  await deleteAll(target.collection(CASE_DOCUMENTS));
  const words = { client_name: NOTHING, debtor_name: NOTHING };
  await target.update({
    ...words,
    details: NOTHING,
    file_urls: null,
    // A hash of the customer's file.
    import_id: FieldValue.delete(),
    search_words: searchWords(searchedTexts(LISTS.adminCases, { ...words, id: found.id })),
    pseudonymised_at: FieldValue.serverTimestamp(),
  });
  // One may have been recorded before the mark; none is after it.
  await forgetContacts(found.id);
}

async function forgetContacts(caseId: string): Promise<void> {
  await deleteAll(db().collection(paths.debtorContacts(caseId)));
  await document(paths.contactDigest(caseId)).delete();
}

/** Deletes the standing of a case. One that is merged with another keeps its links without words: money of both is counted once. */
async function forgetStanding(caseId: string): Promise<void> {
  const standing = await document(paths.caseStanding(caseId)).get();
  if (!standing.exists) return;
  const { duplicate_of, duplicates } = linked.parse(standing.data());
  if (duplicate_of === null && duplicates.length === 0) {
    await standing.ref.delete();
    return;
  }
  const said = STANDING_WORDS.filter((field) => typeof standing.get(field) === 'string');
  if (said.length > 0) await standing.ref.update(Object.fromEntries(said.map((field) => [field, ''])));
}

/** Deletes a file of the case, unless another case lists or documents it, or its owner shows it as a paper. */
async function dropFile(path: string, caseId: string): Promise<void> {
  const place = placeOf(path);
  if (place === null) return;
  const { caseIds, isPaper } = await usersOf(path, place.uid);
  if (isPaper || caseIds.some((id) => id !== caseId)) return unbindCase(path, caseId);
  await boundStore.release(path);
  await remove(path);
}

/** The paths of the customer's files and of the documents that others have added. */
async function filesOf(found: DocumentSnapshot): Promise<string[]> {
  const files: unknown = found.get('file_urls');
  const documents = await found.ref.collection(CASE_DOCUMENTS).select('path').get();
  return [
    ...(Array.isArray(files) ? files.map(String) : []),
    ...documents.docs.map((item) => String(item.get('path'))),
  ];
}

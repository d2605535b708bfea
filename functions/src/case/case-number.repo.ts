import { setTimeout } from 'node:timers/promises';
import { caseCounterSchema, caseNumber, numberMonth } from '@app/domain/case-number';
import { instant } from '@app/domain/codec';
import { LISTS } from '@app/domain/lists';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { codeOf, TransientError } from '../lib/errors.ts';
import { ABORTED, ALREADY_EXISTS, db, document, FAILED_PRECONDITION, NOT_FOUND } from '../lib/firestore.ts';
import { newSearchWords } from '../search/search-words.ts';

/** Many, since concurrent new cases are numbered one at a time: 19 in one commit, and several commits at once. */
const ATTEMPTS = 100;
/** The longest pause between two attempts, in ms. */
const PAUSE_MS = 60;

/** The counter or the case was written concurrently: retry. */
const WRITTEN_MEANWHILE: readonly unknown[] = [ABORTED, ALREADY_EXISTS, FAILED_PRECONDITION, NOT_FOUND];

/**
 * Gives a case its number and its search words, in one write. Idempotent: a case that has them keeps them. Counter and
 * case are written together, each only if it is unchanged since the read, so that no number is used twice and none is
 * skipped. Not with a transaction of the SDK: that waits a second or more after each collision, and all new cases collide
 * here.
 * @throws TransientError after too many collisions
 */
export async function numberCase(caseId: string): Promise<'numbered' | 'nothing to do'> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await tryToNumber(caseId);
    } catch (error) {
      if (!WRITTEN_MEANWHILE.includes(codeOf(error))) throw error;
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
  throw new TransientError('too many new cases at once');
}

async function tryToNumber(caseId: string): Promise<'numbered' | 'nothing to do'> {
  const found = await document(paths.case(caseId)).get();
  const data = found.data();
  if (data === undefined || found.updateTime === undefined) return 'nothing to do';
  const batch = db().batch();
  const change: { case_number?: string; search_words?: string[] } = {};
  if (typeof data.case_number !== 'string') {
    const month = numberMonth(createdAt(found));
    const counter = await document(paths.caseCounter(month)).get();
    const last = (counter.exists ? caseCounterSchema.parse(counter.data()).last : 0) + 1;
    change.case_number = caseNumber(month, last);
    if (counter.updateTime === undefined) batch.create(counter.ref, { last });
    else batch.update(counter.ref, { last }, { lastUpdateTime: counter.updateTime });
  }
  const words = newSearchWords(LISTS.adminCases, { ...data, ...change, id: caseId });
  if (words !== null) change.search_words = words;
  if (Object.keys(change).length === 0) return 'nothing to do';
  batch.update(found.ref, { ...change }, { lastUpdateTime: found.updateTime });
  await batch.commit();
  return change.case_number === undefined ? 'nothing to do' : 'numbered';
}

/** The case's time, else the document's create time: a malformed time must not prevent the number. */
function createdAt(found: DocumentSnapshot): Date {
  const said = instant.safeParse(found.get('created_at'));
  return said.success ? said.data : (found.createTime?.toDate() ?? new Date());
}

/** @returns undefined when the case has none yet, or was deleted */
export async function numberOf(caseId: string): Promise<string | undefined> {
  const number: unknown = (await document(paths.case(caseId)).get()).get('case_number');
  return typeof number === 'string' ? number : undefined;
}

/** The id of a case that is named by its number, as people write it, or by its id; null: there is none. */
export async function caseIdOf(name: string): Promise<string | null> {
  const number = name.trim().toUpperCase();
  const found = await db().collection(COLLECTIONS.cases).where('case_number', '==', number).limit(1).get();
  const [first] = found.docs;
  return first?.id ?? (/^[^/]+$/.test(name) ? name : null);
}

import { CASE_EVENTS, CASE_UPDATES, DEBTOR_CONTACTS, MESSAGES, OFFICE_NOTES, paths } from '@app/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, document } from '../lib/firestore.ts';
import { changeAll, portionsOf } from './portions.repo.ts';

const UNNAMED_NOTE = { author_name: '', author_avatar_url: null, author_erased: true };

/** Removes the actor's name from an entry of a history. */
export const UNNAMED_EVENT = { actor_name: '', actor_erased: true };

/** The same for a recorded contact, whose chain still verifies (domain/src/contact-chain.ts). */
const UNNAMED_CONTACT = { actor_name: '', actor_salt: '', actor_erased: true };

/** The collections of a case whose entries name the person who made them: the field with the uid, and what takes the name out. */
export const NAMED_ENTRIES = [
  { name: CASE_UPDATES, by: 'user_id', unnamed: UNNAMED_NOTE },
  { name: OFFICE_NOTES, by: 'user_id', unnamed: UNNAMED_NOTE },
  { name: MESSAGES, by: 'user_id', unnamed: UNNAMED_NOTE },
  { name: CASE_EVENTS, by: 'actor_id', unnamed: UNNAMED_EVENT },
  { name: DEBTOR_CONTACTS, by: 'actor_id', unnamed: UNNAMED_CONTACT },
] as const;

/** @returns whether an entry of any of these collections has no name any more */
export function isUnnamed(entry: QueryDocumentSnapshot): boolean {
  return entry.get('author_erased') === true || entry.get('actor_erased') === true;
}

/** Has the person made an entry of this case? Reads five documents at most, however much the person has written. */
export async function isNamedIn(caseId: string, uid: string): Promise<boolean> {
  const found = await Promise.all(
    NAMED_ENTRIES.map(({ name, by }) =>
      document(paths.case(caseId)).collection(name).where(by, '==', uid).limit(1).select().get(),
    ),
  );
  return found.some(({ empty }) => !empty);
}

/**
 * Removes the names of erased people from a case whose legal hold was lifted: their erasures have left it as it was. The customer's name
 * stays as long as the case, as after any erasure. Idempotent.
 * @returns false for a case that is on hold again
 */
export async function eraseNamesIn(caseId: string): Promise<boolean> {
  if ((await document(paths.legalHold(caseId)).get()).exists) return false;
  const target = document(paths.case(caseId));
  const customer: unknown = (await target.get()).get('user_id');
  const isErased = new Map<unknown, boolean>([[customer, false]]);
  for (const { name, by, unnamed } of NAMED_ENTRIES) {
    for await (const portion of portionsOf(target.collection(name))) {
      const entries = portion.filter((entry) => !isUnnamed(entry));
      const authors = new Set(entries.map((entry): unknown => entry.get(by)));
      const unknown = [...authors].filter(
        (uid) => typeof uid === 'string' && uid !== '' && !isErased.has(uid),
      );
      if (unknown.length > 0) {
        const profiles = await db().getAll(...unknown.map((uid) => document(paths.profile(String(uid)))));
        for (const profile of profiles) isErased.set(profile.id, profile.get('erased_at') !== undefined);
      }
      await changeAll(entries, (entry) => (isErased.get(entry.get(by)) === true ? unnamed : undefined));
    }
  }
  return true;
}

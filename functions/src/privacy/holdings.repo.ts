import { caseSchema, OPEN_STATUSES } from '@app/domain/case';
import type { Holdings } from '@app/domain/erasure';
import { partnerStatusSchema } from '@app/domain/partner';
import {
  CASE_EVENTS,
  CASE_UPDATES,
  COLLECTIONS,
  DEBTOR_CONTACTS,
  MESSAGES,
  OFFICE_NOTES,
  paths,
} from '@app/domain/paths';
import { roleSchema } from '@app/domain/roles';
import type { Query } from 'firebase-admin/firestore';
import { db, document } from '../lib/firestore.ts';
import * as z from 'zod/mini';
import { isNamedIn } from './case-names.repo.ts';
import { portionsOf } from './portions.repo.ts';

const plannedCase = z.pick(caseSchema, { status: true, updated_at: true });

/** Entries of case histories, the person's and other people's, that name the person. */
export const notesBy = (uid: string): readonly Query[] =>
  [CASE_UPDATES, OFFICE_NOTES, MESSAGES].map((group) =>
    db().collectionGroup(group).where('user_id', '==', uid),
  );
export const doneBy = (uid: string): Query => db().collectionGroup(CASE_EVENTS).where('actor_id', '==', uid);
export const contactsBy = (uid: string): Query =>
  db().collectionGroup(DEBTOR_CONTACTS).where('actor_id', '==', uid);

/** The ids of all cases on hold. */
export async function heldCases(): Promise<ReadonlySet<string>> {
  const holds = await db().collection(COLLECTIONS.legalHolds).select().get();
  return new Set(holds.docs.map(({ id }) => id));
}

/** The current data that decides what an erasure deletes and what it keeps. */
export async function readHoldings(uid: string): Promise<Holdings> {
  const [profile, partner, held, assigned, posts] = await Promise.all([
    document(paths.profile(uid)).get(),
    document(paths.partner(uid)).get(),
    heldCases(),
    db()
      .collection(COLLECTIONS.cases)
      .where('partner_id', '==', uid)
      .where('status', 'in', OPEN_STATUSES)
      .count()
      .get(),
    db().collection(COLLECTIONS.blogPosts).where('user_id', '==', uid).select().get(),
  ]);
  const cases: Holdings['cases'][number][] = [];
  for await (const portion of portionsOf(ownCases(uid))) {
    for (const found of portion) {
      const { status, updated_at } = plannedCase.parse(found.data());
      const erased = found.get('pseudonymised_at') !== undefined;
      cases.push({ path: found.ref.path, status, updated_at, held: held.has(found.id), erased });
    }
  }
  return {
    role: roleSchema.safeParse(profile.get('role')).data ?? null,
    partner: partner.exists
      ? { path: partner.ref.path, status: partnerStatusSchema.parse(partner.get('status')) }
      : null,
    assignedOpen: assigned.data().count,
    cases,
    heldElsewhere: await heldElsewhere(uid, held, new Set(cases.map(({ path }) => path))),
    posts: posts.docs.map(({ ref }) => ref.path),
  };
}

export function ownCases(uid: string): Query {
  return db().collection(COLLECTIONS.cases).where('user_id', '==', uid);
}

/** Other people's cases on hold that name the person. */
async function heldElsewhere(
  uid: string,
  held: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Promise<string[]> {
  const elsewhere: string[] = [];
  for (const id of [...held].sort()) {
    const path = paths.case(id);
    if (!own.has(path) && (await isNamedIn(id, uid))) elsewhere.push(path);
  }
  return elsewhere;
}

import { subscriberId } from '@app/domain/newsletter';
import { CASE_EVENTS, CASE_UPDATES, COLLECTIONS, paths } from '@app/domain/paths';
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Person } from '../support/as.ts';
import { newBlogPost, newCaseOutcome } from './documents.ts';

/** Something that a person tries, with the own account or, to show that the act itself is valid, as the server. */
export type Act = (db: Firestore, who: Person) => Promise<unknown>;

type Maker<T> = T | ((who: Person) => T);
function made<T>(maker: Maker<T>, who: Person): T {
  return typeof maker === 'function' ? (maker as (who: Person) => T)(who) : maker;
}

export const get =
  (path: Maker<string>): Act =>
  (db, who) =>
    getDoc(doc(db, made(path, who)));

export const list =
  (path: string, ...filters: Maker<QueryConstraint>[]): Act =>
  (db, who) =>
    getDocs(query(collection(db, path), ...filters.map((filter) => made(filter, who))));

export const count =
  (path: string, ...filters: Maker<QueryConstraint>[]): Act =>
  (db, who) =>
    getCountFromServer(query(collection(db, path), ...filters.map((filter) => made(filter, who))));

export const create =
  (path: Maker<string>, data: Maker<DocumentData>): Act =>
  (db, who) =>
    setDoc(doc(db, made(path, who)), made(data, who));

/** An act that changes some keys of a document. */
export interface Update extends Act {
  change: (who: Person) => { path: string; data: DocumentData };
}

export const update = (path: Maker<string>, data: Maker<DocumentData>): Update => {
  const change = (who: Person) => ({ path: made(path, who), data: made(data, who) });
  const act: Act = (db, who) => updateDoc(doc(db, change(who).path), change(who).data);
  return Object.assign(act, { change });
};

export const isUpdate = (act: Act): act is Update => 'change' in act;

export const remove =
  (path: Maker<string>): Act =>
  (db, who) =>
    deleteDoc(doc(db, made(path, who)));

/** `where(field, '==', own uid)`. */
export const own = (field: string) => (who: Person) => where(field, '==', who.uid);

/** A subscription of the address, under the id derived from it. */
export const subscribe =
  (email: string, data: DocumentData): Act =>
  async (db) =>
    setDoc(doc(db, COLLECTIONS.newsletterSubscriptions, await subscriberId(email)), data);

/** A post and its companion in one batch, as the editor saves it. */
export const publish =
  (postId: string, slug: string): Act =>
  async (db, who) => {
    const batch = writeBatch(db);
    batch.set(doc(db, COLLECTIONS.blogPosts, postId), newBlogPost(who, slug));
    batch.set(doc(db, COLLECTIONS.blogSlugs, slug), { post_id: postId });
    await batch.commit();
  };

export const caseUpdates = (caseId: string) => `${paths.case(caseId)}/${CASE_UPDATES}`;

export const caseEvents = (caseId: string) => `${paths.case(caseId)}/${CASE_EVENTS}`;

/** `updated_by` with the person's own uid, as a signing client writes it. */
export const signature = ({ uid }: Pick<Person, 'uid'>) => ({ uid, at: serverTimestamp() });

/** What an admin adds to a decision about a partner. */
export const decision = (who: Pick<Person, 'uid'>) => ({
  updated_by: signature(who),
  decision_reason: 'เอกสารไม่ครบ',
});

/** A change of a case, at the server's time. */
export const changeCase = (caseId: string, change: Maker<DocumentData>): Update =>
  update(paths.case(caseId), (who: Person) => ({ ...made(change, who), updated_at: serverTimestamp() }));

/** Ends a case with an outcome, both in one commit, as the partner's form does. @param status of the case; the outcome's by default */
export const endCase =
  (caseId: string, outcomeId: string, change: Maker<DocumentData> = {}, status?: string): Act =>
  async (db, who) => {
    const outcome: DocumentData = { ...newCaseOutcome(who, caseId), ...made(change, who) };
    const batch = writeBatch(db);
    batch.update(doc(db, paths.case(caseId)), {
      status: status ?? (outcome['status'] as string),
      updated_at: serverTimestamp(),
    });
    batch.set(doc(db, paths.caseOutcome(caseId, outcomeId)), outcome);
    await batch.commit();
  };

/** A partner answers whether a case is accepted. */
export const answerCase = (caseId: string, change: Maker<DocumentData>): Update =>
  update(paths.caseAcceptance(caseId), (who: Person) => ({
    answered_at: serverTimestamp(),
    ...made(change, who),
  }));

/** A whole collection. */
export const all = (db: Firestore, path: string) => query(collection(db, path));

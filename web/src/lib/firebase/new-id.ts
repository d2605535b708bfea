import { COLLECTIONS } from '@app/domain/paths';
import { collection, doc } from 'firebase/firestore';
import { db } from './firestore.ts';

/** A random id for a document that is not there yet: sending it again under the same id creates it only once. */
export function newId(): string {
  return doc(collection(db, COLLECTIONS.cases)).id;
}

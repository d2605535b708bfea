import { caseStatusSchema, isOpen } from '@app/domain/case';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { isOpenRequest, privacyStatusSchema } from '@app/domain/privacy-request';
import type { RetentionReport } from '@app/domain/retention-report';
import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, document } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import { dropAllPapers } from '../partner-paper/paper.repo.ts';
import { heldCases } from '../privacy/holdings.repo.ts';
import { portionsOf } from '../privacy/portions.repo.ts';
import { pseudonymiseCase } from '../privacy/pseudonymise-case.repo.ts';
import type { Due, RetentionDeps, RetentionStore } from './run-retention.ts';

/** Documents per query and per commit. */
const PORTION = 200;
/** Documents of one row that one run processes: minutes of work, and a limit on a mistake in the table. */
const MOST = 2_000;

type Keep = (found: QueryDocumentSnapshot) => boolean;

/** Documents of which one field is at least as old as a boundary, oldest first. */
function olderThan(query: Query, field: string, boundary: Date): AsyncGenerator<QueryDocumentSnapshot[]> {
  return pagesOf(query.where(field, '<=', boundary).orderBy(field).orderBy(FieldPath.documentId()), PORTION);
}

async function deletePaths(all: readonly string[]): Promise<void> {
  if (all.length === 0) return;
  const batch = db().batch();
  for (const path of all) batch.delete(document(path));
  await batch.commit();
}

const asDue = ({ ref }: QueryDocumentSnapshot): Due => ({ path: ref.path, held: false });

/** A collection whose documents are deleted by the age of one field. */
function deletedByAge(collection: string, field: string, isDue: Keep = () => true): RetentionStore {
  return {
    async *due(boundary) {
      for await (const portion of olderThan(db().collection(collection), field, boundary))
        yield portion.filter(isDue).map(asDue);
    },
    end: deletePaths,
  };
}

const finishedCases: RetentionStore = {
  async *due(boundary) {
    const held = await heldCases();
    // A document that cannot be read is kept, and does not stop the run.
    const isDue: Keep = (found) => {
      const status = caseStatusSchema.safeParse(found.get('status'));
      return status.success && !isOpen(status.data) && found.get('pseudonymised_at') === undefined;
    };
    // A finished case only changes when it is opened again.
    for await (const portion of olderThan(db().collection(COLLECTIONS.cases), 'updated_at', boundary))
      yield portion.filter(isDue).map((found) => ({ path: found.ref.path, held: held.has(found.id) }));
  },
  async end(all) {
    for (const path of all) await pseudonymiseCase(path);
  },
};

const rejectedPartners: RetentionStore = {
  async *due(boundary) {
    const rejected = db().collection(COLLECTIONS.partners).where('status', '==', 'Rejected');
    for await (const portion of portionsOf(rejected)) {
      // A record from before decisions had a date: its last write is never earlier than the decision.
      const decided = (found: QueryDocumentSnapshot) => {
        const at: unknown = found.get('decided_at');
        return at instanceof Timestamp ? at : found.updateTime;
      };
      yield portion.filter((found) => decided(found).toMillis() <= boundary.getTime()).map(asDue);
    }
  },
  async end(all) {
    for (const path of all) await dropAllPapers(path.slice(path.lastIndexOf('/') + 1));
    await deletePaths(all);
  },
};

/** The real stores. */
export const retentionDeps: RetentionDeps = {
  most: MOST,
  stores: {
    cases: finishedCases,
    notifications: deletedByAge(COLLECTIONS.notifications, 'created_at'),
    rejected_partners: rejectedPartners,
    contacts: deletedByAge(COLLECTIONS.contacts, 'created_at'),
    privacy_requests: deletedByAge(COLLECTIONS.privacyRequests, 'closed_at', (found) => {
      const status = privacyStatusSchema.safeParse(found.get('status'));
      return status.success && !isOpenRequest(status.data);
    }),
    consent_proofs: deletedByAge(COLLECTIONS.newsletterConsents, 'ended_at'),
    failed_events: deletedByAge(COLLECTIONS.deadLetters, 'failed_at'),
  },
};

/** One report a day; a second run of the same day replaces it. */
export async function saveReport({ id, ...report }: RetentionReport): Promise<void> {
  await document(paths.retentionReport(id)).set(report);
}

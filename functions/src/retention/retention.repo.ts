import { caseStatusSchema, isOpen } from '@app/domain/case';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { isOpenRequest, privacyStatusSchema } from '@app/domain/privacy-request';
import { retentionReportSchema, type RetentionReport } from '@app/domain/retention-report';
import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { reasonOf } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import { dropAllPapers } from '../partner-paper/paper.repo.ts';
import { heldCases } from '../privacy/holdings.repo.ts';
import { portionsOf } from '../privacy/portions.repo.ts';
import { pseudonymiseCase } from '../privacy/pseudonymise-case.repo.ts';
import { withEarlier, type Due, type RetentionDeps, type RetentionStore } from './run-retention.ts';

/** Documents per query and per commit. */
const PORTION = 200;
/** Cases that one run pseudonymises: each takes some twenty requests, and what a mistake in the table removes cannot be brought back. */
const MOST_CASES = 2_000;

type Keep = (found: QueryDocumentSnapshot) => boolean;

/** Documents of which one field is at least as old as a boundary, oldest first. */
function olderThan(query: Query, field: string, boundary: Date): AsyncGenerator<QueryDocumentSnapshot[]> {
  return pagesOf(query.where(field, '<=', boundary).orderBy(field).orderBy(FieldPath.documentId()), PORTION);
}

/** One chunk each: one that fails does not stop the others. */
async function* oneByOne(portions: AsyncIterable<Due[]>): AsyncGenerator<Due[]> {
  for await (const portion of portions) for (const one of portion) yield [one];
}

async function deletePaths(all: readonly string[]): Promise<void> {
  if (all.length === 0) return;
  const batch = db().batch();
  for (const path of all) batch.delete(document(path));
  await batch.commit();
}

const asDue = ({ ref }: QueryDocumentSnapshot): Due => ({ path: ref.path, held: false });

/** A collection whose documents are deleted by the age of one field. @param isDue what else they have to be */
function deletedByAge(collection: string, field: string, isDue?: Keep): RetentionStore {
  return {
    ...(isDue === undefined && {
      count: async (boundary) => {
        const due = db().collection(collection).where(field, '<=', boundary);
        return (await due.count().get()).data().count;
      },
    }),
    async *due(boundary) {
      for await (const portion of olderThan(db().collection(collection), field, boundary))
        yield portion.filter(isDue ?? (() => true)).map(asDue);
    },
    end: deletePaths,
  };
}

/** A finished case only changes when it is opened again. */
async function* finishedCases(boundary: Date): AsyncGenerator<Due[]> {
  const held = await heldCases();
  // A document that cannot be read is kept, and does not stop the run.
  const isDue: Keep = (found) => {
    const status = caseStatusSchema.safeParse(found.get('status'));
    return status.success && !isOpen(status.data) && found.get('pseudonymised_at') === undefined;
  };
  for await (const portion of olderThan(db().collection(COLLECTIONS.cases), 'updated_at', boundary))
    yield portion.filter(isDue).map((found) => ({ path: found.ref.path, held: held.has(found.id) }));
}

async function* rejectedPartners(boundary: Date): AsyncGenerator<Due[]> {
  const rejected = db().collection(COLLECTIONS.partners).where('status', '==', 'Rejected');
  for await (const portion of portionsOf(rejected)) {
    // A record from before decisions had a date: its last write is never earlier than the decision.
    const decided = (found: QueryDocumentSnapshot) => {
      const at: unknown = found.get('decided_at');
      return at instanceof Timestamp ? at : found.updateTime;
    };
    yield portion.filter((found) => decided(found).toMillis() <= boundary.getTime()).map(asDue);
  }
}

/** The real stores. */
export const retentionDeps: Omit<RetentionDeps, 'isOver'> = {
  stores: {
    cases: {
      due: (boundary) => oneByOne(finishedCases(boundary)),
      async end(all) {
        for (const path of all) await pseudonymiseCase(path);
      },
      most: MOST_CASES,
    },
    notifications: deletedByAge(COLLECTIONS.notifications, 'created_at'),
    rejected_partners: {
      due: (boundary) => oneByOne(rejectedPartners(boundary)),
      async end(all) {
        for (const path of all) await dropAllPapers(path.slice(path.lastIndexOf('/') + 1));
        await deletePaths(all);
      },
    },
    contacts: deletedByAge(COLLECTIONS.contacts, 'created_at'),
    privacy_requests: deletedByAge(COLLECTIONS.privacyRequests, 'closed_at', (found) => {
      const status = privacyStatusSchema.safeParse(found.get('status'));
      return status.success && !isOpenRequest(status.data);
    }),
    consent_proofs: deletedByAge(COLLECTIONS.newsletterConsents, 'ended_at'),
    failed_events: deletedByAge(COLLECTIONS.deadLetters, 'failed_at'),
  },
  report(part, error) {
    const fn = 'runRetentionDaily';
    write({ severity: 'ERROR', message: `${fn}: failed`, fn, part, reason: reasonOf(error) });
  },
};

/** One report a day: what a second run of the same day did is added. */
export async function saveReport(report: RetentionReport): Promise<void> {
  const path = paths.retentionReport(report.id);
  await runTransaction(path, async (transaction) => {
    const found = await transaction.get(document(path));
    const earlier = found.exists ? retentionReportSchema.parse({ ...found.data(), id: report.id }) : null;
    const { id: _id, ...fields } = earlier === null ? report : withEarlier(report, earlier);
    transaction.set(found.ref, fields);
  });
}

import { Timestamp, type Query } from 'firebase-admin/firestore';
import type { Pausable } from '@app/domain/budgets';
import {
  CASE_DOCUMENTS,
  CASE_OUTCOMES,
  CASE_UPDATES,
  COLLECTIONS,
  DECISIONS,
  LEGAL_EVENTS,
  MESSAGES,
  OFFICE_NOTES,
  PAYMENTS,
  paths,
  PROMISES,
} from '@app/domain/paths';
import { codeOf } from '../lib/errors.ts';
import { db, document, NOT_FOUND } from '../lib/firestore.ts';
import type { BudgetStore, Written } from './settle-budget.ts';

const GROUPS = {
  updates: CASE_UPDATES,
  office_notes: OFFICE_NOTES,
  messages: MESSAGES,
  payments: PAYMENTS,
  promises: PROMISES,
  decisions: DECISIONS,
  legal_events: LEGAL_EVENTS,
  outcomes: CASE_OUTCOMES,
  documents: CASE_DOCUMENTS,
} as const;

/** The field that names a document's author. */
export function authorField(kind: Pausable): 'user_id' | 'by' {
  return kind === 'outcomes' ? 'by' : 'user_id';
}

/** What the account has written after `since`, under any parent. */
function writtenBy(kind: Pausable, uid: string, since: Date): Query {
  const all = kind === 'cases' ? db().collection(COLLECTIONS.cases) : db().collectionGroup(GROUPS[kind]);
  return all.where(authorField(kind), '==', uid).where('created_at', '>', since).orderBy('created_at', 'asc');
}

/** What the account has written into the collection of a document. */
function writtenBeside(kind: Pausable, path: string, uid: string): Query {
  return document(path).parent.where(authorField(kind), '==', uid);
}

export const budgetStore: BudgetStore = {
  async count(kind, uid, since, most) {
    return (await writtenBy(kind, uid, since).limit(most).count().get()).data().count;
  },
  async list(kind, uid, since, most) {
    const written = writtenBy(kind, uid, since).select('created_at', 'import_id').limit(most);
    const listed: Written[] = [];
    for (let page = await written.get(); ;) {
      for (const found of page.docs) {
        const at: unknown = found.get('created_at');
        const storedAt = found.createTime.toDate();
        // Imported cases have another budget, of rows: any number of them may lie between the others.
        if (at instanceof Timestamp && found.get('import_id') === undefined)
          listed.push({ path: found.ref.path, at: at.toDate(), storedAt });
      }
      const last = page.docs.at(-1);
      if (last === undefined || page.size < most || listed.length >= most) return listed.slice(0, most);
      page = await written.startAfter(last).get();
    }
  },
  async countBeside(kind, path, uid, most) {
    return (await writtenBeside(kind, path, uid).limit(most).count().get()).data().count;
  },
  async listBeside(kind, path, uid) {
    const { docs } = await writtenBeside(kind, path, uid).select('created_at').get();
    return docs.flatMap((found): Written[] => {
      const at: unknown = found.get('created_at');
      return at instanceof Timestamp
        ? [{ path: found.ref.path, at: at.toDate(), storedAt: found.createTime.toDate() }]
        : [];
    });
  },
  async remove(all) {
    await Promise.all(
      all.map(async (path) => {
        await db().recursiveDelete(document(path));
        await Promise.all(besideCase(path).map((beside) => document(beside).delete()));
      }),
    );
  },
  async pause(kind, uid, until) {
    try {
      await document(paths.profile(uid)).update({ [`paused_until.${kind}`]: until });
    } catch (error) {
      // Erased meanwhile: the rules deny all writes without a profile.
      if (codeOf(error) !== NOT_FOUND) throw error;
    }
  },
};

/** What a customer writes about a case and is stored beside it; without the case, the rules refuse it. */
function besideCase(path: string): string[] {
  const [collection, caseId, ...rest] = path.split('/');
  if (collection !== COLLECTIONS.cases || caseId === undefined || rest.length > 0) return [];
  return [paths.debtorFacts(caseId), paths.claimSheet(caseId), paths.caseParties(caseId)];
}

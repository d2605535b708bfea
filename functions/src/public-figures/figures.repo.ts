import { write } from 'firebase-functions/logger';
import { caseSchema, type CaseStatus } from '@app/domain/case';
import { caseBalanceSchema } from '@app/domain/case-balance';
import { FINISHED_STATUSES } from '@app/domain/case-life';
import type { Commitment } from '@app/domain/commitment';
import { contactDigestSchema, debtorContactSchema } from '@app/domain/debtor-contact';
import { satangOf } from '@app/domain/money';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { FIGURE_POLICY, figuresPeriod, publicFigures, type ClosedCase } from '@app/domain/public-figures';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isPermanent, reasonOf } from '../lib/errors.ts';
import { db, document } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';

const closedCase = z.pick(caseSchema, { created_at: true, amount: true });
const balance = z.pick(caseBalanceSchema, { claimed: true, paid_confirmed: true });
const digest = z.pick(contactDigestSchema, {
  entries: true,
  inside: true,
  outside_hours: true,
  second_that_day: true,
  recorded_late: true,
});
const began = z.pick(debtorContactSchema, { began_at: true });

/** Cases read at a time: documents of `getAll`, ten queries of 30 cases for their reports. */
const PAGE = 300;
/** The most values of `in`. */
const MOST_VALUES = 30;
const NO_CONTACTS = { entries: 0, inside: 0, outside_hours: 0, second_that_day: 0, recorded_late: 0 };

/**
 * Counts the closed cases of the period and replaces the published figures; takes them away where there are too few. Everything is
 * computed of the cases as they are, so that a reopened case is left out and a run may be repeated.
 * @returns how many cases were counted and how many were skipped as malformed, and whether there are figures
 */
export async function countFigures(
  now: Date,
): Promise<{ counted: number; skipped: number; isPublished: boolean }> {
  const { from, until } = figuresPeriod(now);
  const cases: ClosedCase[] = [];
  let skipped = 0;
  if (FIGURE_POLICY.on)
    for (const status of FINISHED_STATUSES)
      for await (const page of closedPages(status, from, until)) {
        const read = await readPage(page);
        for (const one of read) {
          if (one === 'malformed') skipped += 1;
          else if (one !== 'duplicate') cases.push(one);
        }
      }
  const figures = publicFigures(cases, now);
  const published = document(paths.publicFigures);
  if (figures === null) await published.delete();
  else await published.set(figures);
  return { counted: cases.length, skipped, isPublished: figures !== null };
}

/** A closed case changes only when it is closed in another way or reopened: its last change is when it was closed. */
function closedPages(status: CaseStatus, from: Date, until: Date) {
  const all = db()
    .collection(COLLECTIONS.cases)
    .where('status', '==', status)
    .where('updated_at', '>=', from)
    .where('updated_at', '<', until)
    .orderBy('updated_at', 'desc')
    // With the field of the order: the next page begins after its last value.
    .select('created_at', 'amount', 'updated_at');
  return pagesOf(all, PAGE);
}

async function readPage(
  cases: readonly QueryDocumentSnapshot[],
): Promise<(ClosedCase | 'duplicate' | 'malformed')[]> {
  const ids = cases.map(({ id }) => id);
  const [balances, digests, standings, met, late] = await Promise.all([
    each(ids, paths.caseBalance),
    each(ids, paths.contactDigest),
    each(ids, paths.caseStanding),
    reports(ids, 'met'),
    reports(ids, 'late'),
  ]);
  return Promise.all(
    cases.map(async (found) => {
      const { id } = found;
      // Its money and its contacts are in the case that continues it.
      const original: unknown = standings.get(id)?.get('duplicate_of');
      if (original !== undefined && original !== null) return 'duplicate';
      try {
        const { created_at, amount } = closedCase.parse(found.data());
        // Without a document, no money was ever recorded, and nobody was contacted.
        const money = balances.get(id)?.exists === true ? balance.parse(balances.get(id)?.data()) : null;
        const { entries, ...contacts } =
          digests.get(id)?.exists === true ? digest.parse(digests.get(id)?.data()) : NO_CONTACTS;
        return {
          id,
          created_at,
          claimed: money?.claimed ?? satangOf(amount),
          paid: money?.paid_confirmed ?? 0,
          reports: { met: met.get(id) ?? 0, late: late.get(id) ?? 0 },
          contacts,
          first_contact_at: entries === 0 ? null : await firstContact(id),
        };
      } catch (error) {
        // Without the database no figure is right; the schedule tries again.
        if (!isPermanent(error)) throw error;
        const fn = 'countFiguresDaily';
        write({ severity: 'ERROR', message: `${fn}: malformed`, fn, caseId: id, reason: reasonOf(error) });
        return 'malformed';
      }
    }),
  );
}

async function each(
  ids: readonly string[],
  path: (id: string) => string,
): Promise<Map<string, DocumentSnapshot>> {
  const found = await db().getAll(...ids.map((id) => document(path(id))));
  return new Map(found.map((one, index) => [ids[index] ?? '', one]));
}

/** How many weekly reports of each case are in this state. */
async function reports(ids: readonly string[], state: Commitment['state']): Promise<Map<string, number>> {
  const kind: Commitment['kind'] = 'weekly_report';
  const counts = new Map<string, number>();
  for (let at = 0; at < ids.length; at += MOST_VALUES) {
    const found = await db()
      .collection(COLLECTIONS.commitments)
      .where('case_id', 'in', ids.slice(at, at + MOST_VALUES))
      .where('kind', '==', kind)
      .where('state', '==', state)
      .select('case_id')
      .get();
    for (const one of found.docs) {
      const caseId = String(one.get('case_id'));
      counts.set(caseId, (counts.get(caseId) ?? 0) + 1);
    }
  }
  return counts;
}

async function firstContact(caseId: string): Promise<Date | null> {
  const { docs } = await db()
    .collection(paths.debtorContacts(caseId))
    .orderBy('began_at')
    .limit(1)
    .select('began_at')
    .get();
  return docs[0] === undefined ? null : began.parse(docs[0].data()).began_at;
}

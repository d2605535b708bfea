import { write } from 'firebase-functions/logger';
import { partnerSchema } from '@app/domain/partner';
import { partnerPaperSchema } from '@app/domain/partner-paper';
import { PARTNER_PAPERS, paths } from '@app/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { reasonOf } from '../lib/errors.ts';
import { pagesEndingOn } from '../lib/ending-pages.repo.ts';
import { db, document } from '../lib/firestore.ts';
import type { EndStore } from '../lib/watch-ends.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { paperEndNotices, type ShowingPartner } from './paper-notices.ts';

const FN = 'watchPapersDaily';

async function papersNaming(path: string, uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await db().collection(paths.partnerPapers(uid)).where('path', '==', path).get()).docs;
}

/** Does this account show the file to the firm? */
export async function isPaper(path: string, uid: string): Promise<boolean> {
  return (await papersNaming(path, uid)).length > 0;
}

/** Idempotent: deletes the papers of this account that name the path. @returns how many */
export async function dropPapers(path: string, uid: string): Promise<number> {
  const found = await papersNaming(path, uid);
  await Promise.all(found.map(({ ref }) => ref.delete()));
  return found.length;
}

/** Idempotent: deletes all papers of an account; their files go with them (`followPaper`). */
export async function dropAllPapers(uid: string): Promise<void> {
  const found = await db().collection(paths.partnerPapers(uid)).get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
}

const showing = z.pick(partnerSchema, { company_name: true, status: true });

/** Whose papers they are; null: the application is gone. */
export async function showingPartner(uid: string): Promise<ShowingPartner | null> {
  const found = await document(paths.partner(uid)).get();
  if (!found.exists) return null;
  const { company_name: company, status } = showing.parse(found.data());
  return { uid, company, status };
}

const ending = z.pick(partnerPaperSchema, { user_id: true, kind: true, valid_until: true, state: true });

/** Accepted papers. */
export const endingPapers: EndStore<z.infer<typeof ending> & { id: string }> = {
  async *endingOn(days) {
    for await (const page of pagesEndingOn(PARTNER_PAPERS, 'valid_until', days))
      yield page.map((found) => ({ id: found.id, ...ending.parse(found.data()) }));
  },
  lastDayOf: ({ state, valid_until }) => (state === 'accepted' ? valid_until : null),
  nameOf: ({ user_id, id }) => `paper_near:${user_id}:${id}`,
  async tell({ user_id: uid, kind }, id, days, now) {
    const partner = await showingPartner(uid);
    if (partner === null) return 0;
    return tellReceivers({ fn: FN, eventId: id, at: now }, paperEndNotices(partner, kind, days));
  },
  report({ user_id, id }, error) {
    const paper = paths.partnerPaper(user_id, id);
    write({ severity: 'ERROR', message: `${FN}: failed`, fn: FN, paper, reason: reasonOf(error) });
  },
};

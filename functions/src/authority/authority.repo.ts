import { write } from 'firebase-functions/logger';
import { type Authority, authoritySchema } from '@app/domain/authority';
import { isOpen } from '@app/domain/case';
import { AUTHORITIES, paths } from '@app/domain/paths';
import { readCase } from '../case/case.repo.ts';
import { reasonOf } from '../lib/errors.ts';
import { pagesEndingOn } from '../lib/ending-pages.repo.ts';
import { document } from '../lib/firestore.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { authorityEndNotices } from './authority-notices.ts';
import type { EndStore } from '../lib/watch-ends.ts';
import * as z from 'zod/mini';

const FN = 'watchAuthoritiesDaily';

const ending = z.pick(authoritySchema, { case_id: true, until_on: true, revoked_at: true });

/** The authority of a partner in a case as of now; null: none was recorded. */
export async function readAuthority(caseId: string, partnerId: string): Promise<Authority | null> {
  const found = await document(paths.authority(caseId, partnerId)).get();
  return found.exists ? authoritySchema.parse({ ...found.data(), id: found.id }) : null;
}

/** Authorities of open cases that are still with their partner. */
export const endingAuthorities: EndStore<z.infer<typeof ending> & { partnerId: string }> = {
  async *endingOn(days) {
    for await (const page of pagesEndingOn(AUTHORITIES, 'until_on', days))
      yield page.map((found) => ({ partnerId: found.id, ...ending.parse(found.data()) }));
  },
  lastDayOf: ({ until_on, revoked_at }) => (revoked_at === undefined ? until_on : null),
  nameOf: ({ case_id, partnerId }) => `authority_near:${case_id}:${partnerId}`,
  async tell({ case_id: caseId, partnerId }, id, days, now) {
    const item = await readCase(caseId);
    if (!isOpen(item.status) || item.partner_id !== partnerId) return 0;
    return tellReceivers(
      { fn: FN, eventId: id, at: now },
      authorityEndNotices({ caseId, partnerId }, days, item),
    );
  },
  report({ case_id: caseId }, error) {
    write({ severity: 'ERROR', message: `${FN}: failed`, fn: FN, caseId, reason: reasonOf(error) });
  },
};

import { readGroups } from '@app/domain/balance-plans';
import { caseSchema, isOpen } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { document, runTransaction } from '../lib/firestore.ts';
import * as z from 'zod/mini';

const held = z.pick(caseSchema, { partner_id: true });
const merged = z.pick(caseSchema, { partner_id: true, status: true });

/** Gives the cases that are merged into a case to its partner of now. @returns how many were given */
function keepMergedPartners(caseId: string): Promise<number> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const read = async (names: readonly string[]) =>
      names.length === 0 ? [] : transaction.getAll(...names.map((path) => document(path)));
    const groups = await readGroups(caseId, async (names) =>
      (await read(names)).map((found) => found.data()),
    );
    const ids = groups.find(({ original }) => original === caseId)?.merged ?? [];
    if (ids.length === 0) return 0;
    const [original, ...others] = await read([caseId, ...ids].map((id) => paths.case(id)));
    const { partner_id } = held.parse(original?.data());
    // One that has been opened again belongs to whom it was given (`unlinkOpened`).
    const moved = others.filter((found) => {
      const other = merged.parse(found.data());
      return !isOpen(other.status) && other.partner_id !== partner_id;
    });
    // `updated_at` stays, from which retention counts.
    for (const { ref } of moved) transaction.update(ref, { partner_id });
    return moved.length;
  });
}

/** The file of a merged case is open to the partner of its original, and to no former one. */
export const keepPartnerOfMerged = caseEffect(
  'keepPartnerOfMerged',
  (event) => {
    const { before, after } = changeOf(event.data, held);
    return before !== null && after !== null && before.partner_id !== after.partner_id;
  },
  async (isReassigned, { caseId }) => {
    if (!isReassigned) return { outcome: 'nothing to do' };
    return { outcome: 'kept', count: await keepMergedPartners(caseId) };
  },
);

import { caseSchema } from '@app/domain/case';
import { casePartiesSchema, partyKeys, type CaseParties } from '@app/domain/case-parties';
import { debtorFactsSchema } from '@app/domain/debtor-facts';
import { paths } from '@app/domain/paths';
import { document, runTransaction } from '../lib/firestore.ts';
import * as z from 'zod/mini';

/** What of a case the keys depend on; those of a pseudonymised one are gone. */
export const partiesCase = z.extend(z.pick(caseSchema, { user_id: true, debtor_name: true, amount: true }), {
  pseudonymised_at: z.optional(z.unknown()),
});
const factsOf = z.pick(debtorFactsSchema, { person_no: true, reach: true });
const keptOf = z.omit(casePartiesSchema, { id: true, updated_at: true });

/**
 * Writes who is in a case, as it is now. Idempotent, in any order of events.
 * @returns whether anything was written
 */
export async function keepParties(caseId: string): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const [found, facts, kept] = await transaction.getAll(
      document(paths.case(caseId)),
      document(paths.debtorFacts(caseId)),
      document(paths.caseParties(caseId)),
    );
    if (found === undefined || facts === undefined || kept === undefined) return false;
    const item = found.exists ? partiesCase.parse(found.data()) : null;
    if (item === null || item.pseudonymised_at !== undefined) {
      if (kept.exists) transaction.delete(kept.ref);
      return kept.exists;
    }
    const profile = await transaction.get(document(paths.profile(item.user_id)));
    const customerName: unknown = profile.get('full_name');
    const parties: Omit<CaseParties, 'id' | 'updated_at'> = {
      case_id: caseId,
      user_id: item.user_id,
      amount: item.amount,
      keys: partyKeys(
        item.debtor_name,
        typeof customerName === 'string' ? customerName : '',
        facts.exists ? factsOf.parse(facts.data()) : null,
      ),
    };
    const before = kept.exists ? keptOf.safeParse(kept.data()).data : undefined;
    if (JSON.stringify(before) === JSON.stringify(parties)) return false;
    transaction.set(kept.ref, { ...parties, updated_at: new Date() });
    return true;
  });
}

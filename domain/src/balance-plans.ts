import { authoritySchema } from './authority.ts';
import { dayOf } from './calendar.ts';
import { storedAgendaSchema } from './case-agenda.ts';
import { balancedCaseSchema, caseBalanceSchema, type BalancePlan } from './case-balance.ts';
import { caseStandingSchema } from './case-life.ts';
import {
  mergeGroups,
  planGroup,
  type GroupedSources,
  type MergeFacts,
  type MergeGroup,
} from './case-merge.ts';
import { contactDigestSchema } from './debtor-contact.ts';
import { doorStateSchema } from './door.ts';
import { clockSchema } from './limitation-clock.ts';
import { noContactFrom } from './no-contact.ts';
import { paths } from './paths.ts';
import { paymentSchema } from './payment.ts';
import { promiseSchema } from './promise.ts';
import * as z from 'zod/mini';

/** The database as one transaction sees it: functions and `npm run recount` read with different clients. */
export interface BalanceReader {
  /** The data of each document, in order; undefined: there is none. */
  documents: (paths: readonly string[]) => Promise<readonly (object | undefined)[]>;
  /** All documents of a collection, each with its `id`. */
  collection: (path: string) => Promise<readonly object[]>;
}

const linkedStanding = z.pick(caseStandingSchema, { duplicate_of: true, duplicates: true });

const heldStanding = z.partial(z.pick(caseStandingSchema, { hold: true }));
const coveringAuthority = z.pick(authoritySchema, {
  scope: true,
  from_on: true,
  until_on: true,
  revoked_at: true,
});

const orderedClock = z.pick(clockSchema, { id: true, state: true, lapse_on_earliest: true, suit: true });

/** The cases that are computed together with this one. @throws ZodError when a standing is malformed */
export function readGroups(caseId: string, documents: BalanceReader['documents']): Promise<MergeGroup[]> {
  return mergeGroups(caseId, async (ids) => {
    const found = await documents(ids.flatMap((id) => [paths.case(id), paths.caseStanding(id)]));
    return ids.map((_, index): MergeFacts => {
      const standing = found[index * 2 + 1];
      const { duplicate_of, duplicates } =
        standing === undefined ? { duplicate_of: null, duplicates: [] } : linkedStanding.parse(standing);
      return {
        exists: found[index * 2] !== undefined,
        duplicate_of: duplicate_of?.case_id ?? null,
        duplicates: duplicates.map(({ case_id }) => case_id),
      };
    });
  });
}

/**
 * What brings the balance of a case up to date, and those of the cases that are merged with it; by their ids.
 * @throws ZodError when a document is malformed
 */
export async function planBalances(
  caseId: string,
  reader: BalanceReader,
  now: Date,
): Promise<Map<string, BalancePlan>> {
  const known = new Map<string, object | undefined>();
  const documents = async (names: readonly string[]) => {
    const missing = names.filter((path) => !known.has(path));
    const found = missing.length === 0 ? [] : await reader.documents(missing);
    missing.forEach((path, index) => known.set(path, found[index]));
    return names.map((path) => known.get(path));
  };
  const plans = new Map<string, BalancePlan>();
  for (const { original, merged } of await readGroups(caseId, documents)) {
    const sources: GroupedSources[] = [];
    for (const id of [original, ...merged]) sources.push(await sourcesOf(id, documents, reader.collection));
    const [first, ...others] = sources;
    if (first === undefined) continue;
    for (const [id, plan] of planGroup(first, others, dayOf(now))) plans.set(id, plan);
  }
  return plans;
}

async function sourcesOf(
  id: string,
  documents: BalanceReader['documents'],
  collection: BalanceReader['collection'],
): Promise<GroupedSources> {
  // Read already, with the links between cases.
  const [found, standing] = await documents([paths.case(id), paths.caseStanding(id)]);
  const item = found === undefined ? null : balancedCaseSchema.parse(found);
  const partner = item?.partner_id ?? null;
  const [balance, agenda, digest, door, authority] = await documents([
    paths.caseBalance(id),
    paths.caseAgenda(id),
    paths.contactDigest(id),
    paths.doorState(id),
    ...(partner === null ? [] : [paths.authority(id, partner)]),
  ]);
  return {
    id,
    case: item,
    balance: balance === undefined ? null : caseBalanceSchema.parse(balance),
    agenda: agenda === undefined ? null : storedAgendaSchema.parse(agenda),
    digest: digest === undefined ? null : contactDigestSchema.parse(digest),
    payments: z.array(paymentSchema).parse(await collection(paths.payments(id))),
    promises: z.array(promiseSchema).parse(await collection(paths.promises(id))),
    clocks: z.array(orderedClock).parse(await collection(paths.clocks(id))),
    no_contact_from: noContactFrom({
      door: door === undefined ? null : doorStateSchema.parse(door),
      hold: standing === undefined ? null : (heldStanding.parse(standing).hold ?? null),
      authority: authority === undefined ? null : coveringAuthority.parse(authority),
    }),
  };
}

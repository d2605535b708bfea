import { agendaOf } from './case-agenda.ts';
import {
  balanceOf,
  planTo,
  type Balanced,
  type BalancePlan,
  type BalanceSources,
  type CaseBalance,
} from './case-balance.ts';
import type { OrderedClock } from './clock-order.ts';
import { sumOfLines } from './money-sums.ts';
import type { Payment } from './payment.ts';
import { promiseStates, type PaymentPromise, type PromiseState } from './promise.ts';

/**
 * Cases that were closed as duplicates are merged into their original: money of both is counted in the original
 * (docs/decisions/190). Nothing is moved: which cases belong together is computed from the standings as they are.
 */

/** What a case and its standing say about duplicates. */
export interface MergeFacts {
  /** Is there such a case? */
  exists: boolean;
  duplicate_of: string | null;
  duplicates: readonly string[];
}

/** Cases whose balances are computed together. */
export interface MergeGroup {
  /** The case that goes on. */
  original: string;
  /** Those that were closed in favour of it; mostly none. */
  merged: string[];
}

/**
 * The group of a case, and of every case that it names: a link counts while both cases exist and both standings name the other.
 * Where one half of a link is gone, both sides are computed as separate cases.
 * @param read the facts of each id, in order
 */
export async function mergeGroups(
  caseId: string,
  read: (ids: readonly string[]) => Promise<readonly MergeFacts[]>,
): Promise<MergeGroup[]> {
  const facts = new Map<string, MergeFacts>();
  const know = async (ids: readonly string[]) => {
    const unknown = [...new Set(ids)].filter((id) => !facts.has(id));
    if (unknown.length === 0) return;
    const found = await read(unknown);
    unknown.forEach((id, index) => facts.set(id, found[index] ?? NOTHING));
  };
  const of = (id: string) => facts.get(id) ?? NOTHING;

  await know([caseId]);
  const original = of(caseId).duplicate_of ?? caseId;
  await know([original]);
  const named = of(original).duplicates;
  await know(named);
  const isOriginal = of(original).exists && of(original).duplicate_of === null;
  const merged = [...new Set(named)].filter(
    (id) => id !== original && isOriginal && of(id).exists && of(id).duplicate_of === original,
  );
  const groups: MergeGroup[] = [];
  // An original that is itself closed in favour of another case belongs to the group of that one.
  if (original === caseId || of(original).duplicate_of === null) groups.push({ original, merged });
  for (const id of new Set([caseId, ...named])) {
    if (id === original || merged.includes(id)) continue;
    const { duplicate_of, duplicates } = of(id);
    const isAlone = duplicate_of === original || (duplicate_of === null && duplicates.length === 0);
    if (isAlone) groups.push({ original: id, merged: [] });
  }
  return groups;
}

const NOTHING: MergeFacts = { exists: false, duplicate_of: null, duplicates: [] };

/** The prefix of the ids of a merged case, since ids are unique only within one case. */
const ahead = (caseId: string) => `${caseId}/`;

/** The payments of a merged case among those of its original. */
function paymentsAs(caseId: string, payments: readonly Payment[]): Payment[] {
  return payments.map((each) => ({
    ...each,
    id: ahead(caseId) + each.id,
    reverses: each.reverses === null ? null : ahead(caseId) + each.reverses,
  }));
}

function promisesAs(caseId: string, promises: readonly PaymentPromise[]): PaymentPromise[] {
  return promises.map((each) => ({ ...each, id: ahead(caseId) + each.id }));
}

/** The documents of one case of a group. */
export interface GroupedSources extends BalanceSources {
  id: string;
  clocks: readonly OrderedClock[];
  /** See `noContactFrom`. */
  no_contact_from: string | null;
}

/**
 * What brings the balances of a group up to date, by the cases' ids. The original counts its own claim and the money of all, and its
 * agenda has the clocks of all; a merged case shows its own documents and contributes nothing to the firm's sums, nor to the lists of
 * the day. A promise is kept by money of any case of the group.
 * @param today in Bangkok
 */
export function planGroup(
  original: GroupedSources,
  merged: readonly GroupedSources[],
  today: string,
): Map<string, BalancePlan> {
  const all = [original, ...merged];
  const day = all.reduce((latest, { balance }) => laterOf(latest, balance), today);
  const payments = [...original.payments, ...merged.flatMap((one) => paymentsAs(one.id, one.payments))];
  const promises = [...original.promises, ...merged.flatMap((one) => promisesAs(one.id, one.promises))];
  const plans = new Map<string, BalancePlan>();
  const clocks = all.flatMap((one) => one.clocks);
  const { case: item, digest, no_contact_from } = original;
  if (item === null) plans.set(original.id, planTo(original, null, null));
  else {
    const now = balanceOf(item, payments, promises, day);
    const agenda = agendaOf(item, promises, now.states, { ...digest, no_contact_from }, clocks, day);
    plans.set(original.id, planTo(original, now, agenda));
  }
  const states = promiseStates(promises, payments, day);
  for (const one of merged) plans.set(one.id, planTo(one, mergedBalanceOf(one, states, day), null));
  return plans;
}

function laterOf(day: string, balance: CaseBalance | null): string {
  return balance !== null && balance.as_of > day ? balance.as_of : day;
}

/** What a merged case shows: its own documents, as the group's money keeps its promises. */
function mergedBalanceOf(
  { id: caseId, case: item, payments, promises }: GroupedSources,
  states: ReadonlyMap<string, PromiseState>,
  day: string,
): Balanced | null {
  if (item === null) return null;
  const own = new Map(promises.map(({ id, state }) => [id, states.get(ahead(caseId) + id) ?? state]));
  const now = balanceOf(item, payments, promises, day, own);
  return { ...now, balance: { ...now.balance, counted: sumOfLines([]) } };
}

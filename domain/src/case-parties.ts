import * as z from 'zod/mini';
import { caseSchema, isKept } from './case.ts';
import { instant } from './codec.ts';
import { debtorFactsSchema, factKeys, type DebtorFacts } from './debtor-facts.ts';
import { latinDigits } from './latin-digits.ts';
import { paths } from './paths.ts';

/** `case_parties/{caseId}`: who is in a case, so that others with the same people are found. Written by the server, read by admins. */
export const casePartiesSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** The case's customer. */
  user_id: z.string(),
  /** In baht. */
  amount: z.number(),
  /** `debtor:` and `client:` with a name as {@link partyKey} has it, `person:` with 13 digits, `phone:` with a number; each once. */
  keys: z.array(z.string()),
  updated_at: instant,
});
export type CaseParties = z.infer<typeof casePartiesSchema>;

/** Before a name: titles of people and forms of business. Longer ones come first. */
const BEFORE = [
  'ห้างหุ้นส่วนสามัญนิติบุคคล',
  'ห้างหุ้นส่วนสามัญ',
  'ห้างหุ้นส่วนจำกัด',
  'ห้างหุ้นส่วน',
  'นางสาว',
  'บริษัท',
  'เด็กชาย',
  'เด็กหญิง',
  'น.ส.',
  'นส.',
  'นาย',
  'นาง',
  'ด.ช.',
  'ด.ญ.',
  'บจก.',
  'บมจ.',
  'บจ.',
  'หจก.',
  'หสน.',
  'คุณ',
  'ร้าน',
  'ดร.',
] as const;
const LATIN_BEFORE = /^(mister|mr|mrs|ms|miss|dr|khun|nai|nang|nangsao)(?![\p{L}\p{M}\p{N}])/u;
/** A title is followed by a name, which begins with a consonant, a vowel written before it, a letter of another script or a digit. */
const BEGINS = /^(?:[ก-ฮเ-ไ\p{Script=Latin}\p{Script=Han}\p{N}]|$)/u;
/** After a name: forms of business. */
const AFTER =
  /(?:\((?:มหาชน|ประเทศไทย|thailand|\d{4}|ไทยแลนด์)\)|จำกัด|มหาชน|(?<![\p{L}\p{N}])(?:co|company|ltd|limited|plc|pcl|public|partnership|inc|corp|corporation|llc))[\s.,]*$/u;
const ZERO_WIDTH = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
/** With fewer letters and digits a name says too little. */
const LEAST_LETTERS = 3;

function withoutTitles(name: string): string {
  const rest = name.trimStart();
  const title = BEFORE.find((one) => rest.startsWith(one) && BEGINS.test(rest.slice(one.length).trimStart()));
  const shorter =
    title === undefined ? rest.replace(LATIN_BEFORE, '').replace(/^[\s.]+/u, '') : rest.slice(title.length);
  return shorter === rest ? rest : withoutTitles(shorter);
}

function withoutForms(name: string): string {
  const shorter = name.replace(AFTER, '').replace(/[\s.,]+$/u, '');
  return shorter === name ? name : withoutForms(shorter);
}

/**
 * What stays of a person's or company's name when it is compared: neither titles nor forms of business, spaces, punctuation, case
 * or the script of digits. `นาย สมชาย  ใจดี` and `คุณสมชาย ใจดี` are the same.
 * @returns '' when too little is left to compare by
 */
export function partyKey(name: string): string {
  const folded = latinDigits(name.normalize('NFKC'))
    // Which takes the vowel apart.
    .replace(/\u0e4d\u0e32/g, 'ำ')
    .replace(ZERO_WIDTH, '')
    .toLowerCase();
  const key = withoutForms(withoutTitles(folded)).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return (key.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_LETTERS ? '' : key;
}

/** The keys of a case. @param customerName of the profile, '' if there is none */
export function partyKeys(
  debtorName: string,
  customerName: string,
  facts: Pick<DebtorFacts, 'person_no' | 'reach'> | null,
): string[] {
  const names = [
    ['debtor', partyKey(debtorName)],
    ['client', partyKey(customerName)],
  ] as const;
  return [...names.flatMap(([kind, key]) => (key === '' ? [] : [`${kind}:${key}`])), ...factKeys(facts)];
}

/** What of a case its keys depend on. A pseudonymised case has none. */
export const partiesCaseSchema = z.pick(caseSchema, {
  user_id: true,
  debtor_name: true,
  amount: true,
  pseudonymised_at: true,
});
const statedSchema = z.pick(debtorFactsSchema, { person_no: true, reach: true });
const keptSchema = z.omit(casePartiesSchema, { id: true, updated_at: true });
type Kept = z.infer<typeof keptSchema>;

/** Reads documents by their paths, as stored; undefined for one that does not exist. */
export type ReadDocuments = (paths: readonly string[]) => Promise<readonly unknown[]>;

/**
 * What has to be done so that the keys of a case are those of its documents.
 * @param read in the transaction that then writes
 * @returns `current`: nothing
 * @throws ZodError when the case or what is stated about its debtor is malformed
 */
export async function planParties(caseId: string, read: ReadDocuments): Promise<'current' | 'delete' | Kept> {
  const [item, facts, kept] = await read([
    paths.case(caseId),
    paths.debtorFacts(caseId),
    paths.caseParties(caseId),
  ]);
  const found = item === undefined ? null : partiesCaseSchema.parse(item);
  if (found === null || !isKept(found)) return kept === undefined ? 'current' : 'delete';
  const [profile] = await read([paths.profile(found.user_id)]);
  const name = z.object({ full_name: z.string() }).safeParse(profile).data?.full_name ?? '';
  const parties: Kept = {
    case_id: caseId,
    user_id: found.user_id,
    amount: found.amount,
    keys: partyKeys(found.debtor_name, name, facts === undefined ? null : statedSchema.parse(facts)),
  };
  const before = keptSchema.safeParse(kept).data;
  return JSON.stringify(before) === JSON.stringify(parties) ? 'current' : parties;
}

const named = (keys: readonly string[], kind: string): string | undefined =>
  keys.find((key) => key.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** The keys by which related cases are looked up: the debtor as another's debtor or client, the client as another's debtor. */
export function relatedKeys({ keys }: Pick<CaseParties, 'keys'>): string[] {
  const [debtor, client] = [named(keys, 'debtor'), named(keys, 'client')];
  return [
    ...keys.filter((key) => !key.startsWith('client:')),
    ...(debtor === undefined ? [] : [`client:${debtor}`]),
    ...(client === undefined ? [] : [`debtor:${client}`]),
  ];
}

/** Why another case has to be looked at: the same claim a second time, or people who are on both sides. */
const RELATIONS = ['duplicate', 'same_debtor', 'debtor_is_client', 'client_is_debtor'] as const;
export type Relation = (typeof RELATIONS)[number];
export type Likeness = 'name' | 'person' | 'phone' | 'amount';

export interface RelatedCase {
  caseId: string;
  relation: Relation;
  /** In what the two are alike. */
  by: Likeness[];
}

function relationOf(own: CaseParties, other: CaseParties): RelatedCase | null {
  const has = (key: string | undefined) => key !== undefined && other.keys.includes(key);
  const [debtor, client] = [named(own.keys, 'debtor'), named(own.keys, 'client')];
  const shared = own.keys.filter(has);
  const by: Likeness[] = [
    ...(shared.some((key) => key.startsWith('debtor:')) ? (['name'] as const) : []),
    ...(shared.some((key) => key.startsWith('person:')) ? (['person'] as const) : []),
    ...(shared.some((key) => key.startsWith('phone:')) ? (['phone'] as const) : []),
  ];
  if (by.length > 0) {
    const relation = own.user_id === other.user_id ? 'duplicate' : 'same_debtor';
    return { caseId: other.case_id, relation, by: own.amount === other.amount ? [...by, 'amount'] : by };
  }
  if (debtor !== undefined && has(`client:${debtor}`))
    return { caseId: other.case_id, relation: 'debtor_is_client', by: ['name'] };
  if (client !== undefined && has(`debtor:${client}`))
    return { caseId: other.case_id, relation: 'client_is_debtor', by: ['name'] };
  return null;
}

/** The cases among the others that have to be looked at, the likeliest duplicates first. Never shown to customers or partners. */
export function relatedCases(own: CaseParties, others: readonly CaseParties[]): RelatedCase[] {
  return others
    .filter((other) => other.case_id !== own.case_id)
    .flatMap((other) => relationOf(own, other) ?? [])
    .sort(
      (one, other) =>
        RELATIONS.indexOf(one.relation) - RELATIONS.indexOf(other.relation) ||
        other.by.length - one.by.length,
    );
}

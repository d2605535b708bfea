import type { TFunction } from 'i18next';
import type { ClaimId } from '@/claims.config';
import { knownKey } from '@/i18n/known-key';

/** The pages that are legal documents; their texts have the form that {@link readClauses} reads. */
export type LegalPage = 'privacy-policy' | 'terms-of-service';

/** How one numbered paragraph is set. `contact` and `claim` are texts with the firm's particulars, or a claim's note, below. */
export type PartPlan =
  | { is: 'text' | 'contact' }
  | { is: 'claim'; claim: ClaimId }
  | { is: 'list'; items: number }
  /** `widths` of the columns, in per cent; `rows` by their keys in the texts. */
  | { is: 'table'; widths: readonly number[]; rows: readonly (string | number)[] };

/** What the texts of a clause consist of; the words are in the locales under `clauses.<id>`. */
export interface ClausePlan {
  /** Its address in the page as well. */
  id: string;
  /** How many notes with sections of law are in the margin. */
  laws?: number;
  parts: readonly PartPlan[];
  /** Another page, to which the words `link` lead. */
  link?: string;
}

export const TEXT: PartPlan = { is: 'text' };
export const CONTACT: PartPlan = { is: 'contact' };
export const claim = (id: ClaimId): PartPlan => ({ is: 'claim', claim: id });
export const list = (items: number): PartPlan => ({ is: 'list', items });
/** @param rows how many, or their keys */
export const table = (widths: readonly number[], rows: number | readonly string[]): PartPlan => ({
  is: 'table',
  widths,
  rows: typeof rows === 'number' ? upTo(rows) : rows,
});

/** A numbered paragraph in words. */
export interface Part {
  plan: PartPlan;
  text: string;
  items: readonly string[];
  columns: readonly string[];
  /** Each as many cells as there are columns. */
  rows: readonly (readonly string[])[];
}

export interface Clause {
  id: string;
  number: number;
  title: string;
  laws: readonly string[];
  parts: readonly Part[];
  link: { to: string; text: string } | null;
}

type Texts = TFunction<`page-${LegalPage}`>;

/** What the texts call by name: the firm, and what a page's own table says. */
export type Names = Readonly<Record<string, string>>;

/** The clauses in words. */
export function readClauses(t: Texts, plans: readonly ClausePlan[], names: Names): Clause[] {
  return plans.map(({ id, laws = 0, parts, link }, index) => ({
    id,
    number: index + 1,
    title: t(knownKey(`clauses.${id}.title`)),
    laws: upTo(laws).map((law) => t(knownKey(`clauses.${id}.laws.${law}`))),
    parts: parts.map((plan, at) => readPart(t, id, at + 1, plan, names)),
    link: link === undefined ? null : { to: link, text: t(knownKey(`clauses.${id}.link`)) },
  }));
}

function readPart(t: Texts, id: string, part: number, plan: PartPlan, names: Names): Part {
  const none = { plan, items: [], columns: [], rows: [] };
  switch (plan.is) {
    case 'list':
      return {
        ...none,
        text: t(knownKey(`clauses.${id}.parts.${part}.lead`)),
        items: upTo(plan.items).map((item) => t(knownKey(`clauses.${id}.parts.${part}.items.${item}`))),
      };
    case 'table': {
      const columns = upTo(plan.widths.length);
      return {
        ...none,
        text: t(knownKey(`clauses.${id}.parts.${part}.lead`)),
        columns: columns.map((column) => t(knownKey(`clauses.${id}.parts.${part}.columns.${column}`))),
        rows: plan.rows.map((row) =>
          columns.map((column) => t(knownKey(`clauses.${id}.parts.${part}.rows.${row}.${column}`), names)),
        ),
      };
    }
    default:
      return { ...none, text: t(knownKey(`clauses.${id}.parts.${part}`), names) };
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

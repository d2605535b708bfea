import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { amountSchema } from './money.ts';
import { roleSchema, type CaseReader } from './roles.ts';
import { requiredText } from './text.ts';

/** Requirements section 4. */
export const CASE_STATUSES = ['Submitted', 'In Progress', 'Completed', 'Cancelled'] as const;
export const caseStatusSchema = z.enum(CASE_STATUSES);
export type CaseStatus = z.infer<typeof caseStatusSchema>;

export const caseSchema = z.object({
  id: z.string(),
  /**
   * The number by which people refer to it (`caseNumber`): set by a trigger after the case was created, and never changed.
   * Cases from before numbers were introduced have none.
   */
  case_number: z.catch(z.optional(z.string()), undefined),
  user_id: z.string(),
  partner_id: z.nullable(z.string()),
  /** The client's e-mail (requirements section 3). */
  client_name: z.string(),
  debtor_name: z.string(),
  /** THB. */
  amount: z.number(),
  details: z.string(),
  status: caseStatusSchema,
  /** Storage object paths, never links. */
  file_urls: z.nullable(z.array(z.string())),
  created_at: instant,
  updated_at: instant,
  /**
   * Who wrote the change of `at`, for the server's record; ignored for a write with another `updated_at`. Absent in unsigned
   * writes; a malformed one does not hide the case.
   */
  updated_by: z.catch(z.optional(z.object({ uid: z.string(), at: instant })), undefined),
  /** The import that it is a row of; only the server writes it (docs/decisions/197). Absent in a case that was submitted by the form. */
  import_id: z.catch(z.optional(z.string()), undefined),
  /** When persons, texts and files were permanently removed from it; nobody writes into the case afterwards. */
  pseudonymised_at: z.optional(instant),
});
export type Case = z.infer<typeof caseSchema>;

/** The fields of the new-case form. */
export const newCaseSchema = z.object({
  debtor_name: requiredText(LIMITS.name),
  amount: amountSchema,
  details: requiredText(LIMITS.details),
});
export type NewCase = z.infer<typeof newCaseSchema>;

const isVersion = (n: number) => Number.isInteger(n) && n > 0;

/**
 * What is stored with an update, a contact's note or an outcome's sentence that is sent although its wording was questioned: ids of
 * rows of the wording table (`law/wording.ts`), once each, and why it is sent all the same.
 */
export const questionedWordingSchema = z.object({
  findings: z.array(z.string().check(z.regex(/^(?:th|en|zh)-[a-z]{2,30}$/))).check(
    z.minLength(1),
    z.maxLength(LIMITS.wordingFindings),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  reason: requiredText(LIMITS.wordingReason),
  /** The version of the table; absent in older updates, whose ids are of version 1. */
  law: z.optional(z.object({ table: z.literal('wording'), n: z.number().check(z.refine(isVersion)) })),
});
export type QuestionedWording = z.infer<typeof questionedWordingSchema>;

export const caseUpdateSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  user_id: z.string(),
  update_text: z.string(),
  created_at: instant,
  author_name: z.string(),
  author_avatar_url: z.nullable(z.string()),
  /** The author's name was erased at the author's request; the screen says so in the reader's language. */
  author_erased: z.optional(z.literal(true)),
  /**
   * The author's role when the note was written, and a partner's company (null for everybody else): set by a trigger after
   * the note, absent until then. A name alone proves nothing, because anyone can choose any name.
   */
  author_role: z.catch(z.optional(roleSchema), undefined),
  author_company: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** Absent where nothing was found. Not shown to customers. */
  wording: z.catch(z.optional(questionedWordingSchema), undefined),
});
export type CaseUpdate = z.infer<typeof caseUpdateSchema>;

export const newCaseUpdateSchema = z.object({
  update_text: requiredText(LIMITS.updateText),
  wording: z.optional(questionedWordingSchema),
});

/** What an assigned partner may set, from any status (requirements section 4). */
export const STATUSES_SET_BY_PARTNER = [
  'In Progress',
  'Completed',
  'Cancelled',
] as const satisfies readonly CaseStatus[];

/** The status that an assignment sets: In Progress with a partner, Submitted without (requirements section 4). */
export function statusOnAssignment(partnerId: string | null): CaseStatus {
  return partnerId === null ? 'Submitted' : 'In Progress';
}

/**
 * May the partner to whom the case is assigned, and nobody else, move it from one status to another without changing the
 * assignment? Saving the same status again is no transition.
 */
export function canSetStatus(from: CaseStatus, to: CaseStatus): boolean {
  return from !== to && (STATUSES_SET_BY_PARTNER as readonly CaseStatus[]).includes(to);
}

/** The statuses that the dashboards count as active (requirements section 4). */
export const OPEN_STATUSES = ['Submitted', 'In Progress'] as const satisfies readonly CaseStatus[];

/** May something still be added to the case? Rules: `isKept`. */
export function isKept(item: Pick<Case, 'pseudonymised_at'>): boolean {
  return item.pseudonymised_at === undefined;
}

/** Is the case open? Then the customer may also add files (contract, Data). */
export function isOpen(status: CaseStatus): boolean {
  return (OPEN_STATUSES as readonly CaseStatus[]).includes(status);
}

/** May this reader of the case state what is claimed and what is known of the debtor? Rules: `debtor_facts`, `claim_sheets`. */
export function mayStateFacts(
  { role }: Pick<CaseReader, 'role'>,
  item: Pick<Case, 'pseudonymised_at' | 'status'>,
): boolean {
  return isKept(item) && (role === 'admin' || (role === 'customer' && isOpen(item.status)));
}

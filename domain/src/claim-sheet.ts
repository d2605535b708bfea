import * as z from 'zod/mini';
import { isDay } from './calendar.ts';
import { instant } from './codec.ts';
import { DEBT_KINDS, type DebtKind } from './law/limitation.ts';
import { LIMITS } from './limits.ts';
import { roleSchema } from './roles.ts';
import { ISSUE } from './text.ts';

/** A day of this century: a year of the Buddhist era that was taken for one of the common era is refused. */
export const isClaimDay = (text: string): boolean => /^20/.test(text) && isDay(text);
const day = z.string().check(z.refine(isClaimDay, ISSUE.dayInvalid));

/** In place of the day of an instalment that was removed: events name the parts of a claim by their place. */
export const REMOVED = '';
const place = z.string().check(z.refine((text) => text === REMOVED || isClaimDay(text), ISSUE.dayInvalid));

const chequeSchema = z.strictObject({
  /** The day written on it. */
  dated_on: z.optional(day),
  /** The day on which the bank refused it first. */
  first_returned_on: z.optional(day),
});

const guarantorSchema = z.strictObject({
  /** The day on which the guarantor was notified of the default. */
  notified_on: z.optional(day),
});

/** The form of a claim. Whatever is absent is not known. Names are not asked for: no clock depends on them. */
export const newClaimSheetSchema = z.object({
  debt_type: z.optional(z.enum(DEBT_KINDS)),
  /** Whether the debtor bought for its own business. */
  for_business: z.optional(z.boolean()),
  due_on: z.optional(day),
  default_on: z.optional(day),
  /** As the creditor states it: a confirmed payment moves the clock, this shows where it could move to. */
  last_paid_on: z.optional(day),
  /** The day on which each falls due, or {@link REMOVED}. */
  instalments: z.optional(z.array(place).check(z.maxLength(LIMITS.instalmentsPerCase))),
  cheques: z.optional(z.array(chequeSchema).check(z.maxLength(LIMITS.chequesPerCase))),
  guarantors: z.optional(z.array(guarantorSchema).check(z.maxLength(LIMITS.guarantorsPerCase))),
});
export type NewClaimSheet = z.infer<typeof newClaimSheetSchema>;

export type ClaimPart = 'due_on' | 'default_on' | 'last_paid_on' | 'instalments' | 'cheques' | 'guarantors';
const DEBT: readonly ClaimPart[] = ['due_on', 'default_on', 'last_paid_on', 'cheques', 'guarantors'];

/** What matters to each kind of debt, in the order of the form. The rest is neither asked for nor stored. */
export const CLAIM_PARTS: Readonly<Record<DebtKind, readonly ClaimPart[]>> = {
  goods: DEBT,
  services: DEBT,
  loan: DEBT,
  instalments: ['instalments', 'default_on', 'last_paid_on', 'cheques', 'guarantors'],
  card: ['due_on', 'default_on', 'last_paid_on', 'guarantors'],
  rent: ['due_on', 'instalments', 'default_on', 'last_paid_on', 'guarantors'],
  cheque: ['cheques', 'last_paid_on'],
  judgment: ['due_on'],
};

/** `claim_sheets/{caseId}`. Absent: nothing is known. */
export const claimSheetSchema = z.extend(newClaimSheetSchema, {
  id: z.string(),
  case_id: z.string(),
  /** The case's customer. */
  user_id: z.string(),
  updated_at: instant,
  /** The uid of the account that wrote it. */
  updated_by: z.string(),
});
export type ClaimSheet = z.infer<typeof claimSheetSchema>;

/** What a customer may enter; the rest is for those who do it: the partner and the office. */
export const CUSTOMER_EVENT_KINDS = ['due', 'default', 'cheque_returned'] as const;
export const LEGAL_EVENT_KINDS = [
  ...CUSTOMER_EVENT_KINDS,
  'acknowledged_in_writing',
  'part_paid',
  'interest_paid',
  'security_given',
  'sued',
  'suit_ended_without_judgment',
  'judgment_final',
  'guarantor_notified',
  'entered_in_error',
] as const;
export type LegalEventKind = (typeof LEGAL_EVENT_KINDS)[number];

/** A part of the claim, by its place in the sheet: `cheque_0` is the first cheque. */
const SUBJECT = /^(instalment_([0-9]|[1-5][0-9])|cheque_[0-9]|guarantor_[0-4])$/;
const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** The form of an event. `entered_in_error` takes another event back. @param today in Bangkok; only what falls due may be later */
export const newLegalEventSchema = (today: string) =>
  z
    .object({
      kind: z.enum(LEGAL_EVENT_KINDS),
      on: day,
      /** Absent: the claim as a whole. */
      subject: z.optional(z.string().check(z.regex(SUBJECT))),
      /** The id of the event that this one takes the place of. */
      corrects: z.optional(documentId),
      /** The id of the case's document that shows it. */
      document_id: z.optional(documentId),
    })
    .check(
      z.refine(({ kind, on }) => kind === 'due' || on <= today, { path: ['on'], error: ISSUE.dayTooLate }),
      z.refine(({ kind, corrects }) => kind !== 'entered_in_error' || corrects !== undefined, {
        path: ['corrects'],
      }),
    );
export type NewLegalEvent = z.infer<ReturnType<typeof newLegalEventSchema>>;

/** `cases/{caseId}/legal_events/{id}`: never changed; a mistake is corrected by another event. */
export const legalEventSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Who entered it, and in which capacity. */
  user_id: z.string(),
  by_role: roleSchema,
  kind: z.enum(LEGAL_EVENT_KINDS),
  /** A day in Bangkok: `2026-11-21`. */
  on: z.string(),
  subject: z.optional(z.string()),
  corrects: z.optional(z.string()),
  document_id: z.optional(z.string()),
  created_at: instant,
});
export type LegalEvent = z.infer<typeof legalEventSchema>;

import * as z from 'zod/mini';
import { authorityScopeSchema } from './authority.ts';
import { caseStatusSchema } from './case.ts';
import { outcomeSchema } from './case-life.ts';
import { documentKindSchema } from './case-file.ts';
import { caseStageSchema } from './case-plan.ts';
import { instant } from './codec.ts';

/** The events in a case's history (docs/decisions/070). An assignment and the status that it sets are one event. */
export const CASE_EVENT_KINDS = [
  'case_created',
  'status_changed',
  'assigned',
  'unassigned',
  'handed_over',
  'files_added',
  'files_removed',
  'accepted',
  'declined',
  'answer_late',
  'outcome_given',
  'outcome_corrected',
  'held',
  'resumed',
  'marked_duplicate',
  'has_duplicate',
  'objected',
  'objection_answered',
  'reopened',
  'payment_reported',
  'payment_confirmed',
  'payment_disputed',
  'document_added',
  'claim_stated',
  'claim_event',
  'plan_set',
  'decision_asked',
  'decision_accepted',
  'decision_declined',
  'decision_withdrawn',
  'authority_given',
  'authority_revoked',
] as const;
const caseEventKindSchema = z.enum(CASE_EVENT_KINDS);
export type CaseEventKind = z.infer<typeof caseEventKindSchema>;

/** The capacity in which a case was changed; `system`: by the server, without a person. */
const CASE_ACTOR_ROLES = ['customer', 'partner', 'admin', 'system'] as const;
const caseActorRoleSchema = z.enum(CASE_ACTOR_ROLES);
export type CaseActorRole = z.infer<typeof caseActorRoleSchema>;

/** `cases/{caseId}/case_events/{id}`: written only by the server, never changed. */
export const caseEventSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  kind: caseEventKindSchema,
  /** Both null if the status did not change; only `from` is null for a new case. */
  from_status: z.nullable(caseStatusSchema),
  to_status: z.nullable(caseStatusSchema),
  /** Partners' ids, never their names; null for nobody, and if the assignment did not change. */
  from_partner_id: z.nullable(z.string()),
  to_partner_id: z.nullable(z.string()),
  /** How many files were added or removed, or came with a new case. */
  file_count: z.optional(z.number()),
  /** Of an added document. */
  document_kind: z.optional(documentKindSchema),
  /** Where the case is now. */
  stage: z.optional(caseStageSchema),
  /** Of an authority: what it covers, and its last day; null for one without end. */
  scope: z.optional(z.array(authorityScopeSchema)),
  until_on: z.optional(z.nullable(z.string())),
  /** The payment is an entry that reverses another one. */
  reversal: z.optional(z.literal(true)),
  /** With what the case ended. */
  outcome: z.optional(outcomeSchema),
  /** What the actor said about it: a reason, an objection, an answer. Removed when the case is pseudonymised. */
  note: z.optional(z.string()),
  /** The other case, by its number or id, where one was marked as the duplicate of another. */
  related_case: z.optional(z.string()),
  /** null: the server, or an actor of whom only the role is known. */
  actor_id: z.nullable(z.string()),
  actor_role: caseActorRoleSchema,
  /** The profile's `full_name` at that time; '' when it was empty or is not known. */
  actor_name: z.string(),
  /** The actor's name was erased at the actor's request. */
  actor_erased: z.optional(z.literal(true)),
  /** When the change itself was written. */
  created_at: instant,
});
export type CaseEvent = z.infer<typeof caseEventSchema>;

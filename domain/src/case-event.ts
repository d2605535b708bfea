import * as z from 'zod/mini';
import { caseStatusSchema } from './case.ts';
import { instant } from './codec.ts';

/** What the server records of a case (docs/decisions/070). An assignment and the status that it brings are one event. */
export const CASE_EVENT_KINDS = [
  'case_created',
  'status_changed',
  'assigned',
  'unassigned',
  'handed_over',
  'files_added',
  'files_removed',
] as const;
export const caseEventKindSchema = z.enum(CASE_EVENT_KINDS);
export type CaseEventKind = z.infer<typeof caseEventKindSchema>;

/** In which capacity somebody changed a case; `system`: the server by itself. */
export const CASE_ACTOR_ROLES = ['customer', 'partner', 'admin', 'system'] as const;
export const caseActorRoleSchema = z.enum(CASE_ACTOR_ROLES);
export type CaseActorRole = z.infer<typeof caseActorRoleSchema>;

/** `cases/{caseId}/case_events/{id}`: written by the server alone, changed by nobody. */
export const caseEventSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  kind: caseEventKindSchema,
  /** Both null where the status stayed as it was; `from` alone is null for a new case. */
  from_status: z.nullable(caseStatusSchema),
  to_status: z.nullable(caseStatusSchema),
  /** Partners' ids, never their names; null for nobody, and where the assignment stayed as it was. */
  from_partner_id: z.nullable(z.string()),
  to_partner_id: z.nullable(z.string()),
  /** How many files were added or removed, or came with a new case. */
  file_count: z.optional(z.number()),
  /** null: the server itself, or somebody of whom no more than the role is known. */
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

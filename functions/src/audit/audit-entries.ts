import { createHash, randomUUID } from 'node:crypto';
import {
  AUDITED_DELETIONS,
  deletionId,
  type AuditAction,
  type AuditedDeletion,
  type AuditEntry,
} from '@app/domain/audit';
import { instant } from '@app/domain/codec';
import type { LawConfirmation } from '@app/domain/law/confirmation';
import type { Partner } from '@app/domain/partner';
import type { PartnerDecision } from '@app/domain/partner-decision';
import type { PaperKind, PaperVerdict } from '@app/domain/partner-paper';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { Happening } from '../case/case-events.ts';
import type { SourceEvent } from '../lib/event.ts';

/** The same for every delivery of the event. */
function entryId(action: AuditAction, eventId: string): string {
  return `${action}-${createHash('sha256').update(eventId).digest('hex').slice(0, 32)}`;
}

/**
 * An admin's call.
 * @param subject the path of what it acts on
 * @param id tells calls with the same action apart; a repeated call with the same one has one entry
 */
export function adminEntry(
  uid: string,
  action: AuditAction,
  subject: string,
  details: AuditEntry['details'] = {},
  id: string = randomUUID(),
): AuditEntry {
  return {
    id: `${action}-${id}`,
    actor_id: uid,
    actor_role: 'admin',
    action,
    subject,
    details,
    at: new Date(),
  };
}

/** The server disabled an account. One that was enabled again may be disabled once more: each time has an entry. */
export function lockEntry(uid: string, at: Date): AuditEntry {
  return {
    id: `account_disabled-${randomUUID()}`,
    actor_id: null,
    actor_role: null,
    action: 'account_disabled',
    subject: paths.profile(uid),
    details: {},
    at,
  };
}

const DECIDED: Readonly<Record<PartnerDecision, AuditAction>> = {
  approve: 'partner_approved',
  reject: 'partner_rejected',
  suspend: 'partner_suspended',
  reinstate: 'partner_reinstated',
  reopen: 'partner_reopened',
};

/** The names that debtors are shown of a partner. */
type Names = Pick<Partner, 'company_name' | 'contact_person'>;

/**
 * @param signer null: the decision is not signed
 * @param partner after the decision: the log has the names of one whom the firm now vouches for, and of no other applicant
 */
export function decisionEntry(
  uid: string,
  decision: PartnerDecision,
  signer: string | null,
  { status, company_name, contact_person }: Names & Pick<Partner, 'status'>,
  { eventId, at }: SourceEvent,
): AuditEntry {
  const action = DECIDED[decision];
  return {
    id: entryId(action, eventId),
    actor_id: signer,
    actor_role: signer === null ? null : 'admin',
    action,
    subject: paths.partner(uid),
    details: status === 'Approved' ? { company_name, contact_person } : {},
    at,
  };
}

/** The company of a partner who was approved, or its contact person, goes by another name. */
export function renamingEntry(
  uid: string,
  before: Names,
  after: Names,
  { eventId, at }: SourceEvent,
): AuditEntry {
  const [from, to] = [before.company_name, after.company_name];
  const [from_person, to_person] = [before.contact_person, after.contact_person];
  return {
    id: entryId('partner_renamed', eventId),
    actor_id: uid,
    actor_role: 'partner',
    action: 'partner_renamed',
    subject: paths.partner(uid),
    details: {
      ...(from !== to && { from, to }),
      ...(from_person !== to_person && { from_person, to_person }),
    },
    at,
  };
}

/** An admin accepted or refused a paper of a partner. */
export function paperEntry(
  subject: string,
  verdict: PaperVerdict,
  signer: string | null,
  kind: PaperKind,
  { eventId, at }: SourceEvent,
): AuditEntry {
  const action = `paper_${verdict}` as const;
  return {
    id: entryId(action, eventId),
    actor_id: signer,
    actor_role: signer === null ? null : 'admin',
    action,
    subject,
    details: { kind },
    at,
  };
}

/** The case events by which an admin changes who may work on the case. */
export function assignmentEntries(
  caseId: string,
  happenings: readonly Happening[],
  { eventId, at }: SourceEvent,
): AuditEntry[] {
  return happenings.flatMap(({ kind, actor_id, actor_role, from_partner_id, to_partner_id }) => {
    if (kind !== 'assigned' && kind !== 'unassigned' && kind !== 'handed_over') return [];
    const action = kind === 'unassigned' ? 'case_unassigned' : 'case_assigned';
    return [
      {
        id: entryId(action, eventId),
        actor_id,
        actor_role: actor_role === 'partner' ? ('partner' as const) : ('admin' as const),
        action,
        subject: paths.case(caseId),
        details: { from_partner_id, to_partner_id },
        at,
      },
    ];
  });
}

/** An admin entered that a lawyer has confirmed a version of a table of law. */
export function lawEntry(
  {
    table,
    n,
    confirmed_on,
    created_by,
    created_at,
  }: Pick<LawConfirmation, 'table' | 'n' | 'confirmed_on' | 'created_by' | 'created_at'>,
  eventId: string,
): AuditEntry {
  return {
    id: entryId('law_confirmed', eventId),
    actor_id: created_by,
    actor_role: 'admin',
    action: 'law_confirmed',
    subject: paths.lawVersion(table, n),
    details: { table, n, confirmed_on },
    at: created_at,
  };
}

const COLLECTION_OF: Record<AuditedDeletion, string> = {
  contact_deleted: COLLECTIONS.contacts,
  post_deleted: COLLECTIONS.blogPosts,
};

/**
 * The entry of a deletion that the client did not record: a deleted document cannot be signed, so who deleted it is known
 * only from the entry that the admin's browser writes in the same commit, under the same id (decision 117).
 * @param gone the document before the deletion
 */
export function deletionEntry(
  action: AuditedDeletion,
  documentId: string,
  gone: { get(field: string): unknown } | undefined,
  at: Date,
): AuditEntry {
  const time: unknown = gone?.get(AUDITED_DELETIONS[action]);
  const parsed = instant.safeParse(time);
  return {
    id: deletionId(action, documentId, parsed.success ? parsed.data.getTime() : 0),
    actor_id: null,
    actor_role: null,
    action,
    subject: `${COLLECTION_OF[action]}/${documentId}`,
    details: {},
    at,
  };
}

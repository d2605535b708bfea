import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CaseActorRole, CaseEvent, CaseEventKind } from '@app/domain/case-event';
import { caseSchema, statusOnAssignment } from '@app/domain/case';
import type { SourceEvent } from '../lib/event.ts';
import { isPartnersDoing } from './case-author.ts';

/** The fields of a case that its history may use: neither debtor nor amount is passed on. */
export const recordedCase = z.pick(caseSchema, {
  user_id: true,
  partner_id: true,
  status: true,
  file_urls: true,
});
export type RecordedCase = z.infer<typeof recordedCase>;

/** Something that happened to a case, before the actor's name is known. */
export type Happening = Omit<CaseEvent, 'id' | 'case_id' | 'actor_name' | 'created_at'>;

interface Actor {
  actor_id: string | null;
  actor_role: CaseActorRole;
}

const SYSTEM: Actor = { actor_id: null, actor_role: 'system' };

/**
 * What one write did to a case: at most one event of each kind.
 * @param before null: the case did not exist
 * @param after null: it was deleted, and nobody can read its history any more
 * @param signer from `signerOf`; null when the write is not signed, and the actor is derived from the rules
 */
export function caseHappenings(
  before: RecordedCase | null,
  after: RecordedCase | null,
  signer: string | null,
): Happening[] {
  if (after === null) return [];
  const customer: Actor = { actor_id: after.user_id, actor_role: 'customer' };
  if (before === null) {
    const files = after.file_urls?.length ?? 0;
    return [
      {
        ...happening('case_created', customer, files),
        to_status: after.status,
        to_partner_id: after.partner_id,
      },
    ];
  }
  const happenings: Happening[] = [];
  const statuses =
    before.status === after.status ? {} : { from_status: before.status, to_status: after.status };
  const reassigned = before.partner_id !== after.partner_id;
  const broughtByAssignment = reassigned && after.status === statusOnAssignment(after.partner_id);
  if (reassigned) {
    happenings.push({
      ...happening(assignmentKind(before.partner_id, after.partner_id), {
        actor_id: signer,
        // A partner who does not accept a case gives it back (functions/src/case-life).
        actor_role: signer !== null && signer === before.partner_id ? 'partner' : 'admin',
      }),
      ...(broughtByAssignment ? statuses : {}),
      from_partner_id: before.partner_id,
      to_partner_id: after.partner_id,
    });
  }
  if (before.status !== after.status && !broughtByAssignment) {
    happenings.push({ ...happening('status_changed', statusActor(before, after, signer)), ...statuses });
  }
  const added = notIn(before.file_urls, after.file_urls);
  if (added > 0) happenings.push(happening('files_added', customer, added));
  // No rule allows a client to remove a file.
  const removed = notIn(after.file_urls, before.file_urls);
  if (removed > 0) happenings.push(happening('files_removed', SYSTEM, removed));
  return happenings;
}

function happening(kind: CaseEventKind, actor: Actor, files = 0): Happening {
  return {
    kind,
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    ...(files > 0 && { file_count: files }),
    ...actor,
  };
}

function assignmentKind(from: string | null, to: string | null): CaseEventKind {
  if (from === null) return 'assigned';
  return to === null ? 'unassigned' : 'handed_over';
}

/** A status that no assignment set: the partner's, the withdrawing customer's, or an admin's. */
function statusActor(before: RecordedCase, after: RecordedCase, signer: string | null): Actor {
  const { partner_id } = after;
  if (isPartnersDoing(before, after, signer)) return { actor_id: partner_id, actor_role: 'partner' };
  if (signer === after.user_id) return { actor_id: signer, actor_role: 'customer' };
  const byAdmin = signer !== null || after.status === statusOnAssignment(partner_id);
  return byAdmin ? { actor_id: signer, actor_role: 'admin' } : SYSTEM;
}

/** How many of `files` are not among `others`. */
function notIn(others: readonly string[] | null, files: readonly string[] | null): number {
  const known = new Set(others);
  return (files ?? []).filter((path) => !known.has(path)).length;
}

export interface CaseEventStore {
  /** The `full_name` of a profile; '' when there is none. */
  nameOf(uid: string): Promise<string>;
  /** Idempotent and atomic: creates all of them or, if they exist, none. */
  create(events: readonly CaseEvent[]): Promise<void>;
}

/** The write of a case that is recorded. */
export interface CaseWrite extends SourceEvent {
  caseId: string;
}

/** Idempotent: records what happened. @returns the number of events */
export async function record(
  store: CaseEventStore,
  { caseId, eventId, at }: CaseWrite,
  happenings: readonly Happening[],
): Promise<number> {
  if (happenings.length === 0) return 0;
  const actors = new Set(happenings.map(({ actor_id }) => actor_id).filter((uid) => uid !== null));
  const names = new Map(
    await Promise.all([...actors].map(async (uid) => [uid, await store.nameOf(uid)] as const)),
  );
  await store.create(
    happenings.map((one) => ({
      id: createHash('sha256').update(`${eventId}:${one.kind}`).digest('hex'),
      case_id: caseId,
      ...one,
      actor_name: one.actor_id === null ? '' : (names.get(one.actor_id) ?? ''),
      created_at: at,
    })),
  );
  return happenings.length;
}

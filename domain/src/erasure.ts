import * as z from 'zod/mini';
import { isOpen, type Case } from './case.ts';
import { instant } from './codec.ts';
import { isUnderContract, type PartnerStatus } from './partner.ts';
import { endOf, retentionRow } from './retention.ts';
import type { Role } from './roles.ts';

/** What is kept after an erasure, and why. */
export const KEPT_BECAUSE = [
  'legal_hold',
  'open_case',
  'retention',
  'partner_contract',
  'published',
  'accountability',
] as const;
export const keptSchema = z.object({
  /** The path of a document; its subcollections are kept with it. */
  path: z.string(),
  because: z.enum(KEPT_BECAUSE),
  /** Until when, if the retention table says so. */
  until: z.nullable(instant),
});
export type Kept = z.infer<typeof keptSchema>;

/** Why a request cannot be approved yet. */
export const ERASURE_OBSTACLES = ['admin_account', 'assigned_cases'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** What is counted before anything is erased. */
export const ERASED_KINDS = [
  'profile',
  'notifications',
  'preferences',
  'partner',
  'subscription',
  'contacts',
  'cases',
  'notes',
  'events',
  'files',
] as const;

/** The input of an erasure's plan. */
export interface Holdings {
  role: Role | null;
  partner: { path: string; status: PartnerStatus } | null;
  /** Open cases assigned to the person as a partner. */
  assignedOpen: number;
  cases: readonly (Pick<Case, 'status' | 'updated_at'> & { path: string; held: boolean; erased: boolean })[];
  /** Paths of other people's cases on hold whose history names the person. */
  heldElsewhere: readonly string[];
  /** Paths of articles that the person published. */
  posts: readonly string[];
}

export interface ErasurePlan {
  obstacles: ErasureObstacle[];
  kept: Kept[];
  /** Paths of the person's cases from which persons and texts are removed. */
  erasedCases: string[];
}

/**
 * What an erasure deletes and what it keeps: a case on legal hold or still open is kept completely, a closed one as long as
 * claims can be made. Pure, so that the admin's preview and the erasure agree.
 */
export function planErasure(holdings: Holdings, now: Date): ErasurePlan {
  const { role, partner, assignedOpen, cases, heldElsewhere, posts } = holdings;
  const kept: Kept[] = [];
  const erasedCases: string[] = [];
  for (const item of cases) {
    const because = reasonToKeep(item, now);
    if (because !== null) kept.push({ path: item.path, ...because });
    else if (!item.erased) erasedCases.push(item.path);
  }
  for (const path of heldElsewhere) kept.push({ path, because: 'legal_hold', until: null });
  if (partner !== null && isUnderContract(partner.status))
    kept.push({ path: partner.path, because: 'partner_contract', until: null });
  for (const path of posts) kept.push({ path, because: 'published', until: null });
  const obstacles: ErasureObstacle[] = [];
  if (role === 'admin') obstacles.push('admin_account');
  if (assignedOpen > 0) obstacles.push('assigned_cases');
  return { obstacles, kept, erasedCases };
}

function reasonToKeep(
  { status, updated_at, held }: Holdings['cases'][number],
  now: Date,
): Pick<Kept, 'because' | 'until'> | null {
  if (held) return { because: 'legal_hold', until: null };
  if (isOpen(status)) return { because: 'open_case', until: null };
  const { period } = retentionRow('cases');
  const until = period === null ? now : endOf(period, updated_at);
  return until > now ? { because: 'retention', until } : null;
}

/** Replaces an address; no mail can be sent to it (RFC 2606). @param digest of the uid, hex */
export function erasedEmail(digest: string): string {
  return `erased-${digest.slice(0, 16)}@erased.invalid`;
}

import * as z from 'zod/mini';
import { addDays, dayOf, FIRST_DAY } from './calendar.ts';
import { instant } from './codec.ts';
import type { ContactChannel } from './law/contact-rules.ts';
import { requiredDay } from './required-day.ts';
import { ISSUE } from './text.ts';

/** What a partner may do for the creditor. `visit`: meet the debtor in person. */
export const AUTHORITY_SCOPES = ['demand', 'negotiate', 'receive_money', 'visit'] as const;
export const authorityScopeSchema = z.enum(AUTHORITY_SCOPES);
export type AuthorityScope = z.infer<typeof authorityScopeSchema>;

/** The days of an authority lie at most this many days from now. */
export const LONGEST_AUTHORITY_DAYS = 3_660;

/**
 * `cases/{caseId}/authorities/{partner's uid}`: the written authority of the partner in a case (Debt Collection Act B.E. 2558,
 * s. 9 (4); Civil and Commercial Code, s. 798), recorded by the customer or an admin. A newer one replaces it; each is an entry of
 * the case's history.
 */
export const authoritySchema = z.object({
  /** The partner's uid. */
  id: z.string(),
  case_id: z.string(),
  /** Who recorded it, and in which capacity. */
  user_id: z.string(),
  by_role: z.enum(['customer', 'admin']),
  scope: z.array(authorityScopeSchema),
  /** Days in Bangkok, both included; `until_on` null: until it is revoked. */
  from_on: z.string(),
  until_on: z.nullable(z.string()),
  /** The document of the case that is the signed letter; null: it is not in the case yet. */
  document_id: z.nullable(z.string()),
  created_at: instant,
  /** Absent until it is revoked. */
  revoked_by: z.optional(z.string()),
  revoked_at: z.optional(instant),
});
export type Authority = z.infer<typeof authoritySchema>;

/**
 * The form of an authority.
 * @param today in Bangkok
 * Issues: `required`, `dayInvalid`, `dayTooEarly`, `dayTooFar`, `dayPast`, `periodEmpty`.
 */
export function newAuthoritySchema(today: string) {
  const day = requiredDay(
    [FIRST_DAY, ISSUE.dayTooEarly],
    [addDays(today, LONGEST_AUTHORITY_DAYS), ISSUE.dayTooFar],
  );
  return z
    .object({
      scope: z
        .array(authorityScopeSchema)
        .check(z.refine((scope) => scope.length > 0, { error: ISSUE.required })),
      from_on: day,
      until_on: z.nullable(day.check(z.refine((value) => value >= today, { error: ISSUE.dayPast }))),
      document_id: z.nullable(z.string()),
    })
    .check(
      z.refine(({ from_on, until_on }) => until_on === null || until_on >= from_on, {
        error: ISSUE.periodEmpty,
        path: ['until_on'],
      }),
    );
}
export type NewAuthority = z.infer<ReturnType<typeof newAuthoritySchema>>;

const AUTHORITY_STATES = ['missing', 'valid', 'to_come', 'ended', 'revoked'] as const;
export type AuthorityState = (typeof AUTHORITY_STATES)[number];

type Period = Pick<Authority, 'from_on' | 'until_on' | 'revoked_at'>;

/** What is true of an authority on a day. @param authority null: none was recorded @param today in Bangkok */
export function authorityState(authority: Period | null, today: string): AuthorityState {
  if (authority === null) return 'missing';
  if (authority.revoked_at !== undefined) return 'revoked';
  if (authority.until_on !== null && authority.until_on < today) return 'ended';
  return authority.from_on > today ? 'to_come' : 'valid';
}

/**
 * What follows while no authority was ever recorded for a partner in a case: `warn` until a lawyer confirms that contacts must
 * stop (docs/decisions/203). An authority that was recorded and does not apply any more always blocks.
 */
export const WHEN_AUTHORITY_MISSING: 'warn' | 'block' = 'warn';

/** Any of these covers a contact of the channel. */
const COVERS = {
  visit: ['visit'],
  other: ['demand', 'negotiate'],
} as const satisfies Record<string, readonly AuthorityScope[]>;

/**
 * May the partner contact the debtor in this way?
 * @param today in Bangkok
 */
export function mayContact(
  authority: (Period & Pick<Authority, 'scope'>) | null,
  channel: ContactChannel,
  today: string,
  whenMissing: 'warn' | 'block' = WHEN_AUTHORITY_MISSING,
): boolean {
  if (authority === null) return whenMissing === 'warn';
  const covering: readonly AuthorityScope[] = channel === 'visit' ? COVERS.visit : COVERS.other;
  return (
    authorityState(authority, today) === 'valid' && authority.scope.some((one) => covering.includes(one))
  );
}

/**
 * In which way the partner may contact the debtor: `call` where the authority covers every way but visits, `visit` where it covers
 * visits alone, null where it covers none.
 * @param today in Bangkok
 */
export function coveredContact(
  authority: (Period & Pick<Authority, 'scope'>) | null,
  today: string,
): 'call' | 'visit' | null {
  return (['call', 'visit'] as const).find((channel) => mayContact(authority, channel, today)) ?? null;
}

/**
 * The first day on which an authority that has begun covers no contact any more; null: none is set.
 */
export function uncoveredFrom({
  scope,
  from_on,
  until_on,
  revoked_at,
}: Period & Pick<Authority, 'scope'>): string | null {
  if (revoked_at !== undefined) return dayOf(revoked_at);
  const covers: readonly AuthorityScope[] = [...COVERS.visit, ...COVERS.other];
  if (!scope.some((one) => covers.includes(one))) return from_on;
  return until_on === null ? null : addDays(until_on, 1);
}

/** May the partner report that the partner received money? The rules decide in the same way (firestore.rules, payments). */
export function mayReceiveMoney(
  authority: (Period & Pick<Authority, 'scope'>) | null,
  today: string,
): boolean {
  if (authority === null) return true;
  return authorityState(authority, today) === 'valid' && authority.scope.includes('receive_money');
}

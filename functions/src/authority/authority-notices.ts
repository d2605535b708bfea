import { authoritySchema } from '@app/domain/authority';
import type { CaseActorRole } from '@app/domain/case-event';
import type { Happening } from '../case/case-events.ts';
import { noticesToAll, type Concerned } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';
import * as z from 'zod/mini';

/** The fields of an authority that notices and history use. */
export const toldAuthority = z.pick(authoritySchema, {
  user_id: true,
  by_role: true,
  scope: true,
  until_on: true,
  created_at: true,
  revoked_by: true,
  revoked_at: true,
});
export type ToldAuthority = z.infer<typeof toldAuthority>;

/** What one write did to an authority, and who did it; null for a write that does neither. */
export type AuthorityNews = { what: 'given' | 'revoked'; by: string } | null;

export function authorityNews(before: ToldAuthority | null, after: ToldAuthority | null): AuthorityNews {
  if (after === null) return null;
  if (after.created_at.getTime() !== before?.created_at.getTime())
    return { what: 'given', by: after.user_id };
  if (after.revoked_at === undefined || before.revoked_at !== undefined) return null;
  return { what: 'revoked', by: after.revoked_by ?? '' };
}

/** Customer, admins and, while the case is assigned to it, the partner; who did it is left out by `NoticeSource.except`. */
export function authorityNotices(
  { caseId, partnerId }: { caseId: string; partnerId: string },
  news: AuthorityNews,
  current: Concerned,
): Notice[] {
  if (news === null) return [];
  const state = news.what === 'revoked' ? { state: 'revoked' } : {};
  return concerned('authority_changed', caseId, partnerId, current, state);
}

/**
 * That an authority will end soon, or has ended.
 * @param days until its last day; below 0 once it has ended
 */
export function authorityEndNotices(
  { caseId, partnerId }: { caseId: string; partnerId: string },
  days: number,
  current: Concerned,
): Notice[] {
  return concerned('authority_near', caseId, partnerId, current, days < 0 ? { state: 'ended' } : { days });
}

function concerned(
  kind: Notice['kind'],
  caseId: string,
  partnerId: string,
  current: Concerned,
  news: Notice['params'],
): Notice[] {
  return noticesToAll(kind, caseId, current)
    .filter(({ receiver }) => receiver !== 'partner' || current.partner_id === partnerId)
    .map((notice) => ({ ...notice, params: { ...notice.params, ...news } }));
}

/** The entry of the case's history: what the authority covers and until when. A newer one replaces the document, not its entry. */
export function authorityHappening(
  news: AuthorityNews,
  { by_role, scope, until_on }: ToldAuthority,
  revoker: CaseActorRole,
): Happening | null {
  if (news === null) return null;
  return {
    kind: `authority_${news.what}`,
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    scope,
    until_on,
    actor_id: news.by === '' ? null : news.by,
    actor_role: news.what === 'given' ? by_role : revoker,
  };
}

import * as z from 'zod/mini';
import { partnerPaperSchema, type PaperKind, type PaperVerdict } from '@app/domain/partner-paper';
import type { PartnerStatus } from '@app/domain/partner';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** The fields of a paper that its effects use. */
export const followedPaper = z.pick(partnerPaperSchema, {
  user_id: true,
  kind: true,
  path: true,
  state: true,
  created_at: true,
  judged_by: true,
  judged_at: true,
});
export type FollowedPaper = z.infer<typeof followedPaper>;

/** Whose paper it is. */
export interface ShowingPartner {
  uid: string;
  company: string;
  status: PartnerStatus;
}

/** The page with the partner's papers: the company's profile, or the person's for one who may not enter the partner area. */
function papersOf(status: PartnerStatus): string {
  return status === 'Approved' ? pages.partnerProfile : pages.customerProfile;
}

/** What one write did to a paper; null for any other write. */
export type PaperNews = 'shown' | 'withdrawn' | PaperVerdict | null;

export function paperNews(before: FollowedPaper | null, after: FollowedPaper | null): PaperNews {
  if (after === null) return before === null ? null : 'withdrawn';
  if (after.created_at.getTime() !== before?.created_at.getTime()) return 'shown';
  const isJudged = after.judged_at?.getTime() !== before.judged_at?.getTime();
  return isJudged && after.state !== 'shown' ? after.state : null;
}

/** A new paper: every admin. A verdict: the partner, who reads the reason on the page. */
export function paperNotices(
  { uid, company, status }: ShowingPartner,
  news: PaperNews,
  kind: PaperKind,
): Notice[] {
  const about = { partner_id: uid, kind };
  switch (news) {
    case 'shown':
      return [
        {
          kind: 'paper_shown',
          params: { ...about, company_name: company },
          receiver: 'admin',
          to: 'admins',
          link_to: pages.adminPartner(uid),
        },
      ];
    case 'accepted':
    case 'refused':
      return [
        {
          kind: 'paper_judged',
          params: { ...about, ...(news === 'refused' && { state: news }) },
          receiver: 'partner',
          to: { uid },
          link_to: papersOf(status),
        },
      ];
    default:
      return [];
  }
}

/**
 * That an accepted paper will end soon, or has ended: the partner and every admin.
 * @param days until its last day; below 0 once it has ended
 */
export function paperEndNotices(
  { uid, company, status }: ShowingPartner,
  kind: PaperKind,
  days: number,
): Notice[] {
  const params = {
    partner_id: uid,
    kind,
    company_name: company,
    ...(days < 0 ? { state: 'ended' } : { days }),
  };
  return [
    { kind: 'paper_near', params, receiver: 'partner', to: { uid }, link_to: papersOf(status) },
    { kind: 'paper_near', params, receiver: 'admin', to: 'admins', link_to: pages.adminPartner(uid) },
  ];
}

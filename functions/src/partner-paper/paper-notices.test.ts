import { expect, it } from 'vitest';
import { paperEndNotices, paperNews, paperNotices, type FollowedPaper } from './paper-notices.ts';

const AT = new Date('2026-11-28T03:00:00Z');
const later = new Date('2026-11-28T04:00:00Z');
const shown: FollowedPaper = {
  user_id: 'p1',
  kind: 'registration',
  path: 'case-files/p1/1719900000000-a.pdf',
  state: 'shown',
  created_at: AT,
};
const accepted: FollowedPaper = { ...shown, state: 'accepted', judged_by: 'boss', judged_at: AT };
const partner = { uid: 'p1', company: 'บจก. ติดตาม', status: 'Approved' } as const;

it('says what one write did', () => {
  expect(paperNews(null, shown)).toBe('shown');
  expect(paperNews(shown, { ...shown, created_at: later })).toBe('shown');
  expect(paperNews(shown, accepted)).toBe('accepted');
  expect(paperNews(accepted, { ...accepted, state: 'refused', judged_at: later })).toBe('refused');
  expect(paperNews(shown, null)).toBe('withdrawn');
  for (const [before, after] of [
    [shown, shown],
    [accepted, accepted],
    [null, null],
  ])
    expect(paperNews(before ?? null, after ?? null)).toBeNull();
});

it('a new paper is notified to every admin, with the company; a withdrawn one to nobody', () => {
  expect(paperNotices(partner, 'shown', 'company')).toEqual([
    {
      kind: 'paper_shown',
      params: { partner_id: 'p1', kind: 'company', company_name: 'บจก. ติดตาม' },
      receiver: 'admin',
      to: 'admins',
      link_to: '/admin/partner/p1',
    },
  ]);
  expect(paperNotices(partner, 'withdrawn', 'company')).toEqual([]);
  expect(paperNotices(partner, null, 'company')).toEqual([]);
});

it.each([
  ['accepted', undefined],
  ['refused', 'refused'],
] as const)('a paper that is %s is notified to its partner, without the reason', (news, state) => {
  const [notice, ...more] = paperNotices(partner, news, 'company');
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: 'paper_judged', to: { uid: 'p1' }, link_to: '/partner/profile' });
  expect(notice?.params).toEqual({ partner_id: 'p1', kind: 'company', ...(state && { state }) });
});

it('the link of one who may not enter the partner area leads to the profile of the person', () => {
  const linkFor = (status: 'Pending' | 'Rejected' | 'Suspended') =>
    paperNotices({ ...partner, status }, 'refused', 'company')[0]?.link_to;
  for (const status of ['Pending', 'Rejected', 'Suspended'] as const)
    expect(linkFor(status)).toBe('/dashboard/profile');
});

it('an end is notified to the partner and every admin, with the days or that it is over', () => {
  const told = (days: number) =>
    paperEndNotices(partner, 'registration', days).map(({ receiver, params }) => [receiver, params]);
  const about = { partner_id: 'p1', kind: 'registration', company_name: 'บจก. ติดตาม' };
  expect(told(30)).toEqual([
    ['partner', { ...about, days: 30 }],
    ['admin', { ...about, days: 30 }],
  ]);
  expect(told(-1)).toEqual([
    ['partner', { ...about, state: 'ended' }],
    ['admin', { ...about, state: 'ended' }],
  ]);
});

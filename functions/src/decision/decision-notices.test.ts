import { describe, expect, it } from 'vitest';
import { decisionHappening, decisionNews, decisionNotices, type ToldDecision } from './decision-notices.ts';

const open: ToldDecision = { user_id: 'p1', by_role: 'partner', state: 'open' };
const accepted: ToldDecision = { ...open, state: 'accepted', answered_by: 'k1' };
const declined: ToldDecision = { ...accepted, state: 'declined' };
const withdrawn: ToldDecision = { ...open, state: 'withdrawn', withdrawn_by: 'p1' };

const told = (before: ToldDecision | null, after: ToldDecision | null) =>
  decisionNotices('c', decisionNews(before, after), { user_id: 'k1', partner_id: 'p1' }).map(
    ({ kind, receiver, link_to, params }) => [kind, receiver, link_to, params['state']],
  );

describe('notifications of an offer', () => {
  it('go to the customer when it is made, and when it is withdrawn', () => {
    expect(told(null, open)).toEqual([['decision_asked', 'customer', '/dashboard/case/c', undefined]]);
    expect(told(open, withdrawn)).toEqual([['decision_asked', 'customer', '/dashboard/case/c', 'withdrawn']]);
  });

  it.each([
    ['accepted', accepted],
    ['declined', declined],
  ])('go to the office and the partner when it is %s', (state, after) => {
    expect(told(open, after)).toEqual([
      ['decision_answered', 'admin', '/admin/case/c', state],
      ['decision_answered', 'partner', '/partner/case/c', state],
    ]);
  });

  it('go to nobody when its state stays, or when it is deleted', () => {
    expect(told(open, open)).toEqual([]);
    expect(told(accepted, accepted)).toEqual([]);
    expect(told(open, null)).toEqual([]);
  });
});

describe('the history of an offer', () => {
  const entry = (before: ToldDecision | null, after: ToldDecision) => {
    const happening = decisionHappening(decisionNews(before, after), after);
    return happening && [happening.kind, happening.actor_role, happening.actor_id];
  };

  it('says who asked, answered and withdrew', () => {
    expect(entry(null, open)).toEqual(['decision_asked', 'partner', 'p1']);
    expect(entry(open, accepted)).toEqual(['decision_accepted', 'customer', 'k1']);
    expect(entry(open, declined)).toEqual(['decision_declined', 'customer', 'k1']);
    expect(entry(open, withdrawn)).toEqual(['decision_withdrawn', 'partner', 'p1']);
    expect(entry(open, { ...withdrawn, withdrawn_by: 'a1' })).toEqual(['decision_withdrawn', 'admin', 'a1']);
    expect(entry(open, open)).toBeNull();
  });
});

import { CONTACT_VERDICTS } from '@app/domain/debtor-contact';
import { CASE_STATUSES } from '@app/domain/case';
import { kindsFor, MUTABLE_KINDS } from '@app/domain/notification';
import { PARTNER_STATUSES } from '@app/domain/partner';
import { describe, expect, it } from 'vitest';
import { authorityEndNotices, authorityNotices } from '../authority/authority-notices.ts';
import { acceptanceNotices, outcomeNotices, standingNotices } from '../case-life/case-life-notices.ts';
import { commitmentNotices } from '../commitment/commitment-notices.ts';
import { aCaseAcceptance, aCaseStanding, aCommitment } from '@app/seed/case-life-builders';
import {
  caseNotices,
  caseUpdateNotices,
  noticesToAll,
  partnerNotice,
  type ToldCase,
} from '../case/case-notices.ts';
import { DOOR_ANSWERS } from '@app/domain/door';
import { PAYMENT_STATES } from '@app/domain/payment';
import { decisionNotices } from '../decision/decision-notices.ts';
import { doorNotices } from '../door/door-notices.ts';
import { outsideRulesNotices } from '../contact-log/outside-rules-notices.ts';
import { paymentNotices, promiseNotices } from '../money/money-notices.ts';
import { contactNotices } from '../contact/contact-notices.ts';
import { mismatchNotice, rejectionNotice } from '../file/stored-file.ts';
import { paperEndNotices, paperNotices } from '../partner-paper/paper-notices.ts';
import { partnerNotices, suspensionNotice } from '../partner/partner-notices.ts';
import { fakeNotices } from '../testing/fake-notices.ts';
import { type Notice, tell } from './notice.ts';

const CAUSE = { fn: 'f', eventId: 'e', at: new Date('2026-11-21T08:00:00Z') };
const assigned: ToldCase = { user_id: 'customer', partner_id: 'p1', status: 'In Progress' };
const file = 'case-files/customer/1719900000000-a.pdf';

async function toldOf(notices: Notice[], muted: Parameters<typeof fakeNotices>[1], admins?: string[]) {
  const fake = fakeNotices(admins, muted);
  const count = await tell(fake.store, CAUSE, notices);
  return { ...fake, count, receivers: [...fake.stored.values()].map(({ user_id }) => user_id).sort() };
}

const APPLICANT = { company_name: 'x', contact_person: 'z' };

it('a locked or deleted account is not notified, and the others are', async () => {
  const approved = partnerNotices(
    'p1',
    { ...APPLICANT, status: 'Pending' },
    { ...APPLICANT, status: 'Approved' },
  );
  for (const gone of [[], ['p1']]) {
    const { store, stored } = fakeNotices([], {}, gone);
    await tell(store, CAUSE, [...caseUpdateNotices('c1', assigned), ...approved]);
    const receivers = [...stored.values()].map(({ user_id }) => user_id).sort();
    expect(receivers).toEqual(gone.length === 0 ? ['customer', 'p1'] : ['customer']);
  }
});

it('a suspended partner is notified of no case but one that it has lost, and of decisions about it; the others as before', async () => {
  const lost = caseNotices('c1', assigned, { ...assigned, partner_id: null, status: 'Submitted' }, 'boss');
  const suspension = partnerNotices(
    'p1',
    { ...APPLICANT, status: 'Approved' },
    { ...APPLICANT, status: 'Suspended' },
  );
  for (const [notices, isTold] of [
    [caseUpdateNotices('c1', assigned), false],
    [lost, true],
    [suspension, true],
  ] as const) {
    for (const suspended of [[], ['p1']]) {
      const { store, stored } = fakeNotices([], {}, [], suspended);
      await tell(store, CAUSE, notices);
      const receivers = [...stored.values()].map(({ user_id }) => user_id);
      expect(receivers.includes('p1')).toBe(isTold || suspended.length === 0);
      expect(receivers.includes('customer')).toBe(notices.length > 1);
    }
  }
});

describe('an account that has muted a kind', () => {
  it('is not notified of it, and the others are', async () => {
    const notices = caseUpdateNotices('c1', assigned);
    const everybody = await toldOf(notices, {});
    expect(everybody.receivers).toEqual(['admin-1', 'admin-2', 'customer', 'p1']);
    const muted = { 'admin-2': ['case_update_added'], p1: ['case_update_added'] } as const;
    const rest = await toldOf(notices, muted);
    expect([rest.receivers, rest.count]).toEqual([['admin-1', 'customer'], 2]);
  });

  it('is notified of every other kind', async () => {
    const muted = { 'admin-1': MUTABLE_KINDS.filter((kind) => kind !== 'contact_received') };
    expect((await toldOf(contactNotices('m'), muted)).receivers).toEqual(['admin-1', 'admin-2']);
  });

  it('is not notified in another capacity either', async () => {
    const done = caseNotices('c1', assigned, { ...assigned, status: 'Completed' }, 'p1');
    const both = await toldOf(done, { customer: ['case_status_changed'] }, ['customer']);
    expect([both.receivers, both.count]).toEqual([[], 0]);
  });

  it('is notified of kinds that cannot be muted, whatever the document says, without a read', async () => {
    const all = { customer: MUTABLE_KINDS, p1: MUTABLE_KINDS };
    const approved = partnerNotices(
      'p1',
      { ...APPLICANT, status: 'Pending' },
      { ...APPLICANT, status: 'Approved' },
    );
    const { receivers, questions } = await toldOf(
      [...approved, rejectionNotice('customer', file, 'fileEmpty', null)],
      all,
    );
    expect([receivers, questions]).toEqual([['customer', 'p1'], []]);
  });

  it('is not notified by a second delivery, and nobody is notified twice', async () => {
    const { store, stored } = fakeNotices(undefined, { 'admin-1': ['case_created'] });
    const notices = caseNotices('c1', null, { ...assigned, partner_id: null, status: 'Submitted' }, null);
    await tell(store, CAUSE, notices);
    await tell(store, CAUSE, notices);
    expect([...stored.values()].map(({ user_id }) => user_id)).toEqual(['admin-2']);
  });
});

it('all admins together cost one request for their own preferences, each other receiver one', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `admin-${index}`);
  const { questions, count } = await toldOf(caseUpdateNotices('c1', assigned), {}, hundred);
  expect(count).toBe(102);
  expect(questions.sort()).toEqual([
    'who of 100 has muted case_update_added',
    'who of customer has muted case_update_added',
    'who of p1 has muted case_update_added',
  ]);
});

it('the author of an event is not notified, and their preferences are not read', async () => {
  const fake = fakeNotices([]);
  await tell(fake.store, { ...CAUSE, except: 'p1' }, caseUpdateNotices('c1', assigned));
  expect(fake.questions).not.toContain('who of p1 has muted case_update_added');
  expect([...fake.stored.values()].map(({ user_id }) => user_id)).toEqual(['customer']);
});

it.each([
  ['decision_asked', [5], 20],
  // Computed again for months: each is stored under its own id.
  ['limitation_near', [], 25],
] as const)(
  '%s, which cannot be muted, is stored as expected when it is frequent, and each is handed over to be mailed',
  async (kind, folded, single) => {
    const { store, stored, mailed } = fakeNotices([]);
    for (let index = 0; index < 25; index += 1) {
      const cause = { ...CAUSE, eventId: `e${index}`, at: new Date(CAUSE.at.getTime() + index * 1_000) };
      const customers = noticesToAll(kind, `c${index}`, assigned).filter(
        (one) => one.receiver === 'customer',
      );
      await tell(store, cause, customers);
    }
    const counts = [...stored.values()].map(({ params }) => params['count'] ?? null);
    expect(counts.filter((count) => count === null)).toHaveLength(single);
    expect(counts.filter((count) => count !== null)).toEqual(folded);
    expect(mailed.size).toBe(25);
  },
);

const renamed = partnerNotices(
  'p1',
  { ...APPLICANT, status: 'Approved' },
  { ...APPLICANT, company_name: 'y', status: 'Approved' },
);
it.each([
  ['contact_outside_rules', outsideRulesNotices('c1', {}, 'outside_hours')],
  ['partner_renamed', renamed],
] as const)(
  '%s: one partner who causes hundreds a day, slowly, sends admins twenty and a count; that of another partner is single',
  async (kind, notices) => {
    const { store, stored } = fakeNotices(['boss']);
    const send = (account: string, minutes: number) => {
      const at = new Date(CAUSE.at.getTime() + minutes * 60_000);
      return tell(store, { fn: 'f', eventId: `${account} ${minutes}`, at, account }, notices);
    };
    for (let index = 0; index < 120; index += 1) await send('p1', index * 2);
    await send('p2', 100);
    const all = [...stored.values()];
    expect(all.every((one) => one.kind === kind)).toBe(true);
    expect(all.map(({ params }) => params['count'] ?? 1).filter((count) => count !== 1)).toEqual([100]);
    expect(all).toHaveLength(22);
    expect(all.find(({ params }) => params['count'] === 100)?.link_to).toBe(
      kind === 'partner_renamed' ? '/admin/partners' : '/admin/cases',
    );
  },
);

/** Those about acceptance, end and standing of a case. */
function caseLifeNotices(): Notice[] {
  const item = { caseId: 'c1', user_id: 'customer', partner_id: 'p1' };
  const waiting = aCaseAcceptance();
  const none = aCaseStanding();
  const at = new Date(0);
  const objection = {
    outcome_id: 'o',
    text: 'x',
    state: 'open',
    at,
    answer: null,
    answered_at: null,
  } as const;
  return [
    ...acceptanceNotices(item, waiting, { ...waiting, reminded_at: at }),
    ...acceptanceNotices(item, waiting, { ...waiting, state: 'late' }),
    ...outcomeNotices(item, { by_role: 'customer' }),
    ...outcomeNotices(item, { by_role: 'admin', corrects: 'o' }),
    ...standingNotices(item, none, { ...none, hold: { reason: '', at } }),
    ...standingNotices(item, none, { ...none, objection }),
    ...standingNotices(item, none, {
      ...none,
      plan: { stage: 'received', next: 'x', next_on: null, who: null, at },
    }),
    ...standingNotices(
      item,
      { ...none, objection },
      { ...none, objection: { ...objection, state: 'answered' } },
    ),
  ];
}

/** Every notice that the functions can create. */
function allNotices(): Notice[] {
  const states: (ToldCase | null)[] = [null];
  for (const partner_id of [null, 'p1', 'p2'])
    for (const status of CASE_STATUSES) states.push({ user_id: 'customer', partner_id, status });
  const showing = { uid: 'p1', company: 'x', status: 'Approved' } as const;
  const applications = [null, ...PARTNER_STATUSES.map((status) => ({ ...APPLICANT, status }))];
  return [
    ...states.flatMap((before) =>
      states.flatMap((after) => [null, 'p1'].flatMap((signer) => caseNotices('c1', before, after, signer))),
    ),
    ...caseUpdateNotices('c1', assigned),
    ...([true, false] as const).flatMap((isReversal) =>
      PAYMENT_STATES.flatMap((what) => paymentNotices('c1', { what, by: 'p1', isReversal }, assigned)),
    ),
    ...noticesToAll('message_added', 'c1', assigned),
    ...(['asked', 'accepted', 'declined', 'withdrawn'] as const).flatMap((what) =>
      decisionNotices('c1', { what, by: 'p1' }, assigned),
    ),
    ...authorityNotices({ caseId: 'c1', partnerId: 'p1' }, { what: 'given', by: 'p2' }, assigned),
    ...authorityEndNotices({ caseId: 'c1', partnerId: 'p1' }, 7, assigned),
    ...promiseNotices('c1', { state: 'open' }, { state: 'broken' }, assigned),
    ...partnerNotice('promise_due', 'c1', assigned),
    ...noticesToAll('limitation_near', 'c1', assigned),
    ...partnerNotices(
      'p1',
      { ...APPLICANT, status: 'Approved' },
      { ...APPLICANT, status: 'Approved', company_name: 'y' },
    ),
    ...applications.flatMap((before) => applications.flatMap((after) => partnerNotices('p1', before, after))),
    suspensionNotice('p1', 'x'),
    ...(['shown', 'accepted', 'refused'] as const).flatMap((news) =>
      paperNotices(showing, news, 'registration'),
    ),
    ...paperEndNotices(showing, 'registration', 7),
    ...commitmentNotices(
      [],
      (['weekly_report', 'answer_question'] as const).map((kind) => ({
        id: `c1_${kind}_1`,
        ...aCommitment({ kind, state: 'late', check_at: null }),
      })),
    ).flatMap(({ noticesOf }) => noticesOf('c1', assigned)),
    ...caseLifeNotices(),
    ...contactNotices('m'),
    ...(['customer', 'partner', 'admin'] as const).map((receiver) =>
      rejectionNotice('customer', file, 'fileEmpty', { caseId: 'c1', receiver }),
    ),
    ...noticesToAll('case_document_added', 'c1', assigned),
    ...DOOR_ANSWERS.flatMap((kind) => doorNotices(kind, 'c1', assigned)),
    mismatchNotice('c1', 'p1', 'changed'),
    ...CONTACT_VERDICTS.flatMap((verdict) => outsideRulesNotices('c1', {}, verdict)),
  ];
}

it.each(['admin', 'partner', 'customer'] as const)(
  'the settings offer a %s exactly the kinds that this receiver can get',
  (receiver) => {
    const kinds = allNotices()
      .filter((notice) => notice.receiver === receiver)
      .map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual([...kindsFor(receiver)].sort());
  },
);

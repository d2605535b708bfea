import { CASE_STATUSES } from '@app/domain/case';
import { describe, expect, it } from 'vitest';
import { aCase } from '@app/seed/builders';
import { permutations } from '../testing/permutations.ts';
import { fakeNotices } from '../testing/fake-notices.ts';
import { tell } from '../notification/notice.ts';
import { caseNotices, caseUpdateNotices, sourceOf, toldCase, type ToldCase } from './case-notices.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const submitted: ToldCase = { user_id: 'customer', partner_id: null, status: 'Submitted' };
const assigned: ToldCase = { ...submitted, partner_id: 'p1', status: 'In Progress' };
const handedOver: ToldCase = { ...assigned, partner_id: 'p2' };
const completed: ToldCase = { ...assigned, status: 'Completed' };

async function toldOf(
  before: ToldCase | null,
  after: ToldCase | null,
  { admins, signer = null }: { admins?: string[]; signer?: string | null } = {},
) {
  const { store, told } = fakeNotices(admins);
  await tell(store, { fn: 'f', eventId: 'e', at: AT }, caseNotices('c1', before, after, signer));
  return told();
}

it('the rows of an import are one event on each day in Bangkok; every other change is a separate one', () => {
  const row: ToldCase = { ...submitted, import_id: 'i1' };
  const name = (at: string, after = row) => sourceOf(null, after, 'event', new Date(at));
  expect(name('2026-11-21T16:59:59Z')).toBe(name('2026-11-20T17:00:00Z'));
  expect(name('2026-11-21T17:00:00Z')).not.toBe(name('2026-11-21T16:59:59Z'));
  expect(name('2026-11-21T08:00:00Z', { ...row, user_id: 'another' })).not.toBe(name('2026-11-21T08:00:00Z'));
  expect(sourceOf(null, submitted, 'event', AT)).toBe('event');
  expect(sourceOf(row, { ...row, partner_id: 'p1' }, 'event', AT)).toBe('event');
});

describe('a case', () => {
  it('that is new notifies every admin and nobody else', async () => {
    expect(await toldOf(null, submitted)).toEqual([
      'admin-1 case_created /admin/case/c1',
      'admin-2 case_created /admin/case/c1',
    ]);
  });

  it('that is assigned notifies partner and customer, without another notice of the status it sets', async () => {
    expect(await toldOf(submitted, assigned)).toEqual([
      'customer case_assigned /dashboard/case/c1',
      'p1 case_assigned /partner/case/c1',
    ]);
  });

  it('that is withdrawn notifies only that partner', async () => {
    expect(await toldOf(assigned, submitted)).toEqual(['p1 case_unassigned /partner/dashboard']);
  });

  it('that is withdrawn after its end notifies only that partner: of a reopening its standing tells the customer', async () => {
    for (const status of ['Completed', 'Cancelled'] as const)
      for (const signer of ['admin-1', null])
        expect(await toldOf({ ...assigned, status }, submitted, { signer })).toEqual([
          'p1 case_unassigned /partner/dashboard',
        ]);
    // One that nobody had is opened again by an admin, in both ways.
    expect(await toldOf({ ...submitted, status: 'Cancelled' }, submitted, { signer: 'admin-1' })).toEqual([]);
  });

  it('that is handed over notifies both partners and the customer', async () => {
    expect(await toldOf(completed, handedOver)).toEqual([
      'customer case_assigned /dashboard/case/c1',
      'p1 case_unassigned /partner/dashboard',
      'p2 case_assigned /partner/case/c1',
    ]);
  });

  it('whose partner sets a status notifies the customer and every admin', async () => {
    expect(await toldOf(assigned, completed)).toEqual([
      'admin-1 case_status_changed /admin/case/c1',
      'admin-2 case_status_changed /admin/case/c1',
      'customer case_status_changed /dashboard/case/c1',
    ]);
  });

  it('whose assignment an admin saves again notifies only the customer, if the admin signed', async () => {
    const customers = ['customer case_status_changed /dashboard/case/c1'];
    expect(await toldOf(completed, assigned, { signer: 'admin-1' })).toEqual(customers);
    const admins = ['admin-1', 'admin-2'].map((admin) => `${admin} case_status_changed /admin/case/c1`);
    // Signed by the partner, or not signed: then it is attributed to the partner.
    for (const signer of ['p1', null])
      expect(await toldOf(completed, assigned, { signer })).toEqual([...admins, ...customers]);
  });

  it('whose status is set while nobody is assigned, without a signature, notifies only the customer', async () => {
    expect(await toldOf({ ...submitted, status: 'Cancelled' }, submitted)).toEqual([
      'customer case_status_changed /dashboard/case/c1',
    ]);
  });

  it('that is written without a change, or deleted, notifies nobody', async () => {
    for (const status of CASE_STATUSES) {
      expect(await toldOf({ ...assigned, status }, { ...assigned, status })).toEqual([]);
    }
    expect(await toldOf(assigned, null)).toEqual([]);
  });

  it('of a customer who is an admin now notifies that person once, as an admin', async () => {
    expect(await toldOf(assigned, completed, { admins: ['customer'] })).toEqual([
      'customer case_status_changed /admin/case/c1',
    ]);
  });

  it('has the status as a raw value in the parameters and its Thai name in the text', async () => {
    const { store, stored } = fakeNotices(['admin-1']);
    await tell(store, { fn: 'f', eventId: 'e', at: AT }, caseNotices('c1', assigned, completed, null));
    for (const notification of stored.values()) {
      expect(notification.params).toEqual({ case_id: 'c1', status: 'Completed' });
      expect(notification.message).toContain('สำเร็จ');
    }
  });

  it('is named by its number if it has one', async () => {
    const numbered = { ...completed, case_number: 'DC-6911-0042' };
    for (const notices of [
      caseNotices('c1', { ...assigned, case_number: 'DC-6911-0042' }, numbered, null),
      caseNotices('c1', null, numbered, null),
      caseUpdateNotices('c1', numbered),
    ]) {
      const { store, stored } = fakeNotices(['admin-1']);
      await tell(store, { fn: 'f', eventId: 'e', at: AT }, notices);
      expect(stored.size).toBeGreaterThan(0);
      for (const { params, message } of stored.values()) {
        expect(params).toMatchObject({ case_id: 'c1', case_number: 'DC-6911-0042' });
        expect(message).toContain('DC-6911-0042');
      }
    }
  });

  it('reaches the notices without debtor and amount', () => {
    expect(toldCase.parse(aCase())).toEqual({
      user_id: aCase().user_id,
      partner_id: null,
      status: 'Submitted',
    });
  });
});

describe('a case update', () => {
  it.each([
    ['p1', ['admin-1', 'admin-2', 'customer']],
    ['admin-1', ['admin-2', 'customer', 'p1']],
    ['somebody else', ['admin-1', 'admin-2', 'customer', 'p1']],
  ])('by %s notifies everyone concerned but the author', async (except, receivers) => {
    const { store, stored } = fakeNotices();
    await tell(store, { fn: 'f', eventId: 'e', at: AT, except }, caseUpdateNotices('c1', assigned));
    expect([...stored.values()].map(({ user_id }) => user_id).sort()).toEqual(receivers);
  });

  it('sent in spite of its wording tells admins so, and nobody else, without a word of it', async () => {
    const { store, stored } = fakeNotices(['admin-1']);
    await tell(
      store,
      { fn: 'f', eventId: 'e', at: AT, except: 'p1' },
      caseUpdateNotices('c1', assigned, true),
    );
    const told = new Map([...stored.values()].map((notice) => [notice.user_id, notice]));
    expect(told.get('admin-1')?.params).toEqual({ case_id: 'c1', wording: true });
    expect(told.get('admin-1')?.title).toBe('มีความคืบหน้าที่ควรตรวจถ้อยคำ');
    expect(told.get('customer')?.params).toEqual({ case_id: 'c1' });
    expect(told.get('customer')?.title).toBe('มีความคืบหน้าใหม่');
  });

  it('of an unassigned case notifies admins and customer, each with a link to their own page', async () => {
    const { store, told } = fakeNotices(['admin-1']);
    await tell(store, { fn: 'f', eventId: 'e', at: AT }, caseUpdateNotices('c1', submitted));
    expect(told()).toEqual([
      'admin-1 case_update_added /admin/case/c1',
      'customer case_update_added /dashboard/case/c1',
    ]);
  });
});

describe('deliveries', () => {
  const LIFE: [ToldCase | null, ToldCase][] = [
    [null, submitted],
    [submitted, assigned],
    [assigned, completed],
    [completed, handedOver],
  ];
  const deliver = (store: ReturnType<typeof fakeNotices>['store'], index: number) => {
    const [before, after] = LIFE[index]!;
    return tell(
      store,
      { fn: 'f', eventId: `e${index}`, at: new Date(AT.getTime() + index) },
      caseNotices('c1', before, after, null),
    );
  };

  it('in every order of four events write the same notifications, with the same times', async () => {
    const results = new Set<string>();
    for (const order of permutations([0, 1, 2, 3])) {
      const { store, stored } = fakeNotices();
      for (const index of order) await deliver(store, index);
      results.add(JSON.stringify([...stored.entries()].sort(([a], [b]) => a.localeCompare(b))));
    }
    expect(results.size).toBe(1);
    expect([...results][0]).toContain('case_unassigned');
  });

  it('fifty sequential and fifty concurrent ones write the notification once', async () => {
    const { store, stored } = fakeNotices();
    for (let time = 0; time < 50; time++) await deliver(store, 2);
    await Promise.all(Array.from({ length: 50 }, () => deliver(store, 2)));
    expect(stored.size).toBe(3);
  });

  it('repeated after the receiver has read the notification leave it read', async () => {
    const { store, stored } = fakeNotices();
    await deliver(store, 1);
    for (const [id, notification] of stored) stored.set(id, { ...notification, is_read: true });
    await deliver(store, 1);
    expect([...stored.values()].every(({ is_read }) => is_read)).toBe(true);
  });

  it('of one event by two functions write two notifications', async () => {
    const { store, stored } = fakeNotices();
    for (const fn of ['one', 'two'])
      await tell(store, { fn, eventId: 'e', at: AT }, caseNotices('c1', submitted, assigned, null));
    expect(stored.size).toBe(4);
  });
});

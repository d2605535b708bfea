import { caseEventSchema, type CaseEvent } from '@app/domain/case-event';
import { CASE_STATUSES } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { permutations } from '../testing/permutations.ts';
import {
  caseHappenings,
  record,
  recordedCase,
  type CaseEventStore,
  type RecordedCase,
} from './case-events.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const submitted: RecordedCase = {
  user_id: 'customer',
  partner_id: null,
  status: 'Submitted',
  file_urls: null,
};
const assigned: RecordedCase = { ...submitted, partner_id: 'p1', status: 'In Progress' };
const handedOver: RecordedCase = { ...assigned, partner_id: 'p2' };
const completed: RecordedCase = { ...assigned, status: 'Completed' };
const withFiles = (of: RecordedCase, ...file_urls: string[]): RecordedCase => ({ ...of, file_urls });

/** `kind role:uid status→status partner→partner files`, without what is null. */
function linesOf(before: RecordedCase | null, after: RecordedCase | null, signer: string | null = null) {
  return caseHappenings(before, after, signer).map((one) =>
    [
      one.kind,
      `${one.actor_role}:${one.actor_id ?? '?'}`,
      (one.from_status ?? one.to_status) && `${one.from_status ?? ''}→${one.to_status ?? ''}`,
      (one.from_partner_id ?? one.to_partner_id) && `${one.from_partner_id ?? ''}→${one.to_partner_id ?? ''}`,
      one.file_count,
    ]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
}

describe('a write of a case', () => {
  it.each([
    ['a new case', null, submitted, null, ['case_created customer:customer →Submitted']],
    [
      'a new case with files',
      null,
      withFiles(submitted, 'a', 'b'),
      null,
      ['case_created customer:customer →Submitted 2'],
    ],
    [
      'an assignment, with the status that it sets',
      submitted,
      assigned,
      'boss',
      ['assigned admin:boss Submitted→In Progress →p1'],
    ],
    [
      'an assignment that is not signed',
      submitted,
      assigned,
      null,
      ['assigned admin:? Submitted→In Progress →p1'],
    ],
    ['a withdrawal', completed, submitted, 'boss', ['unassigned admin:boss Completed→Submitted p1→']],
    ['a handing over', assigned, handedOver, 'boss', ['handed_over admin:boss p1→p2']],
    [
      'a hand-over of a finished case',
      completed,
      handedOver,
      'boss',
      ['handed_over admin:boss Completed→In Progress p1→p2'],
    ],
    [
      'a status by the partner',
      assigned,
      completed,
      'p1',
      ['status_changed partner:p1 In Progress→Completed'],
    ],
    [
      'a status that is not signed',
      assigned,
      completed,
      null,
      ['status_changed partner:p1 In Progress→Completed'],
    ],
    [
      'an admin who saves the same partner again',
      completed,
      assigned,
      'boss',
      ['status_changed admin:boss Completed→In Progress'],
    ],
    [
      'the same, not signed: attributed to the partner',
      completed,
      assigned,
      null,
      ['status_changed partner:p1 Completed→In Progress'],
    ],
    [
      'a status that an admin may set while nobody is assigned',
      { ...submitted, status: 'Cancelled' },
      submitted,
      null,
      ['status_changed admin:? Cancelled→Submitted'],
    ],
    [
      'a status that the rules deny',
      assigned,
      { ...assigned, status: 'Submitted' },
      null,
      ['status_changed system:? In Progress→Submitted'],
    ],
    [
      'further files',
      withFiles(assigned, 'a'),
      withFiles(assigned, 'a', 'b', 'c'),
      'customer',
      ['files_added customer:customer 2'],
    ],
    ['the first files', assigned, withFiles(assigned, 'a'), null, ['files_added customer:customer 1']],
    [
      'a file that was removed',
      withFiles(assigned, 'a', 'b'),
      withFiles(assigned, 'b'),
      null,
      ['files_removed system:? 1'],
    ],
    ['the last file taken away', withFiles(assigned, 'a'), assigned, null, ['files_removed system:? 1']],
    [
      'files and a status at once',
      assigned,
      withFiles(completed, 'a'),
      null,
      ['status_changed partner:p1 In Progress→Completed', 'files_added customer:customer 1'],
    ],
    [
      'an assignment with a status that it does not set',
      submitted,
      { ...assigned, status: 'Completed' },
      null,
      ['assigned admin:? →p1', 'status_changed system:? Submitted→Completed'],
    ],
    ['a case that is gone', assigned, null, null, []],
  ] as [string, RecordedCase | null, RecordedCase | null, string | null, string[]][])(
    '%s',
    (_what, before, after, signer, lines) => {
      expect(linesOf(before, after, signer)).toEqual(lines);
    },
  );

  it('without a change is no event, signed or not', () => {
    for (const status of CASE_STATUSES) {
      for (const signer of [null, 'boss'])
        expect(linesOf({ ...assigned, status }, { ...assigned, status }, signer)).toEqual([]);
    }
  });

  it('reaches the record without debtor and amount', () => {
    expect(Object.keys(recordedCase.parse(aCase())).sort()).toEqual([
      'file_urls',
      'partner_id',
      'status',
      'user_id',
    ]);
  });
});

/** The subcollection in memory, with an atomic `create` as in a batch of Firestore's. */
function fakeRecord(names: Record<string, string> = { customer: 'สุภาพร', p1: 'ธนกฤต', boss: 'ณัฐวุฒิ' }) {
  const stored = new Map<string, CaseEvent>();
  const store: CaseEventStore = {
    nameOf: async (uid) => names[uid] ?? '',
    async create(events) {
      // As with real requests, other calls interleave here.
      await Promise.resolve();
      if (events.some(({ id }) => stored.has(id))) return;
      for (const event of events) stored.set(event.id, z.strictObject(caseEventSchema.shape).parse(event));
    },
  };
  return { store, stored, names };
}

describe('the record', () => {
  const LIFE: [RecordedCase | null, RecordedCase, string | null][] = [
    [null, submitted, null],
    [submitted, assigned, 'boss'],
    [assigned, withFiles(completed, 'a'), null],
    [withFiles(completed, 'a'), handedOver, 'boss'],
  ];
  const deliver = (store: CaseEventStore, index: number) => {
    const [before, after, signer] = LIFE[index]!;
    const cause = { caseId: 'c1', eventId: `e${index}`, at: new Date(AT.getTime() + index) };
    return record(store, cause, caseHappenings(before, after, signer));
  };

  it('names case, actor and time, and no actor if none is known', async () => {
    const { store, stored } = fakeRecord();
    expect(await deliver(store, 1)).toBe(1);
    expect([...stored.values()]).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        case_id: 'c1',
        kind: 'assigned',
        from_status: 'Submitted',
        to_status: 'In Progress',
        from_partner_id: null,
        to_partner_id: 'p1',
        actor_id: 'boss',
        actor_role: 'admin',
        actor_name: 'ณัฐวุฒิ',
        created_at: new Date(AT.getTime() + 1),
      },
    ]);
    stored.clear();
    await record(store, { caseId: 'c1', eventId: 'e', at: AT }, caseHappenings(submitted, assigned, null));
    await record(store, { caseId: 'c1', eventId: 'f', at: AT }, caseHappenings(submitted, assigned, 'gone'));
    expect([...stored.values()].map(({ actor_name }) => actor_name)).toEqual(['', '']);
  });

  it('is the same in every order of four writes', async () => {
    const results = new Set<string>();
    for (const order of permutations([0, 1, 2, 3])) {
      const { store, stored } = fakeRecord();
      for (const index of order) await deliver(store, index);
      results.add(JSON.stringify([...stored.entries()].sort(([a], [b]) => a.localeCompare(b))));
    }
    expect(results.size).toBe(1);
    expect(JSON.parse([...results][0] ?? '')).toHaveLength(6);
  });

  it('is written once when a write is delivered twenty times, and twenty times concurrently', async () => {
    const { store, stored } = fakeRecord();
    for (let time = 0; time < 20; time++) await deliver(store, 2);
    await Promise.all(Array.from({ length: 20 }, () => deliver(store, 2)));
    expect([...stored.values()].map(({ kind }) => kind).sort()).toEqual(['files_added', 'status_changed']);
  });

  it('keeps the earlier name when a late delivery finds another', async () => {
    const { store, stored, names } = fakeRecord();
    await deliver(store, 1);
    names.boss = 'คนใหม่';
    await deliver(store, 1);
    expect([...stored.values()].map(({ actor_name }) => actor_name)).toEqual(['ณัฐวุฒิ']);
  });
});

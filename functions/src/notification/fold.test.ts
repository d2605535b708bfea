import type { Notification } from '@app/domain/notification';
import type { Role } from '@app/domain/roles';
import { describe, expect, it } from 'vitest';
import { fakeFolds, newFoldMemory } from '../testing/fake-folds.ts';
import { FoldQueue } from './fold-queue.ts';
import { FOLD_WITHIN_MS, paceOf } from './fold-rates.ts';
import { listOf, type Stream, type Told } from './fold.ts';
import { notificationId } from './notice.ts';

const START = Date.parse('2026-11-21T02:00:00Z');
const PACE = paceOf('case_update_added');

function streamOf(kind: Stream['kind'], uid: string | null = null): Stream {
  const receiver = uid === null ? 'admin' : 'customer';
  return { id: `${kind}:${receiver}:${uid ?? 'admins 0'}`, kind, receiver, uid };
}

/** @param at in ms after nine o'clock in Bangkok */
function event(stream: Stream, name: string, at: number, receivers: readonly string[] = ['boss']): Told {
  const created_at = new Date(START + at);
  const drafts = receivers.map((user_id): Notification => {
    return {
      id: notificationId('f', name, user_id),
      user_id,
      title: 'เรื่องเดียว',
      message: 'เรื่องเดียว',
      is_read: false,
      created_at,
      link_to: '/one',
      kind: stream.kind,
      params: { of: name },
    };
  });
  return { id: `${stream.id}-${name}`, at: created_at, drafts };
}

/** Several processes of one function, and the notifications that they have written. */
function firm(processes = 1) {
  const stored = new Map<string, Notification>();
  const memory = newFoldMemory();
  const commits: number[] = [];
  const queues = Array.from({ length: processes }, () => new FoldQueue(fakeFolds(stored, memory, commits)));
  const tell = (stream: Stream, told: Told, process = 0) =>
    queues[process % processes]?.add(stream, told) ?? Promise.reject(new Error('no process'));
  const of = (user: string) => [...stored.values()].filter(({ user_id }) => user_id === user);
  const countOf = ({ params }: Notification) => Number(params.count ?? 1);
  const total = (user: string) => of(user).reduce((sum, one) => sum + countOf(one), 0);
  const read = (id: string) => {
    const one = stored.get(id);
    if (one) stored.set(id, { ...one, is_read: true });
    memory.versions.set(id, (memory.versions.get(id) ?? 0) + 1);
  };
  return { stored, commits, tell, of, total, read, countOf };
}

const letters = streamOf('contact_received');
const notes = streamOf('case_update_added', 'customer');

describe('messages of the contact page', () => {
  it('are folded into the first one when they come within a short time', async () => {
    const { tell, of } = firm();
    for (const minute of [0, 4, 13]) await tell(letters, event(letters, `m${minute}`, minute * 60_000));
    expect(of('boss')).toEqual([
      {
        id: notificationId('f', 'm0', 'boss'),
        user_id: 'boss',
        title: 'มีข้อความติดต่อใหม่หลายรายการ',
        message: 'ข้อความใหม่ 3 รายการตั้งแต่ 09.00 น.',
        is_read: false,
        created_at: new Date(START + 13 * 60_000),
        link_to: '/admin/contact-messages',
        kind: 'contact_received',
        params: { count: 3, since: '2026-11-21T02:00:00.000Z' },
      },
    ]);
  });

  it('that come slowly get one notification each, unchanged', async () => {
    const { tell, of } = firm();
    for (const step of [0, 1, 2]) {
      const one = event(letters, `m${step}`, step * (FOLD_WITHIN_MS + 1));
      await tell(letters, one);
      expect(of('boss')).toContainEqual(one.drafts[0]);
    }
    expect(of('boss')).toHaveLength(3);
  });

  it('begin another notification when the folded one has been read, and leave the read one unchanged', async () => {
    const { tell, of, read } = firm();
    await tell(letters, event(letters, 'a', 0, ['boss', 'deputy']));
    await tell(letters, event(letters, 'b', 1_000, ['boss', 'deputy']));
    read(notificationId('f', 'a', 'boss'));
    await tell(letters, event(letters, 'c', 2_000, ['boss', 'deputy']));
    await tell(letters, event(letters, 'd', 3_000, ['boss', 'deputy']));
    const seen = (user: string) => of(user).map(({ is_read, params }) => [is_read, params.count]);
    expect(seen('boss')).toEqual([
      [true, 2],
      [false, 2],
    ]);
    expect(seen('deputy')).toEqual([[false, 4]]);
  });

  it('name the day when the first came on another day', async () => {
    const { tell, of } = firm();
    const night = 15 * 60 * 60_000 - 60_000;
    await tell(letters, event(letters, 'a', night));
    await tell(letters, event(letters, 'b', night + 120_000));
    expect(of('boss')[0]?.message).toBe('ข้อความใหม่ 2 รายการตั้งแต่ 21 พ.ย. 23.59 น.');
  });
});

describe('events at an ordinary pace', () => {
  it('get one notification each, and are folded beyond it', async () => {
    const { tell, of, total } = firm();
    for (let note = 0; note < PACE; note++) await tell(notes, event(notes, `n${note}`, note, ['customer']));
    expect(of('customer').map(({ title }) => title)).toEqual(Array(PACE).fill('เรื่องเดียว'));
    for (let note = PACE; note < 200; note++) await tell(notes, event(notes, `n${note}`, note, ['customer']));
    expect(of('customer')).toHaveLength(PACE + 1);
    expect(total('customer')).toBe(200);
    expect(of('customer').at(-1)).toMatchObject({
      message: `ความคืบหน้าใหม่ ${200 - PACE} รายการตั้งแต่ 09.00 น.`,
      link_to: '/dashboard',
    });
  });

  it('keep the single text while only one event is folded', async () => {
    const { tell, of } = firm();
    for (let note = 0; note <= PACE; note++) await tell(notes, event(notes, `n${note}`, note, ['customer']));
    expect(of('customer').at(-1)).toMatchObject({
      title: 'เรื่องเดียว',
      link_to: '/one',
      params: { of: `n${PACE}`, count: 1 },
    });
  });

  it('of another kind or for another receiver are not folded with them', async () => {
    const { tell, of } = firm();
    const cases = streamOf('case_created');
    for (let step = 0; step < PACE; step++) {
      await tell(letters, event(letters, `m${step}`, step));
      await tell(cases, event(cases, `c${step}`, step));
      await tell(notes, event(notes, `n${step}`, step, ['customer']));
    }
    expect(of('boss').filter(({ kind }) => kind === 'case_created')).toHaveLength(PACE);
    expect(of('boss').filter(({ kind }) => kind === 'contact_received')).toHaveLength(1);
    expect(of('customer')).toHaveLength(PACE);
  });
});

describe('a thousand concurrent events', () => {
  const thousand = Array.from({ length: 1_000 }, (_, number) => event(letters, `m${number}`, number));

  it('in one process are counted in few commits', async () => {
    const { tell, of, total, commits } = firm();
    await Promise.all(thousand.map((one) => tell(letters, one)));
    expect([of('boss').length, total('boss')]).toEqual([1, 1_000]);
    expect(commits.length).toBeLessThan(20);
  });

  it('in twenty processes, in any order and each delivered twice, are counted once', async () => {
    const { tell, of, total } = firm(20);
    const shuffled = thousand.map((one, number) => ({ one, place: (number * 7_919) % 1_009 }));
    shuffled.sort((a, b) => a.place - b.place);
    const deliveries = [...shuffled, ...shuffled.toReversed()].map(({ one }, number) =>
      tell(letters, one, number),
    );
    await Promise.all(deliveries);
    expect(total('boss')).toBe(1_000);
    expect(of('boss').length).toBeLessThanOrEqual(2);
  });
});

it('a repeated delivery is not counted, whether the event was folded or not', async () => {
  const { tell, total } = firm(2);
  const all = Array.from({ length: PACE + 3 }, (_, number) =>
    event(notes, `n${number}`, number, ['customer']),
  );
  for (const one of all) await tell(notes, one);
  for (const one of all.toReversed()) await tell(notes, one, 1);
  expect(total('customer')).toBe(all.length);
});

it('another error is thrown, and the next event is still written', async () => {
  const stored = new Map<string, Notification>();
  const store = fakeFolds(stored);
  const { commit } = store;
  let broken = true;
  store.commit = (...all) => (broken ? Promise.reject(new Error('no network')) : commit(...all));
  const queue = new FoldQueue(store);
  await expect(queue.add(letters, event(letters, 'a', 0))).rejects.toThrow('no network');
  broken = false;
  await queue.add(letters, event(letters, 'b', 1));
  expect(stored.size).toBe(1);
});

it.each<[Role, Stream['kind'], string]>([
  ['admin', 'contact_received', '/admin/contact-messages'],
  ['admin', 'partner_registered', '/admin/partners'],
  ['admin', 'paper_shown', '/admin/partners'],
  ['admin', 'case_update_added', '/admin/cases'],
  ['partner', 'case_assigned', '/partner/dashboard'],
  ['customer', 'case_update_added', '/dashboard'],
])('%s: a folded notification of %s links to %s', (receiver, kind, page) => {
  expect(listOf(kind, receiver)).toBe(page);
});

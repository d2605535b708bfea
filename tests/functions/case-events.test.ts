import { caseEventSchema, type CaseEvent } from '@app/domain/case-event';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliver } from './deliver.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { expectTold } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

const DEBTOR = 'นายลูกหนี้ประวัติ';
const AMOUNT = 876_543.21;

let boss: string;
let customer: string;
let first: string;
let second: string;

beforeAll(async () => {
  [boss, customer] = await Promise.all([person('boss', 'admin'), person('customer')]);
  [first, second] = await Promise.all([
    person('first', 'partner', 'Approved'),
    person('second', 'partner', 'Approved'),
  ]);
  // The first events start processes: wait for that once.
  const id = newId('case');
  await db.doc(paths.case(id)).set(aCase({ user_id: customer }));
  await until(
    'the first event',
    () => eventsOf(id),
    (events) => events.length === 1,
  );
});

async function eventsOf(id: string): Promise<CaseEvent[]> {
  const found = await db.collection(paths.caseEvents(id)).orderBy('created_at').get();
  return found.docs.map((item) =>
    z.strictObject(caseEventSchema.shape).parse({ id: item.id, ...item.data() }),
  );
}

/** Waits for this number of events, and a little longer for one too many. */
async function settled(id: string, count: number): Promise<CaseEvent[]> {
  await until(
    `events of ${id}`,
    () => eventsOf(id),
    (events) => events.length >= count,
  );
  await quiet();
  const events = await eventsOf(id);
  expect(events).toHaveLength(count);
  return events;
}

const file = (name: string) => `case-files/${customer}/1719900000000-${name}.pdf`;

/** A case in the given state, whose creation is recorded. */
async function newCase(fields: Parameters<typeof aCase>[0] = {}): Promise<string> {
  const id = newId('case');
  const document = aCase({ user_id: customer, debtor_name: DEBTOR, amount: AMOUNT, ...fields });
  await db.doc(paths.case(id)).set(document);
  await settled(id, 1);
  return id;
}

/** A write of a contract client: unsigned. @returns when it was written */
const write = async (id: string, fields: object) =>
  (
    await db.doc(paths.case(id)).update({ ...fields, updated_at: FieldValue.serverTimestamp() })
  ).writeTime.toDate();

/** A write of our own client: signed. */
const signed = (uid: string) => ({ updated_by: { uid, at: FieldValue.serverTimestamp() } });

const NOTHING = { from_status: null, to_status: null, from_partner_id: null, to_partner_id: null };

it('every step of a case is recorded with the values before and after', async () => {
  const id = newId('case');
  const life: [Partial<CaseEvent>, () => Promise<Date>][] = [
    [
      { kind: 'case_created', to_status: 'Submitted', actor_id: customer, actor_role: 'customer' },
      async () => {
        const document = aCase({ user_id: customer, debtor_name: DEBTOR, amount: AMOUNT });
        return (await db.doc(paths.case(id)).set(document)).writeTime.toDate();
      },
    ],
    [
      {
        kind: 'assigned',
        from_status: 'Submitted',
        to_status: 'In Progress',
        to_partner_id: first,
        actor_id: boss,
        actor_role: 'admin',
      },
      () => write(id, { partner_id: first, status: 'In Progress', ...signed(boss) }),
    ],
    [
      {
        kind: 'status_changed',
        from_status: 'In Progress',
        to_status: 'Completed',
        actor_id: first,
        actor_role: 'partner',
      },
      () => write(id, { status: 'Completed', ...signed(first) }),
    ],
    [
      {
        kind: 'handed_over',
        from_status: 'Completed',
        to_status: 'In Progress',
        from_partner_id: first,
        to_partner_id: second,
        actor_id: boss,
        actor_role: 'admin',
      },
      () => write(id, { partner_id: second, status: 'In Progress', ...signed(boss) }),
    ],
    [
      {
        kind: 'unassigned',
        from_status: 'In Progress',
        to_status: 'Submitted',
        from_partner_id: second,
        actor_id: boss,
        actor_role: 'admin',
      },
      () => write(id, { partner_id: null, status: 'Submitted', ...signed(boss) }),
    ],
  ];
  const expected: Partial<CaseEvent>[] = [];
  for (const [event, act] of life) {
    const actor_name = { [customer]: 'customer', [boss]: 'boss', [first]: 'first' }[event.actor_id ?? ''];
    expected.push({
      case_id: id,
      ...NOTHING,
      ...event,
      actor_name: actor_name ?? '',
      created_at: await act(),
    });
    // One after the other: the emulator would start a process for each concurrent event.
    await until(
      'its event',
      () => eventsOf(id),
      ({ length }) => length === expected.length,
    );
  }
  const events = await settled(id, life.length);
  expect(events.map(({ id: _id, ...rest }) => rest)).toEqual(expected);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${DEBTOR}|876.?543|บริษัท`));
});

describe('files', () => {
  it('of a new case are counted in its event; only the server can remove one', async () => {
    const id = newId('case');
    await db.doc(paths.case(id)).set(aCase({ user_id: customer, file_urls: [file('a')] }));
    const [created] = await settled(id, 1);
    expect(created).toMatchObject({ kind: 'case_created', file_count: 1 });
    await write(id, { file_urls: null });
    const [, removed] = await settled(id, 2);
    expect(removed).toMatchObject({
      ...NOTHING,
      kind: 'files_removed',
      file_count: 1,
      actor_id: null,
      actor_role: 'system',
      actor_name: '',
    });
  });

  it('that are added are recorded for the customer; together with a status they are two events', async () => {
    const id = await newCase({ partner_id: first, status: 'In Progress' });
    await write(id, { file_urls: [file('a'), file('b')], ...signed(customer) });
    const at = await settled(id, 2).then(async ([, added]) => {
      expect(added).toMatchObject({ kind: 'files_added', file_count: 2, actor_id: customer });
      return write(id, { file_urls: [file('a'), file('b'), file('c')], status: 'Cancelled' });
    });
    const both = (await settled(id, 4)).slice(2);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['files_added', 'status_changed']);
    for (const { created_at } of both) expect(created_at).toEqual(at);
  });
});

describe('the actor', () => {
  it('is inferred for an unsigned write of a contract client', async () => {
    const id = await newCase();
    await write(id, { partner_id: first, status: 'In Progress' });
    await settled(id, 2);
    await write(id, { status: 'Completed' });
    const [, assigned, completed] = await settled(id, 3);
    expect(assigned).toMatchObject({ actor_id: null, actor_role: 'admin', actor_name: '' });
    expect(completed).toMatchObject({ actor_id: first, actor_role: 'partner', actor_name: 'first' });
  });

  it('is not taken from an older signature', async () => {
    const id = await newCase();
    await write(id, { partner_id: first, status: 'In Progress', ...signed(boss) });
    await settled(id, 2);
    // Unsigned, and by the server without a new updated_at.
    await write(id, { status: 'Completed' });
    await settled(id, 3);
    await db.doc(paths.case(id)).update({ status: 'Cancelled' });
    const [, assigned, ...later] = await settled(id, 4);
    expect(assigned).toMatchObject({ actor_id: boss, actor_name: 'boss' });
    for (const one of later) expect(one).toMatchObject({ actor_id: first, actor_role: 'partner' });
  });

  it('is the admin who signs for the same partner again, and the admins are not notified', async () => {
    const id = await newCase({ partner_id: first, status: 'Completed' });
    const again = { partner_id: first, status: 'In Progress', ...signed(boss) };
    await expectTold(() => write(id, again), [`${customer} case_status_changed /dashboard/case/${id}`]);
    const [, event] = await settled(id, 2);
    expect(event).toMatchObject({ kind: 'status_changed', actor_id: boss, actor_role: 'admin' });
  });

  it('is not recorded for a write that changes nothing', async () => {
    const id = await newCase({ partner_id: first, status: 'In Progress' });
    await write(id, { status: 'In Progress', ...signed(first) });
    await db.doc(paths.case(id)).update({ search_words: ['x'] });
    await settled(id, 1);
  });
});

it('one write delivered twenty times is recorded once, under the name at that time', async () => {
  const id = newId('case');
  const text = (stringValue: string) => ({ stringValue });
  const files = (...names: string[]) => ({
    arrayValue: { values: names.map((name) => text(file(name))) },
  });
  const fields = (status: string, ...names: string[]) => ({
    user_id: text(customer),
    partner_id: text(first),
    status: text(status),
    file_urls: files(...names),
    updated_at: { timestampValue: '2026-11-21T08:00:00.123456Z' },
  });
  const change = {
    eventId: newId('event'),
    document: paths.case(id),
    before: fields('In Progress', 'a'),
    after: fields('Completed', 'a', 'b'),
    updateTime: '2026-11-21T08:00:00.123456Z',
  };
  await deliver('followCase', change, 20);
  const events = await eventsOf(id);
  expect(events.map(({ kind }) => kind).sort()).toEqual(['files_added', 'status_changed']);
  await db.doc(paths.profile(first)).update({ full_name: 'ชื่อใหม่' });
  await deliver('followCase', change, 3);
  expect(await eventsOf(id)).toEqual(events);
  await db.doc(paths.profile(first)).update({ full_name: 'first' });
});

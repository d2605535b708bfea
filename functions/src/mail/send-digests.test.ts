import { acceptanceDeadline } from '@app/domain/commitment-policy';
import type { MailedNotice } from '@app/domain/contracts/render-page';
import type { MailChoice, Notification, NotificationKind } from '@app/domain/notification';
import { expect, it } from 'vitest';
import { GIVE_UP_AFTER_MS } from '../lib/event.ts';
import type { Reader } from './notice-mail.ts';
import { sendDigests, type BegunRun, type DigestStore } from './send-digests.ts';

const NOW = new Date('2026-11-26T00:30:00Z');
const HOUR = 3_600_000;
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

function notice(user_id: string, kind: NotificationKind, created_at: Date): Notification {
  return {
    id: `${user_id}-${kind}-${created_at.getTime()}`,
    user_id,
    title: '',
    message: '',
    is_read: false,
    created_at,
    kind,
    params: {},
  };
}

/** Stored notifications, at the time of their events unless `storedAt` says another, and mails in memory. */
function fakeDigests(
  stored: readonly (Notification & { storedAt?: Date })[],
  off: Readonly<Record<string, readonly MailChoice[]>> = {},
) {
  const mails = new Map<string, readonly MailedNotice[]>();
  const state = {
    until: null as Date | null,
    begun: null as BegunRun | null,
    dieAfter: Infinity,
    broken: new Set<string>(),
    mailed: new Set<string>(),
  };
  const reports: string[] = [];
  const store: DigestStore = {
    lastRun: async () => ({ until: state.until, begun: state.begun }),
    begin: async (begun) => void (state.begun = begun),
    async *unread(after, until) {
      for (const { storedAt, ...notification } of stored) {
        const { created_at, is_read } = notification;
        if (!is_read && created_at > after && created_at <= until)
          yield { notification, storedAt: storedAt ?? created_at };
      }
    },
    readers: async (uids) =>
      uids
        .filter((uid) => uid !== 'unverified')
        .map((uid): Reader => ({
          uid,
          email: `${uid}@example.com`,
          language: 'en',
          off: new Set(off[uid]),
          isAdmin: false,
          partner: null,
        })),
    mailedAmong: async (ids) => new Set(ids.filter((id) => state.mailed.has(id))),
    async send(day, { uid }, notices) {
      if (state.dieAfter === 0) throw new Error('killed');
      if (state.broken.has(uid)) throw new Error('unavailable');
      const id = `digest-${uid}-${day}`;
      if (mails.has(id)) return false;
      mails.set(id, notices);
      state.dieAfter -= 1;
      return true;
    },
    finish: async (until) => void (state.until = until),
    report: (uid) => void reports.push(uid),
  };
  return { store, mails, state, reports };
}

it('writes one mail to each reader, with what is unread, the newest first', async () => {
  const older = notice('a', 'case_assigned', before(20));
  const newer = notice('a', 'case_update_added', before(2));
  const read = { ...notice('a', 'case_held', before(3)), is_read: true };
  const { store, mails } = fakeDigests([older, read, newer, notice('b', 'case_created', before(1.5))]);
  expect(await sendDigests(store, NOW)).toEqual({ mailed: 2, failed: 0 });
  expect(mails.get('digest-a-2026-11-26')).toEqual([newer, older]);
  expect([...mails.keys()]).toEqual(['digest-a-2026-11-26', 'digest-b-2026-11-26']);
});

it('leaves out what was mailed at once, what a reader does without, and readers who want none', async () => {
  const all = ['a', 'b', 'c', 'unverified'].flatMap((uid) => [
    notice(uid, 'limitation_near', before(3)),
    notice(uid, 'case_assigned', before(2)),
    notice(uid, 'case_update_added', before(1.5)),
  ]);
  const { store, mails, state } = fakeDigests(all, { b: ['case_assigned'], c: ['digest'] });
  for (const { id, kind } of all) if (kind === 'limitation_near') state.mailed.add(id);
  await sendDigests(store, NOW);
  const kinds = [...mails].map(([id, notices]) => [id, notices.map(({ kind }) => kind)]);
  expect(kinds).toEqual([
    ['digest-a-2026-11-26', ['case_update_added', 'case_assigned']],
    ['digest-b-2026-11-26', ['case_update_added']],
  ]);
});

it('does not write where nothing is left to tell', async () => {
  const only = notice('a', 'limitation_near', before(2));
  const { store, mails, state } = fakeDigests([only]);
  state.mailed.add(only.id);
  expect(await sendDigests(store, NOW)).toEqual({ mailed: 0, failed: 0 });
  expect(mails.size).toBe(0);
  expect(state.until).not.toBeNull();
});

it('holds what could not be mailed at once: too many of a kind that day, or several in one notification', async () => {
  const mailed = notice('a', 'limitation_near', before(5));
  const tooMany = notice('a', 'limitation_near', before(4));
  const counted = { ...notice('a', 'limitation_near', before(3)), params: { count: 7 } };
  const unwanted = notice('b', 'limitation_near', before(2));
  const { store, mails, state } = fakeDigests([mailed, tooMany, counted, unwanted], {
    b: ['limitation_near'],
  });
  for (const { id } of [mailed, counted]) state.mailed.add(id);
  expect(await sendDigests(store, NOW)).toEqual({ mailed: 1, failed: 0 });
  expect(mails.get('digest-a-2026-11-26')).toEqual([counted, tooMany]);
});

it('goes on where the last completed run has ended, and leaves what a retry may still write to the next', async () => {
  const settled = notice('a', 'case_assigned', before(1.5));
  const fresh = notice('a', 'case_held', new Date(NOW.getTime() - GIVE_UP_AFTER_MS));
  const { store, mails } = fakeDigests([settled, fresh]);
  await sendDigests(store, NOW);
  await sendDigests(store, new Date(NOW.getTime() + 24 * HOUR));
  expect(mails.get('digest-a-2026-11-26')).toEqual([settled]);
  expect(mails.get('digest-a-2026-11-27')).toEqual([fresh]);
});

it('holds what was stored up to a day after its event, once: the run of that day could not read it', async () => {
  const seen = notice('a', 'case_assigned', before(3));
  const late = { ...notice('a', 'case_held', before(2)), storedAt: new Date(NOW.getTime() + HOUR) };
  const { store, mails } = fakeDigests([seen]);
  const later = fakeDigests([seen, late]);
  await sendDigests(store, NOW);
  later.state.until = (await store.lastRun()).until;
  for (const days of [1, 2]) await sendDigests(later.store, new Date(NOW.getTime() + days * 24 * HOUR));
  expect([...mails.values(), ...later.mails.values()].map((all) => all.map(({ kind }) => kind))).toEqual([
    ['case_assigned'],
    ['case_held'],
  ]);
});

it('what is stored while a killed run waits for its repetition is in the mail of the next day', async () => {
  const late = { ...notice('a', 'case_held', before(2)), storedAt: new Date(NOW.getTime() + HOUR / 2) };
  const { store, mails, state } = fakeDigests([
    ...['a', 'b'].map((uid) => notice(uid, 'case_assigned', before(3))),
    late,
  ]);
  state.dieAfter = 1;
  await expect(sendDigests(store, NOW)).rejects.toThrow('killed');
  state.dieAfter = Infinity;
  for (const hours of [1, 25]) await sendDigests(store, new Date(NOW.getTime() + hours * HOUR));
  expect([...mails].map(([id, all]) => [id, all.map(({ kind }) => kind)])).toEqual([
    ['digest-a-2026-11-26', ['case_assigned']],
    ['digest-b-2026-11-26', ['case_assigned']],
    ['digest-a-2026-11-27', ['case_held']],
  ]);
});

it.each([0, 30, 60])(
  'holds the reminder of an acceptance on its last day, %i minutes late',
  async (minutes) => {
    const { remind_at, due_at } = acceptanceDeadline(new Date('2026-11-24T03:00:00Z'));
    const written = new Date(remind_at.getTime() + minutes * 60_000);
    const reminder = { ...notice('a', 'case_acceptance', written), params: { state: 'reminder' } };
    const { store, mails } = fakeDigests([reminder]);
    await sendDigests(store, NOW);
    expect([...mails]).toEqual([['digest-a-2026-11-26', [reminder]]]);
    expect(NOW < due_at).toBe(true);
  },
);

it('goes back seven days, however long no run was completed', async () => {
  const early = notice('a', 'case_assigned', before(7 * 24 + 1));
  const late = notice('a', 'case_held', before(7 * 24 - 1));
  const { store, mails } = fakeDigests([early, late]);
  await sendDigests(store, NOW);
  expect(mails.get('digest-a-2026-11-26')).toEqual([late]);
});

it('killed after any number of mails, the next run of the day writes the rest, and none twice', async () => {
  const stored = ['a', 'b', 'c', 'd'].map((uid) => notice(uid, 'case_assigned', before(1.5)));
  for (let dieAfter = 0; dieAfter < 4; dieAfter += 1) {
    const { store, mails, state } = fakeDigests(stored);
    state.dieAfter = dieAfter;
    await expect(sendDigests(store, NOW)).rejects.toThrow('killed');
    expect([mails.size, state.until]).toEqual([dieAfter, null]);
    state.dieAfter = Infinity;
    expect(await sendDigests(store, new Date(NOW.getTime() + HOUR))).toEqual({
      mailed: 4 - dieAfter,
      failed: 0,
    });
    expect(mails.size).toBe(4);
  }
});

it('a repeated run reads as far as the killed one: what came meanwhile is in the mail of the next day', async () => {
  const meanwhile = notice('a', 'case_held', before(0.9));
  const stored = [...['a', 'b'].map((uid) => notice(uid, 'case_assigned', before(1.5))), meanwhile];
  const { store, mails, state } = fakeDigests(stored);
  state.dieAfter = 1;
  await expect(sendDigests(store, NOW)).rejects.toThrow('killed');
  state.dieAfter = Infinity;
  // Once more although it is finished: a schedule may fire twice.
  for (const hours of [0.5, 1]) await sendDigests(store, new Date(NOW.getTime() + hours * HOUR));
  await sendDigests(store, new Date(NOW.getTime() + 24 * HOUR));
  expect([...mails].map(([id, notices]) => [id, notices.map(({ kind }) => kind)])).toEqual([
    ['digest-a-2026-11-26', ['case_assigned']],
    ['digest-b-2026-11-26', ['case_assigned']],
    ['digest-a-2026-11-27', ['case_held']],
  ]);
});

it('a run that was never completed does not hold up the next day’s', async () => {
  const { store, mails, state } = fakeDigests(['a', 'b'].map((uid) => notice(uid, 'case_held', before(0.9))));
  state.begun = { day: '2026-11-25', until: before(25) };
  await sendDigests(store, new Date(NOW.getTime() + HOUR));
  expect([...mails.keys()]).toEqual(['digest-a-2026-11-26', 'digest-b-2026-11-26']);
});

it('one reader whose mail fails does not stop the others', async () => {
  const stored = ['a', 'b', 'c'].map((uid) => notice(uid, 'case_assigned', before(1.5)));
  const { store, mails, state, reports } = fakeDigests(stored);
  state.broken.add('b');
  await expect(sendDigests(store, NOW)).rejects.toThrow('unavailable');
  expect([...mails.keys()]).toEqual(['digest-a-2026-11-26', 'digest-c-2026-11-26']);
  expect(reports).toEqual(['b']);
});

import { expect, it } from 'vitest';
import type { Written } from '../lib/effect.ts';
import { whenOpened } from './when-opened.ts';

const EARLIER = new Date('2026-11-30T08:00:00.000Z');
const NOW = new Date('2026-11-30T09:00:00.000Z');
/** The admin who merged the case has signed. */
const MERGED = {
  partner_id: 'p1',
  status: 'Cancelled',
  updated_at: EARLIER,
  updated_by: { uid: 'admin', at: EARLIER },
};
const signedBy = (uid: string) => ({ updated_at: NOW, updated_by: { uid, at: NOW } });
const unsigned = { updated_at: NOW };

/** Who opened the case by this write; 'nobody' when it was not opened. */
async function openedBy(change: object, before: object = MERGED): Promise<string | null> {
  const opened: (string | null)[] = [];
  const snapshot = (data: object) => ({ exists: true, data: () => data });
  const event = {
    id: 'e1',
    time: NOW.toISOString(),
    document: 'cases/c1',
    params: { caseId: 'c1' },
    data: { before: snapshot(before), after: snapshot({ ...before, ...change }) },
  };
  const run = whenOpened('opened', (caseId, by) => {
    opened.push(by);
    return Promise.resolve({ outcome: 'opened', caseId });
  });
  await run(event as unknown as Written);
  return opened.length === 0 ? 'nobody' : (opened[0] ?? null);
}

it('names the partner who opened a closed case, whether the write is signed or leaves an older signature', async () => {
  expect(await openedBy({ status: 'In Progress', ...signedBy('p1') })).toBe('p1');
  expect(await openedBy({ status: 'In Progress', ...unsigned })).toBe('p1');
  const { updated_by: _none, ...neverSigned } = MERGED;
  expect(await openedBy({ status: 'In Progress', ...unsigned }, neverSigned)).toBe('p1');
});

it('names no partner where an admin has signed or has given the case to somebody else', async () => {
  expect(await openedBy({ status: 'In Progress', ...signedBy('admin') })).toBeNull();
  expect(await openedBy({ status: 'In Progress', partner_id: 'p2', ...unsigned })).toBeNull();
  expect(await openedBy({ status: 'Submitted', partner_id: null, ...unsigned })).toBeNull();
});

it('runs for no other write', async () => {
  expect(await openedBy({ status: 'Completed', ...unsigned })).toBe('nobody');
  expect(await openedBy({ partner_id: 'p2' })).toBe('nobody');
  expect(await openedBy({ status: 'Completed', ...unsigned }, { ...MERGED, status: 'In Progress' })).toBe(
    'nobody',
  );
});

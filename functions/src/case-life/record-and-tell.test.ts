import { expect, it, vi } from 'vitest';
import type { CaseCause } from '../lib/effect.ts';
import { noticesToAll } from '../case/case-notices.ts';
import type { Happening } from '../case/case-events.ts';
import { recordAndTell } from './record-and-tell.ts';

const fakes = vi.hoisted(() => ({ create: vi.fn(), tellReceivers: vi.fn() }));
vi.mock('../case/case-event.repo.ts', () => ({
  caseEventStore: { nameOf: async () => 'สมชาย', create: fakes.create },
}));
vi.mock('../case/case.repo.ts', () => ({
  readCase: async () => ({ user_id: 'customer', partner_id: null, status: 'Submitted' }),
}));
vi.mock('../notification/notice.repo.ts', () => ({ tellReceivers: fakes.tellReceivers }));

const cause: CaseCause = { fn: 'tellOfStanding', id: 'c1', caseId: 'c1', eventId: 'e1', at: new Date(0) };
const held: Happening = {
  kind: 'held',
  from_status: null,
  to_status: null,
  from_partner_id: null,
  to_partner_id: null,
  actor_id: 'customer',
  actor_role: 'customer',
};

it('records and notifies under the name of the effect and the id of the event', async () => {
  fakes.tellReceivers.mockResolvedValue(2);
  const end = await recordAndTell(cause, {
    happenings: [held],
    noticesOf: ({ caseId, ...item }) => noticesToAll('case_status_changed', caseId, item),
    except: 'customer',
  });
  expect(end).toEqual({ outcome: 'told', count: 2 });
  expect(fakes.create.mock.lastCall?.[0]).toMatchObject([
    { case_id: 'c1', kind: 'held', created_at: cause.at },
  ]);
  expect(fakes.tellReceivers.mock.lastCall).toMatchObject([
    { fn: 'tellOfStanding', eventId: 'e1', at: cause.at, except: 'customer' },
    [{ receiver: 'admin' }, { receiver: 'customer' }],
  ]);
});

it('says when there is nothing to tell', async () => {
  fakes.tellReceivers.mockResolvedValue(0);
  expect(await recordAndTell(cause, { happenings: [], noticesOf: () => [] })).toEqual({
    outcome: 'nothing to tell',
    count: 0,
  });
});

import { dayOf } from '@app/domain/calendar';
import { commitmentsOf } from '@app/domain/case-commitments';
import type { Commitment } from '@app/domain/commitment';
import { COMMITMENTS } from '@app/domain/commitment-policy';
import type { Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import { caseEventDocuments } from './demo-case-events.ts';
import type { DemoCase } from './demo-case.ts';
import { demoMessages } from './demo-messages.ts';
import type { Entry } from './demo-notifications.ts';

/** The demo's reports are counted from so many days ago: of a case that is older, one was due and one is not, whatever the holidays. */
const DAYS = 8;

/** What the functions would have written about a demo case: which reports came, and until when the next one is due. */
export function demoCommitments(
  item: DemoCase,
  clock: Clock,
  number: string | undefined,
): Entry<Stored<Commitment>>[] {
  const { id, owner, partner, updates } = item;
  return commitmentsOf(
    { id, user_id: owner.uid, partner_id: partner?.uid ?? null, case_number: number },
    {
      history: caseEventDocuments(item, clock).map(([eventId, event]) => ({ ...event, id: eventId })),
      updates: updates.map(({ author, days, hour }, index) => ({
        id: `demo-update-${index + 1}`,
        user_id: author.uid,
        created_at: clock(days, hour),
      })),
      messages: demoMessages(item, clock).map(([messageId, { user_id, created_at }]) => ({
        id: messageId,
        user_id,
        created_at,
      })),
    },
    [],
    { now: clock(0), table: { ...COMMITMENTS, since: dayOf(clock(DAYS)) } },
  ).map(({ id: commitment, ...stored }) => [commitment, stored]);
}

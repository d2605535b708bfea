import { paths } from '@app/domain/paths';
import { appendAudit } from '../audit/audit.repo.ts';
import { handle } from '../lib/handle.ts';
import { lockDocuments } from './account.repo.ts';
import { accountEvents } from './account-events.ts';

/**
 * An account that is deleted in Auth keeps a token for up to an hour: its documents are locked, so that rules and functions
 * refuse it at the next request. They stay until they are erased; a partner's cases show who had them.
 */
export const endAccount = accountEvents().onDelete((user, context) =>
  handle(
    'endAccount',
    { id: context.eventId, time: context.timestamp, subject: user.uid },
    () => user.uid,
    async (uid) => {
      const count = await lockDocuments([uid]);
      await appendAudit({
        id: `account_deleted-${uid}`,
        actor_id: null,
        actor_role: null,
        action: 'account_deleted',
        subject: paths.profile(uid),
        details: {},
        at: new Date(context.timestamp),
      });
      return { outcome: 'locked', count };
    },
  ),
);

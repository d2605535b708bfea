import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Created, Effect } from '../lib/side-by-side.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { contactNotices } from './contact-notices.ts';

/** A message from the contact page. */
export const notifyOfContact: Effect<Created> = (event) =>
  handle(
    'notifyOfContact',
    infoOf(event),
    () => event.data?.updateTime.toDate() ?? new Date(event.time),
    async (at) => {
      const cause = { fn: 'notifyOfContact', eventId: event.id, at };
      return {
        outcome: 'told',
        count: await tell(noticeStore, cause, contactNotices(idOf(event))),
      };
    },
  );

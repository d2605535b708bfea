import { type Created, effect } from '../lib/effect.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { contactNotices } from './contact-notices.ts';

/** Notifies admins of a contact message. */
export const notifyOfContact = effect(
  'notifyOfContact',
  (event: Created) => event.data?.updateTime.toDate() ?? new Date(event.time),
  async (at, { id, eventId }) => {
    const cause = { fn: 'notifyOfContact', eventId, at };
    return { outcome: 'told', count: await tell(noticeStore, cause, contactNotices(id)) };
  },
);

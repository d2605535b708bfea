import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { partnerNotices, toldPartner } from './partner-notices.ts';

/** Separate from {@link applyStatusOfPartner}: if an account is missing there, the admins must still be notified. */
export const notifyOfPartner = effect(
  'notifyOfPartner',
  (event) => changeOf(event.data, toldPartner),
  async ({ before, after, at }, { id, eventId }) => {
    const cause = { fn: 'notifyOfPartner', eventId, at };
    const count = await tell(noticeStore, cause, partnerNotices(id, before, after));
    return { outcome: 'told', count };
  },
);

import { changeOf } from '../lib/change.ts';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Effect } from '../lib/side-by-side.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { partnerNotices, toldPartner } from './partner-notices.ts';

/** Apart from {@link applyStatusOfPartner}: an account that is missing there must not keep the admins uninformed here. */
export const notifyOfPartner: Effect = (event) =>
  handle(
    'notifyOfPartner',
    infoOf(event),
    () => changeOf(event.data, toldPartner),
    async ({ before, after, at }) => {
      const cause = { fn: 'notifyOfPartner', eventId: event.id, at };
      const count = await tell(noticeStore, cause, partnerNotices(idOf(event), before, after));
      return { outcome: 'told', count };
    },
  );

import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { changeOf } from '../lib/change.ts';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { partnerNotices, toldPartner } from './partner-notices.ts';

/** Apart from {@link applyStatusOfPartner}: an account that is missing there must not keep the admins uninformed here. */
export const notifyOfPartner = onDocumentWritten({ document: paths.partner('{uid}'), retry: true }, (event) =>
  handle(
    'notifyOfPartner',
    infoOf(event),
    () => changeOf(event.data, toldPartner),
    async ({ before, after, at }) => {
      const cause = { fn: 'notifyOfPartner', eventId: event.id, at };
      const count = await tell(noticeStore, cause, partnerNotices(paramOf(event, 'uid'), before, after));
      return { outcome: 'told', count };
    },
  ),
);

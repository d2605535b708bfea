import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { contactNotices } from './contact-notices.ts';

/** A message from the contact page. */
export const notifyOfContact = onDocumentCreated(
  { document: paths.contact('{contactId}'), retry: true },
  (event) =>
    handle(
      'notifyOfContact',
      infoOf(event),
      () => event.data?.updateTime.toDate() ?? new Date(event.time),
      async (at) => {
        const cause = { fn: 'notifyOfContact', eventId: event.id, at };
        return {
          outcome: 'told',
          count: await tell(noticeStore, cause, contactNotices(paramOf(event, 'contactId'))),
        };
      },
    ),
);

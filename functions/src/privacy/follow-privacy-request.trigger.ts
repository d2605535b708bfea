import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { eraseAccount } from './erase-account.repo.ts';

/** Starts an erasure as soon as it is approved; `resumeErasures` finishes an interrupted one. */
export const followPrivacyRequest = onDocumentWritten(
  { document: paths.privacyRequest('{uid}'), retry: true, timeoutSeconds: 540 },
  (event) =>
    handle(
      'followPrivacyRequest',
      infoOf(event),
      () =>
        event.data?.after.get('status') === 'approved' && event.data.before.get('status') !== 'approved'
          ? paramOf(event, 'uid')
          : null,
      async (uid) => {
        if (uid === null) return { outcome: 'nothing to do' };
        const kept = await eraseAccount(uid, new Date());
        return kept === null
          ? { outcome: 'not approved any more' }
          : { outcome: 'erased', count: kept.length };
      },
    ),
);

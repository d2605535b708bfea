import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { roleStore } from '../account/account.repo.ts';
import { applyPartnerStatus } from '../account/role-sync.ts';
import { handle, infoOf, paramOf } from '../lib/handle.ts';

/** Approval makes a partner, its withdrawal a customer again. */
export const applyStatusOfPartner = onDocumentWritten(
  { document: paths.partner('{uid}'), retry: true },
  (event) =>
    handle(
      'applyStatusOfPartner',
      infoOf(event),
      () => event.data?.before.get('status') !== event.data?.after.get('status'),
      async (changed) => {
        if (!changed) return { outcome: 'nothing to do' };
        return { outcome: `role ${await applyPartnerStatus(paramOf(event, 'uid'), roleStore)}` };
      },
    ),
);

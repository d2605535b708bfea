import { roleStore } from '../account/account.repo.ts';
import { applyPartnerStatus } from '../account/role-sync.ts';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Effect } from '../lib/side-by-side.ts';

/** Approval makes a partner, its withdrawal a customer again. */
export const applyStatusOfPartner: Effect = (event) =>
  handle(
    'applyStatusOfPartner',
    infoOf(event),
    () => event.data?.before.get('status') !== event.data?.after.get('status'),
    async (changed) => {
      if (!changed) return { outcome: 'nothing to do' };
      return { outcome: `role ${await applyPartnerStatus(idOf(event), roleStore)}` };
    },
  );

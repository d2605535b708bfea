import { roleStore } from '../account/account.repo.ts';
import { applyPartnerStatus } from '../account/role-sync.ts';
import { effect } from '../lib/effect.ts';

/** Approval makes a partner, its withdrawal a customer again. */
export const applyStatusOfPartner = effect(
  'applyStatusOfPartner',
  (event) => event.data?.before.get('status') !== event.data?.after.get('status'),
  async (changed, { id }) => {
    if (!changed) return { outcome: 'nothing to do' };
    const role = await applyPartnerStatus(id, roleStore);
    return { outcome: role === null ? 'account gone' : `role ${role}` };
  },
);

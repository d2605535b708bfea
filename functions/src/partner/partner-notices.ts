import * as z from 'zod/mini';
import { partnerSchema } from '@app/domain/partner';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** The fields of a partner that a notice may use. */
export const toldPartner = z.pick(partnerSchema, { status: true, company_name: true });
export type ToldPartner = z.infer<typeof toldPartner>;

/** Registered: every admin. Approved or rejected: that partner (contract). */
export function partnerNotices(uid: string, before: ToldPartner | null, after: ToldPartner | null): Notice[] {
  if (after === null) return [];
  const params = { partner_id: uid, company_name: after.company_name };
  if (before === null) {
    return [
      {
        kind: 'partner_registered',
        params,
        receiver: 'admin',
        to: 'admins',
        link_to: pages.adminPartner(uid),
      },
    ];
  }
  if (before.status === after.status) return [];
  const common = {
    params: { partner_id: uid, status: after.status },
    receiver: 'partner',
    to: { uid },
  } as const;
  if (after.status === 'Approved')
    return [{ ...common, kind: 'partner_approved', link_to: pages.partnerDashboard }];
  if (after.status === 'Rejected')
    return [{ ...common, kind: 'partner_rejected', link_to: pages.customerDashboard }];
  return [];
}

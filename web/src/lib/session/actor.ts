import type { Actor } from '@app/domain/roles';
import type { Session } from './session.ts';

/** The session's actor in the permission table. */
export function actorOf(now: Session): Actor {
  if (now.state !== 'signed-in') return 'visitor';
  if (now.profile.role === 'admin') return 'admin';
  if (now.partner === null) return 'customer';
  const byStatus = {
    Pending: 'pendingPartner',
    Approved: 'approvedPartner',
    Rejected: 'rejectedPartner',
    Suspended: 'rejectedPartner',
  } as const;
  return byStatus[now.partner.status];
}

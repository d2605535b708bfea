import type { CaseUpdate } from '@app/domain/case';
import type { CaseEvent } from '@app/domain/case-event';
import { aCaseEvent, aCaseUpdate, BUILT_AT } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';

const { admin, partner, secondPartner } = PERSONAS;

export const minute = (count: number) => new Date(BUILT_AT.getTime() + count * 60_000);
export const update = (id: string, at: number): CaseUpdate => ({
  id,
  ...aCaseUpdate({ update_text: `note ${id}`, created_at: minute(at) }),
});
export const event = (id: string, at: number, fields: Partial<CaseEvent> = {}): CaseEvent => ({
  ...aCaseEvent(),
  ...fields,
  id,
  created_at: minute(at),
});
export const created = event('created', 0, { kind: 'case_created', to_status: 'Submitted', file_count: 2 });
export const assigned = event('assigned', 1, {
  kind: 'assigned',
  from_status: 'Submitted',
  to_status: 'In Progress',
  to_partner_id: partner.uid,
  actor_id: admin.uid,
  actor_role: 'admin',
  actor_name: admin.fullName,
});
export const handedOver = event('handed-over', 2, {
  ...assigned,
  kind: 'handed_over',
  from_status: null,
  to_status: null,
  from_partner_id: partner.uid,
  to_partner_id: secondPartner.uid,
});
export const completed = event('completed', 3, {
  kind: 'status_changed',
  from_status: 'In Progress',
  to_status: 'Completed',
  actor_id: secondPartner.uid,
  actor_role: 'partner',
  actor_name: secondPartner.fullName,
});

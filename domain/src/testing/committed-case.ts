import type { CommitmentEvents } from '../case-commitments.ts';

/** @param text such as `2026-11-26T10:30`, with seconds or without */
export const bangkok = (text: string) => new Date(`${text}${text.length === 16 ? ':00' : ''}+07:00`);

export type Entry = CommitmentEvents['history'][number];
let serial = 0;
/** An event of a case's history. @param at in Bangkok */
export const entry = (at: string, fields: Partial<Entry>): Entry => ({
  id: `e${(serial += 1)}`,
  kind: 'files_added',
  to_status: null,
  to_partner_id: null,
  actor_role: 'admin',
  created_at: bangkok(at),
  ...fields,
});
export const assigned = (at: string, to_partner_id = 'p1') =>
  entry(at, { kind: 'assigned', to_status: 'In Progress', to_partner_id });
export const handedOver = (at: string, to_partner_id: string) =>
  entry(at, { kind: 'handed_over', to_partner_id });
export const unassigned = (at: string) => entry(at, { kind: 'unassigned', to_status: 'Submitted' });
export const moved = (
  at: string,
  to_status: Entry['to_status'],
  actor_role: Entry['actor_role'] = 'partner',
) => entry(at, { kind: 'status_changed', to_status, actor_role });
/** A note on the case, or a message in it. @param at in Bangkok */
export const note = (at: string, user_id = 'p1') => ({
  id: `u${(serial += 1)}`,
  user_id,
  created_at: bangkok(at),
});

/** The case. */
export const item = { id: 'c1', user_id: 'k1', partner_id: 'p1', case_number: 'DC-6911-0001' };

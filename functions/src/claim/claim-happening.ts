import type { Happening } from '../case/case-events.ts';

/** The entry of the case's history: who stated something of the claim, without what it was. */
export function claimHappening(
  kind: 'claim_stated' | 'claim_event',
  { actor_id, actor_role }: { actor_id: string; actor_role: Happening['actor_role'] | null },
): Happening[] {
  return [
    {
      kind,
      from_status: null,
      to_status: null,
      from_partner_id: null,
      to_partner_id: null,
      actor_id,
      actor_role: actor_role ?? 'system',
    },
  ];
}

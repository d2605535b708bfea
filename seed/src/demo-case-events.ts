import type { CaseEvent } from '@app/domain/case-event';
import { aCaseEvent, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';
import { PERSONAS, type Persona } from './personas.ts';

/** The events that the functions would have recorded for a demo case: submitted, assigned by the admin, finished by the partner. */
export function caseEventDocuments(item: DemoCase, clock: Clock): Entry<Stored<CaseEvent>>[] {
  const { id, owner, partner, submitted, assigned, finished, status, files } = item;
  const by = (actor: Persona, created_at: Date) => ({
    case_id: id,
    actor_id: actor.uid,
    actor_role: actor.role,
    actor_name: actor.fullName,
    created_at,
  });
  const created = aCaseEvent({
    ...by(owner, clock(submitted)),
    kind: 'case_created',
    to_status: 'Submitted',
    ...(files.length > 0 && { file_count: files.length }),
  });
  const events: Entry<Stored<CaseEvent>>[] = [['demo-event-created', created]];
  if (partner === null) return events;
  if (assigned !== undefined) {
    const assignment = aCaseEvent({
      ...by(PERSONAS.admin, clock(assigned)),
      kind: 'assigned',
      from_status: 'Submitted',
      to_status: 'In Progress',
      to_partner_id: partner.uid,
    });
    events.push(['demo-event-assigned', assignment]);
  }
  if (finished !== undefined) {
    const end = aCaseEvent({
      ...by(partner, clock(finished, 17)),
      kind: 'status_changed',
      from_status: 'In Progress',
      to_status: status,
    });
    events.push(['demo-event-finished', end]);
  }
  return events;
}

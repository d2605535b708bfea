import type { Authority } from '@app/domain/authority';
import { addDays, dayOf } from '@app/domain/calendar';
import type { CaseEvent } from '@app/domain/case-event';
import { anAuthority } from './authority-builders.ts';
import { aCaseEvent, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import { demoCaseId, type DemoCase } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';
import { PERSONAS } from './personas.ts';

const { partner } = PERSONAS;

/** The case whose partner may demand and negotiate, and not receive money. */
const CASE = demoCaseId(2);

/** The partner's authority in a demo case, which ends in three months. */
export function demoAuthorities(item: DemoCase, clock: Clock): Entry<Stored<Authority>>[] {
  if (item.id !== CASE) return [];
  const given = clock(26, 11);
  return [
    [
      partner.uid,
      anAuthority({
        case_id: item.id,
        user_id: item.owner.uid,
        from_on: dayOf(given),
        until_on: addDays(dayOf(clock(0)), 90),
        created_at: given,
      }),
    ],
  ];
}

/** The entries of the case's history that the functions would have recorded of them. */
export function demoAuthorityEvents(item: DemoCase, clock: Clock): Entry<Stored<CaseEvent>>[] {
  return demoAuthorities(item, clock).map(([id, { scope, until_on, created_at }]) => [
    `demo-authority-${id}`,
    aCaseEvent({
      case_id: item.id,
      kind: 'authority_given',
      scope,
      until_on,
      actor_id: item.owner.uid,
      actor_name: item.owner.fullName,
      created_at,
    }),
  ]);
}

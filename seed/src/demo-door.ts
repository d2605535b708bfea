import { DOOR_POLICY, withAnswer, type DoorAnswer } from '@app/domain/door';
import { paths } from '@app/domain/paths';
import type { Clock } from './clock.ts';
import { demoCaseId } from './demo-case.ts';
import { aDoorAnswer, aDoorCode } from './door-builders.ts';

/** `/verify/DEMA23456789` shows the demo partner. */
const CODE = 'DEMA23456789';

/** A letter with a code went out; the debtor asked for another time, and later for the data that the firm has. */
export function demoDoor(clock: Clock): [path: string, document: object][] {
  const caseId = demoCaseId(2);
  const issued = clock(6, 14);
  const expires_at = new Date(issued.getTime() + DOOR_POLICY.codeDays * 24 * 3_600_000);
  const wish = { case_id: caseId, created_at: clock(4, 19) };
  const request = { case_id: caseId, created_at: clock(2, 20), kind: 'data_request', text: '' } as const;
  const answers: DoorAnswer[] = [
    { id: 'demo-door-wish', ...aDoorAnswer(wish) },
    { id: 'demo-door-request', ...aDoorAnswer(request) },
  ];
  const state = answers.reduce<ReturnType<typeof withAnswer> | null>(withAnswer, null);
  return [
    [paths.doorCode(CODE), aDoorCode({ case_id: caseId, issued_at: issued, expires_at })],
    ...answers.map(({ id, ...stored }): [string, object] => [paths.doorAnswer(id), stored]),
    ...(state === null ? [] : ([[paths.doorState(caseId), state]] satisfies [string, object][])),
  ];
}

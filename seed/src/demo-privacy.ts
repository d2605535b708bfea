import { paths } from '@app/domain/paths';
import { RETENTION } from '@app/domain/retention';
import type { RetentionReport } from '@app/domain/retention-report';
import { aPrivacyRequest, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import { PERSONAS } from './personas.ts';

/** One pending request, by a customer with open cases. */
export function demoPrivacyRequest(clock: Clock): [path: string, document: object] {
  const { uid } = PERSONAS.secondCustomer;
  const reason = 'เปลี่ยนไปใช้บัญชีของบริษัทแล้ว ขอลบบัญชีส่วนตัว';
  return [paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid, reason, created_at: clock(12, 11) })];
}

/** Of this morning's run, which only reports. */
export function demoRetentionReport(clock: Clock): [path: string, document: object] {
  const at = clock(1, 3.5);
  const rows = RETENTION.filter(({ keeper }) => keeper === 'runRetention').map(
    ({ id }) => [id, { due: 0, held: 0, done: 0 }] as const,
  );
  const report: Stored<RetentionReport> = { at, deletes: false, rows: Object.fromEntries(rows) };
  // No day for an id: the demo's ids are the same whenever it is loaded.
  return [paths.retentionReport('demo'), report];
}

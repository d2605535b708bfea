import { tell, type NoticeStore } from '../notification/notice.ts';
import type { NearNotices } from './clock-notices.ts';

/**
 * Of which alerts admins were notified. An alert is computed again for months, longer than the server remembers what it has folded, and
 * no notification is stored for an alert that was folded.
 */
export interface AlertMemory {
  has(alertId: string): Promise<boolean>;
  add(alertId: string): Promise<void>;
}

/**
 * Sends alerts, each once to each receiver, however often it is computed. Admins' are folded when one customer causes many.
 * @param customer whose case it is
 * @returns how many people were notified
 */
export async function tellNear(
  store: NoticeStore,
  memory: AlertMemory,
  near: readonly NearNotices[],
  { customer, at }: { customer: string; at: Date },
): Promise<number> {
  if (near.length === 0) return 0;
  const admins = new Set(await store.adminIds());
  let told = 0;
  for (const { id, notices } of near) {
    const source = { eventId: id, at, account: customer };
    const toAdmins = notices.filter(({ to }) => to === 'admins');
    // An admin who is the case's customer, too, is notified as an admin.
    const others = notices.filter(({ to }) => to !== 'admins' && !admins.has(to.uid));
    told += await tell(store, { ...source, fn: 'limitationNear' }, others);
    if (await memory.has(id)) continue;
    // Another name than the others': that of alerts from before they were folded, whose notifications exist.
    told += await tell(store, { ...source, fn: 'limitationNearAdmins' }, toAdmins);
    await memory.add(id);
  }
  return told;
}

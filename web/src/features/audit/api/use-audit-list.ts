import { auditEntrySchema, type AuditEntry } from '@app/domain/audit';
import { LISTS } from '@app/domain/lists';
import type { ListState } from '@/lib/list/list-state';
import { useList, useListAhead, type List } from '@/lib/list/use-list';

/** One page of the audit log, newest first, live; for admins. */
export function useAuditList(state: ListState): List<AuditEntry> {
  return useList(LISTS.audit, null, state, auditEntrySchema);
}

/** Asks for the same page before its screen is drawn. */
export function useAuditAhead(): void {
  useListAhead(LISTS.audit, null, auditEntrySchema);
}

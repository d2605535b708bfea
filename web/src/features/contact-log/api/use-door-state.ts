import { doorStateSchema, type DoorState } from '@app/domain/door';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

/** What a case's debtor asked of the next contact, live; null where nothing. For the assigned partner and admins. */
export function useDoorState(caseId: string): Live<DoorState | null> {
  return useDocument(paths.doorState(caseId), doorStateSchema);
}

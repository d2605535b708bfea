import { setLegalHold as contract } from '@app/domain/contracts/set-legal-hold';
import { legalHoldSchema, type LegalHold } from '@app/domain/legal-hold';
import { paths } from '@app/domain/paths';
import { call } from '@/lib/firebase/callable';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

/** The hold on a case, live; null when there is none. For admins. */
export function useLegalHold(caseId: string): Live<LegalHold | null> {
  return useDocument(paths.legalHold(caseId), legalHoldSchema);
}

/** Puts a case on hold, or lifts the hold. @param reason null to lift. @throws ProblemError; the SDK's error */
export async function setLegalHold(caseId: string, reason: string | null): Promise<void> {
  await call(contract, { caseId, reason });
}

import { authoritySchema, type Authority } from '@app/domain/authority';
import { paths } from '@app/domain/paths';
import type { Live } from './connection.ts';
import { useDocument } from './use-document.ts';

/** The written authority of a partner in a case, live; null while none is recorded. @param partnerId null: not asked for */
export function useAuthority(caseId: string, partnerId: string | null): Live<Authority | null> {
  return useDocument(partnerId && paths.authority(caseId, partnerId), authoritySchema);
}

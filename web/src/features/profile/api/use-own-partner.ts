import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

/** The partner record of the account `uid`, live; null when there is none. */
export function useOwnPartner(uid: string): Live<Partner | null> {
  return useDocument(paths.partner(uid), partnerSchema);
}

import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

/**
 * One partner record, live; null when there is none.
 * @param partnerId null: none is asked for
 */
export function usePartner(partnerId: string | null): Live<Partner | null> {
  return useDocument(partnerId === null ? null : paths.partner(partnerId), partnerSchema);
}

import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { liveDoc } from '@/lib/live/live-sources';
import { useLive, type Live } from '@/lib/live/live';

/**
 * One partner record, live; null when there is none.
 * @param partnerId null: none is asked for
 */
export function usePartner(partnerId: string | null): Live<Partner | null> {
  return useLive(partnerId === null ? null : liveDoc(paths.partner(partnerId), partnerSchema));
}

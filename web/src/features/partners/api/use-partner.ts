import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { liveDoc } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/** One partner record, live; null when there is none. */
export function usePartner(partnerId: string): Live<Partner | null> {
  return useLive(liveDoc(paths.partner(partnerId), partnerSchema));
}

import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { liveDoc } from '@/lib/live/live-sources';
import { useLive, type Live } from '@/lib/live/live';

/** The partner record of the account `uid`, live; null when there is none. */
export function useOwnPartner(uid: string): Live<Partner | null> {
  return useLive(liveDoc(paths.partner(uid), partnerSchema));
}

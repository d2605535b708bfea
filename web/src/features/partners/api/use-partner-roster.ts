import { partnerRosterSchema, type PartnerRoster } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { liveDoc } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/** All partners' names and statuses from one document, live; null while nobody has applied. For admins. */
export function usePartnerRoster(): Live<PartnerRoster | null> {
  return useLive(liveDoc(paths.partnerRoster, partnerRosterSchema));
}

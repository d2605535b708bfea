import { usePartnerNames } from '../api/use-partner-names';

/** What a partner is called, for admins; nothing until it is known. */
export function PartnerName({ partnerId }: { partnerId: string }) {
  return usePartnerNames([partnerId])?.get(partnerId);
}

import { NameText } from '@/components/name-text';
import { usePartnerNames } from '../api/use-partner-names';

/** What a partner is called, for admins; nothing until it is known. */
export function PartnerName({ partnerId }: { partnerId: string }) {
  const name = usePartnerNames([partnerId])?.get(partnerId);
  return name !== undefined && <NameText name={name} />;
}

import type { Case } from '@app/domain/case';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadOwn = () =>
  withTexts(['authority'], () => import('@/features/authority/components/partner-authority'));
const loadRecorded = () =>
  withTexts(['authority'], () => import('@/features/authority/components/recorded-authority'));

interface OwnAuthorityPartProps {
  item: Case;
  partner: { company_name: string; contact_person: string };
}

/** What the partner may do in a case, to show to the debtor. */
export function OwnAuthorityPart({ item, partner }: OwnAuthorityPartProps) {
  return (
    <LatePart
      load={loadOwn}
      draw={({ PartnerAuthority }) => <PartnerAuthority item={item} partner={partner} />}
    />
  );
}

interface AuthorityPartProps {
  item: Case;
  reader: { role: 'customer' | 'admin'; uid: string };
  letter: string;
}

/** What the partner may do in a case, recorded by the customer or the office. */
export function AuthorityPart({ item, ...props }: AuthorityPartProps) {
  return (
    <LatePart
      load={loadRecorded}
      draw={({ RecordedAuthority }) => <RecordedAuthority item={item} {...props} />}
    />
  );
}

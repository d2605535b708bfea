import { useParams } from 'react-router-dom';
import { useCase } from '@/features/cases/api/use-case';
import { usePartner } from '@/features/partners/api/use-partner';
import { links } from '@/lib/navigation/links';
import { AuthorityLetterPage } from '../authority-letter';
import { CaseAhead } from '../case-ahead';

/** The draft of a power of attorney, for admins, with the name of the agency that has the case. */
export default function AuthorityLetter() {
  const partnerId = useCase(useParams()['caseId'] ?? '').data?.partner_id ?? null;
  const partner = usePartner(partnerId);
  const isKnown = partnerId === null || partner.status !== 'loading';
  return (
    <AuthorityLetterPage
      mayRead={() => true}
      caseLink={links.admin.case}
      listLink={links.admin.cases}
      names={isKnown ? { principal: '', agent: partner.data?.company_name ?? '' } : undefined}
    />
  );
}

export { CaseAhead as Ahead };

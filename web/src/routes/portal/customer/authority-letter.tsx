import { useParams } from 'react-router-dom';
import { useCase } from '@/features/cases/api/use-case';
import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';
import { AuthorityLetterPage } from '../authority-letter';

/** The draft of a power of attorney, for the case's customer; the agency's name is not the customer's to read. */
export default function AuthorityLetter() {
  const { uid, profile } = useSignedIn();
  return (
    <AuthorityLetterPage
      mayRead={({ user_id }) => user_id === uid}
      caseLink={links.customer.case}
      listLink={links.customer.dashboard}
      names={{ principal: profile.full_name, agent: '' }}
    />
  );
}

/** Prefetches the page's queries while the session is not confirmed yet (decision 087). */
export function Ahead() {
  useCase(useParams()['caseId'] ?? '');
  return null;
}

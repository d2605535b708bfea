import { links } from '@/lib/navigation/links';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';
import { AuthorityLetterPage } from '../authority-letter';
import { CaseAhead } from '../case-ahead';

/** The draft of a power of attorney, for the case's customer; the agency's name is not the customer's to read. */
export default function AuthorityLetter() {
  const { uid, profile } = useSignedIn();
  return (
    <AuthorityLetterPage
      mayRead={({ user_id }) => user_id === uid}
      caseLink={links.customer.case}
      listLink={useOwnCasesLink()}
      names={{ principal: profile.full_name, agent: '' }}
    />
  );
}

export { CaseAhead as Ahead };

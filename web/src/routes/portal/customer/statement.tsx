import { links } from '@/lib/navigation/links';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';
import { CaseAhead } from '../case-ahead';
import { StatementPage } from '../statement';

/** The statement of a case, for its customer. */
export default function Statement() {
  const { uid } = useSignedIn();
  return (
    <StatementPage
      mayRead={({ user_id }) => user_id === uid}
      caseLink={links.customer.case}
      listLink={useOwnCasesLink()}
    />
  );
}

export { CaseAhead as Ahead };

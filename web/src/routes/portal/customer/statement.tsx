import { useParams } from 'react-router-dom';
import { useCase } from '@/features/cases/api/use-case';
import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';
import { StatementPage } from '../statement';

/** The statement of a case, for its customer. */
export default function Statement() {
  const { uid } = useSignedIn();
  return (
    <StatementPage
      mayRead={({ user_id }) => user_id === uid}
      caseLink={links.customer.case}
      listLink={links.customer.dashboard}
    />
  );
}

/** Prefetches the page's queries while the session is not confirmed yet (decision 087). */
export function Ahead() {
  useCase(useParams()['caseId'] ?? '');
  return null;
}

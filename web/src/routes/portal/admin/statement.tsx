import { useParams } from 'react-router-dom';
import { useCase } from '@/features/cases/api/use-case';
import { links } from '@/lib/navigation/links';

import { StatementPage } from '../statement';

/** The statement of a case, for admins. */
export default function Statement() {
  return <StatementPage mayRead={() => true} caseLink={links.admin.case} listLink={links.admin.cases} />;
}

/** Prefetches the page's queries while the session is not confirmed yet (decision 087). */
export function Ahead() {
  useCase(useParams()['caseId'] ?? '');
  return null;
}

import { links } from '@/lib/navigation/links';
import { CaseAhead } from '../case-ahead';

import { StatementPage } from '../statement';

/** The statement of a case, for admins. */
export default function Statement() {
  return <StatementPage mayRead={() => true} caseLink={links.admin.case} listLink={links.admin.cases} />;
}

export { CaseAhead as Ahead };

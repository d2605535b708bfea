import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';
import { CaseAhead } from '../case-ahead';
import { StatementPage } from '../statement';

/** The statement of a case, for the partner to whom it is assigned. */
export default function Statement() {
  const { uid } = useSignedIn();
  return (
    <StatementPage
      mayRead={({ partner_id }) => partner_id === uid}
      caseLink={links.partner.case}
      listLink={links.partner.dashboard}
    />
  );
}

export { CaseAhead as Ahead };

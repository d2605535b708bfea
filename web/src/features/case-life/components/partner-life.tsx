import type { Case } from '@app/domain/case';
import type { CaseStanding } from '@app/domain/case-life';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { links } from '@/lib/navigation/links';
import { useCaseStanding, useNewestOutcome } from '../api/use-case-life';
import { AcceptanceSheet } from './acceptance-sheet';
import { CaseStandingText, hasStanding } from './case-standing';
import { QuietWeek } from './quiet-week';
import { ReportSheet } from './report-sheet';

const isOlderLink = (standing: CaseStanding | null | undefined) =>
  (standing?.duplicate_of ?? null) !== null && standing?.duplicate_of?.partner_before === undefined;

interface PartnerLifeProps {
  item: Case;
  uid: string;
  /** Writes a note that the customer reads. @throws what a command explains */
  writeNote: (id: string, text: string) => Promise<void>;
}

/** For the assigned partner: whether the case is accepted, the report that is due, and its standing. */
export function PartnerLife({ item, uid, writeNote }: PartnerLifeProps) {
  const { t } = useTranslation('case-life');
  const standing = useCaseStanding(item.id).data;
  const outcomes = useNewestOutcome(item.id).data;
  const said = {
    item,
    outcome: outcomes?.[0],
    standing: standing ?? null,
    // The partner of a case has those that are merged with it; in links of before that, another one may have them.
    linkTo: isOlderLink(standing) ? undefined : links.partner.case,
  };
  return (
    <>
      <AcceptanceSheet caseId={item.id} uid={uid} />
      <ReportSheet item={item} reader={{ role: 'partner', uid }} action={<QuietWeek write={writeNote} />} />
      {hasStanding(said) && (
        <Sheet title={t('headings:standing.title')}>
          <div className="p-5">
            <CaseStandingText {...said} />
          </div>
        </Sheet>
      )}
    </>
  );
}

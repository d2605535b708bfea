import type { Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { useCaseStanding, useNewestOutcome } from '../api/use-case-life';
import { AcceptanceSheet } from './acceptance-sheet';
import { CaseStandingText, hasStanding } from './case-standing';

/** For the assigned partner: whether the case is accepted, and its standing. */
export function PartnerLife({ item, uid }: { item: Case; uid: string }) {
  const { t } = useTranslation('case-life');
  const standing = useCaseStanding(item.id).data;
  const outcomes = useNewestOutcome(item.id).data;
  const said = { item, outcome: outcomes?.[0], standing: standing ?? null };
  return (
    <>
      <AcceptanceSheet caseId={item.id} uid={uid} />
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

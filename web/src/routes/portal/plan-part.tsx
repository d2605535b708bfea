import { isOpen, type Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadPlan = () => withTexts(['case-life'], () => import('@/features/case-life/components/case-plan'));

/** Where an open case is, and what comes next. @param mayEdit the reader is the partner of the case, or an admin */
export function PlanPart({ item, mayEdit = false }: { item: Case; mayEdit?: boolean }) {
  const { t } = useTranslation('headings');
  return isOpen(item.status) ? (
    <LatePart
      load={loadPlan}
      meanwhile={<WaitingSheet title={t('plan.title')} />}
      draw={({ CasePlanSheet }) => <CasePlanSheet caseId={item.id} mayEdit={mayEdit} />}
    />
  ) : null;
}

import type { Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { useTouched } from '@/lib/page/use-touched';
import { LatePart } from './late-part';

const loadSheet = () => withTexts(['decisions'], () => import('@/features/money/components/decisions-sheet'));
const loadOfCustomer = () =>
  withTexts(['decisions'], () => import('@/features/money/components/customer-decisions'));

interface CustomerDecisionsPartProps {
  item: Case;
  uid: string;
  place: 'first' | 'later';
}

/** The offers that the customer decides on. */
export function CustomerDecisionsPart(props: CustomerDecisionsPartProps) {
  return (
    <LatePart load={loadOfCustomer} draw={({ CustomerDecisions }) => <CustomerDecisions {...props} />} />
  );
}

/** The offers that were sent to the customer. */
export function DecisionsPart({ item, role, uid }: { item: Case; role: 'partner' | 'admin'; uid: string }) {
  const { t } = useTranslation('headings');
  if (!useTouched()) return null;
  return (
    <LatePart
      load={loadSheet}
      meanwhile={<WaitingSheet title={t('decisions.title')} id="case-decisions" />}
      draw={({ DecisionsSheet }) => <DecisionsSheet item={item} reader={{ role, uid }} />}
    />
  );
}

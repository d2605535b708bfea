import { isOpen, type Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadClaim = () => withTexts(['claims'], () => import('@/features/claims/components/claim-panel'));

interface ClaimPartProps {
  item: Case;
  reader: { role: 'customer' | 'partner' | 'admin'; uid: string };
}

/** The date to act by of an open case, as its code and clocks come; it takes no room. */
export function ActByPart({ item }: Pick<ClaimPartProps, 'item'>) {
  return (
    isOpen(item.status) && <LatePart load={loadClaim} draw={({ ActBy }) => <ActBy caseId={item.id} />} />
  );
}

/** Until when something has to be done about the claim. */
export function ClaimPart({ item, reader }: ClaimPartProps) {
  const { t } = useTranslation('headings');
  return (
    <LatePart
      load={loadClaim}
      meanwhile={<WaitingSheet title={t('claim.title')} id="case-claim" />}
      draw={({ ClaimPanel }) => <ClaimPanel item={item} reader={reader} />}
    />
  );
}

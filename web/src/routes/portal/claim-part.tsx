import type { Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadClaim = () => withTexts(['claims'], () => import('@/features/claims/components/claim-panel'));

interface ClaimPartProps {
  item: Case;
  reader: { role: 'customer' | 'partner' | 'admin'; uid: string };
}

/** Until when something has to be done about the claim. */
export function ClaimPart({ item, reader }: ClaimPartProps) {
  const { t } = useTranslation('headings');
  return (
    <LatePart
      load={loadClaim}
      meanwhile={
        <Sheet title={t('claim.title')} id="case-claim">
          <WaitingLines />
        </Sheet>
      }
      draw={({ ClaimPanel }) => <ClaimPanel key={item.id} item={item} reader={reader} />}
    />
  );
}

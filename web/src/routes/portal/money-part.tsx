import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import type { MoneySheet } from '@/features/money/components/money-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadMoney = () => withTexts(['money'], () => import('@/features/money/components/money-sheet'));

/** The money of a case. */
export function MoneyPart(props: ComponentProps<typeof MoneySheet>) {
  const { t } = useTranslation('headings');
  return (
    <LatePart
      load={loadMoney}
      meanwhile={
        <Sheet title={t('money.title')} id="case-money">
          <WaitingLines />
        </Sheet>
      }
      draw={({ MoneySheet }) => <MoneySheet {...props} />}
    />
  );
}

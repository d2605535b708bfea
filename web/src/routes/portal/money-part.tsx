import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
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
      meanwhile={<WaitingSheet title={t('money.title')} id="case-money" />}
      draw={({ MoneySheet }) => <MoneySheet {...props} />}
    />
  );
}

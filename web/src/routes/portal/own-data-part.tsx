import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { latePart } from './late-part';

const loadOwnData = () =>
  withTexts(['privacy'], () => import('@/features/privacy/components/own-data-sheet'));

/** What a person may do with the own data. */
export const OwnDataPart = latePart(loadOwnData, (code) => code.OwnDataSheet, OwnDataWaiting);
function OwnDataWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('ownData.title')} />;
}

import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadOwnData = () =>
  withTexts(['privacy'], () => import('@/features/privacy/components/own-data-sheet'));

/** What a person may do with the own data. */
export function OwnDataPart({ uid }: { uid: string }) {
  const { t } = useTranslation('headings');
  return (
    <LatePart
      load={loadOwnData}
      meanwhile={<WaitingSheet title={t('ownData.title')} />}
      draw={({ OwnDataSheet }) => <OwnDataSheet uid={uid} />}
    />
  );
}

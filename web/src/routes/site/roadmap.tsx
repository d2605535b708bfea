import type { RoadmapStep } from '@app/domain/roadmap';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/components/site/page-head';
import { RoadmapLedger } from '@/features/roadmap/components/roadmap-ledger';

/** What the firm is building, by phase; an admin moves the steps on right here (`roadmap-desk.tsx`). */
export default function Roadmap({ steps }: { steps: readonly RoadmapStep[] }) {
  const { t } = useTranslation('page-roadmap');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} petals={12} />
      <div className="mx-auto w-full max-w-[72rem] px-5 pt-12 pb-24 sm:px-8">
        <div data-live="roadmap">
          <RoadmapLedger steps={steps} />
        </div>
      </div>
    </>
  );
}

import type { RoadmapStep } from '@app/domain/roadmap';
import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { PAGE_WIDTH } from '@/components/site/page-grid';
import { PageHead } from '@/components/site/page-head';
import { RoadmapLedger } from '@/features/roadmap/components/roadmap-ledger';
import { cn } from '@/lib/cn';

/** What the firm is building, by phase; an admin moves the steps on right here (`live-parts.tsx`). */
export default function Roadmap({ steps }: { steps: readonly RoadmapStep[] }) {
  const { t } = useTranslation('page-roadmap');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} petals={PETALS.roadmap} />
      <div className={cn(PAGE_WIDTH, 'pb-24')}>
        <div data-live="roadmap">
          <RoadmapLedger steps={steps} />
        </div>
      </div>
    </>
  );
}

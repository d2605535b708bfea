import { isOpen, type Case } from '@app/domain/case';
import { caseName, shortCaseId } from '@app/domain/case-id';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '@/components/back-link';
import { DateText } from '@/components/date-text';
import { Lazy } from '@/components/lazy';
import { Money } from '@/components/money';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusStamp } from '@/components/status-stamp';
import type { Jump } from '@/features/cases/components/case-tools';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { withTexts } from '@/i18n/lazy-texts';
import { useMedia } from '@/lib/page/use-media';
import { useTouched } from '@/lib/page/use-touched';
import { latePart } from './late-part';

const loadClaim = () => withTexts(['claims'], () => import('@/features/claims/components/claim-panel'));
/** The date to act by, as its code and clocks come; it takes no room. Not in `case-parts.tsx`, whose other parts are not needed here. */
const ActByPart = latePart(loadClaim, (code) => code.ActBy);

const loadTools = () => withTexts(['case-tools'], () => import('@/features/cases/components/case-tools'));

interface CasePageProps {
  item: Case;
  back: string;
  backLabel: string;
  /** The first characters of the id are in the title (requirements section 2, the admin's page). */
  showsId?: boolean;
  /** Facts and papers: what is. */
  record: ReactNode;
  /** What can be done, and what has been. */
  work: ReactNode;
  /** Where a bar on a phone leads. */
  jumps: readonly Jump[];
}

/**
 * A case as an open file, named after its debtor and with its number; the browser's tab and history name no debtor. The
 * record on the left, the work and its history on the right. On a phone, where work comes first, the head says what counts.
 */
export function CasePage({ item, back, backLabel, showsId = false, record, work, jumps }: CasePageProps) {
  const { t } = useTranslation(['cases', 'status']);
  const language = useLanguage();
  // Of a screen with room for it all, nothing is needed before somebody prints.
  const isPhone = useMedia('(width < 64rem)');
  const touched = useTouched();
  const [failed, setFailed] = useState(false);
  const tools = (isPhone || touched) && !failed;
  const byId = t('headings:case.title', { id: shortCaseId(item.id) });
  const name = item.case_number === undefined ? byId : caseName(item);
  return (
    <Page
      title={item.debtor_name}
      titleIsName
      tabTitle={showsId && name !== byId ? `${byId} · ${name}` : name}
      titleNote={showsId ? byId : undefined}
      lead={
        <span className="flex flex-wrap gap-x-4 figures">
          {!(showsId && name === byId) && <span>{name}</span>}
          <Money amount={item.amount} className="font-semibold text-ink lg:hidden print:hidden" />
          <span className="lg:hidden print:hidden">
            {t('cases:fields.updated_at')} <DateText date={item.updated_at} />
          </span>
        </span>
      }
      eyebrow={<BackLink to={back} label={backLabel} />}
      aside={<StatusStamp large status={item.status} label={t(`status:case.${item.status}`)} />}
    >
      {item.pseudonymised_at !== undefined && (
        <Notice role="note" className="mb-6">
          {t('cases:case.erased', { date: formatDate(item.pseudonymised_at, language, 'long') })}
        </Notice>
      )}
      {/* With room above for the date to act by. */}
      <div className="relative mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:mt-0">
        {isOpen(item.status) && <ActByPart caseId={item.id} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2">{work}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:row-start-1 print:row-start-1">{record}</div>
      </div>
      {tools && (
        <Lazy
          load={loadTools}
          draw={({ CaseTools }) => <CaseTools name={name} jumps={jumps} />}
          onFailed={() => setFailed(true)}
        />
      )}
    </Page>
  );
}

/** The same file while it is being fetched. */
export function CasePageSkeleton({ title }: { title: string }) {
  return (
    <Page title={title}>
      <div className="mt-4 grid gap-6 lg:grid-cols-[5fr_6fr]">
        {[0, 1].map((column) => (
          <div key={column} className="grid gap-4 rounded-lg border border-rule bg-sheet p-5">
            {[0, 1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-4 w-4/5" />
            ))}
          </div>
        ))}
      </div>
    </Page>
  );
}

import { isOpen, type Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { withTexts } from '@/i18n/lazy-texts';
import { usePause } from '@/lib/session/use-pause';
import { LatePart } from './late-part';

const loadReport = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/report-sheet'));

const loadQuietWeek = async () => {
  const [{ QuietWeek }, { addCaseUpdate, newUpdateId }] = await Promise.all([
    withTexts(['case-life'], () => import('@/features/case-life/components/quiet-week')),
    import('@/features/cases/api/work-on-case'),
  ]);
  return { QuietWeek, addCaseUpdate, newUpdateId };
};

interface ReportPartProps {
  item: Case;
  reader: { role: 'customer' | 'partner'; uid: string };
  /** The partner who may report that nothing moved. */
  author?: { uid: string; full_name: string; avatar_url: string | null };
}

/** Until when the next report of a case comes; nothing while nobody works on it. */
export function ReportPart({ item, reader, author }: ReportPartProps) {
  const { t } = useTranslation('headings');
  const pausedUntil = usePause('updates');
  if (!isOpen(item.status) || item.partner_id === null) return null;
  return (
    <LatePart
      load={loadReport}
      meanwhile={
        <Sheet title={t('report.title')} id="case-report">
          <WaitingLines />
        </Sheet>
      }
      draw={({ ReportSheet }) => (
        <ReportSheet
          caseId={item.id}
          reader={reader}
          action={
            author !== undefined && (
              <LatePart
                load={loadQuietWeek}
                draw={({ QuietWeek, addCaseUpdate, newUpdateId }) => (
                  <QuietWeek
                    newId={newUpdateId}
                    pausedUntil={pausedUntil}
                    write={(id, update_text) =>
                      addCaseUpdate(item.id, id, { update_text, for_office: false }, author)
                    }
                  />
                )}
              />
            )
          }
        />
      )}
    />
  );
}

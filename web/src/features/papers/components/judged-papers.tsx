import { LIMITS } from '@app/domain/limits';
import { decisionReasonSchema } from '@app/domain/partner-decision';
import { isRegistered, type PaperVerdict, type PartnerPaper } from '@app/domain/partner-paper';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedLine } from '@/components/failed-line';
import { Notice } from '@/components/notice';
import { Sheet } from '@/components/page';
import { ReasonButton } from '@/components/reason-button';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { ProblemError } from '@/lib/firebase/problems';
import { useCommand } from '@/lib/command/use-command';
import { useToday } from '@/lib/page/use-today';
import { judgePaper, usePapers } from '../api/papers';
import { PaperRows } from './paper-rows';

interface JudgedPapersProps {
  partnerId: string;
  /** The button that saves a stored file, and what it does first. */
  save: (path: string, onSave: () => void) => ReactNode;
}

/** For admins: the papers of a partner or an applicant, to be accepted or refused. */
export function JudgedPapers({ partnerId, save }: JudgedPapersProps) {
  const { t } = useTranslation('papers');
  const live = usePapers(partnerId);
  const today = useToday();
  // By their ids, the papers whose copies were opened: a partner may withdraw one meanwhile and show another under its id.
  const [opened, setOpened] = useState<Readonly<Record<string, PartnerPaper>>>({});
  const open = (paper: PartnerPaper) => setOpened((before) => ({ ...before, [paper.id]: paper }));
  return (
    <Sheet title={t('title')} id="papers" className="max-w-3xl">
      {live.status === 'failed' && <FailedLine text={t('failed')} onRetry={live.retry} className="p-5" />}
      {live.status === 'loading' && <WaitingLines />}
      {live.status === 'ready' && (
        <>
          {!isRegistered(live.data, today) && (
            <Notice role="note" className="border-b border-b-rule">
              {t('notRegistered')}
            </Notice>
          )}
          {live.data.length === 0 ? (
            <p className="px-5 py-5 text-ink-soft">{t('none')}</p>
          ) : (
            <PaperRows
              papers={live.data}
              actions={(paper) => (
                <>
                  <Verdict
                    partnerId={partnerId}
                    paper={paper}
                    opened={opened[paper.id]}
                    onChanged={() => open(paper)}
                  />
                  {save(paper.path, () => open(paper))}
                </>
              )}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

interface VerdictProps {
  partnerId: string;
  paper: PartnerPaper;
  /** Whose copy was opened last; undefined: none was. */
  opened: PartnerPaper | undefined;
  /** The paper is another one than was opened, and this has been said: the next verdict is about this one. */
  onChanged: () => void;
}

function Verdict({ partnerId, paper, opened, onChanged }: VerdictProps) {
  const { t } = useTranslation(['papers', 'common']);
  const { busy, send } = useCommand({
    run: async ({ verdict, reason }: { verdict: PaperVerdict; reason?: string }) => {
      if (opened !== undefined && opened.created_at.getTime() !== paper.created_at.getTime()) {
        onChanged();
        throw new ProblemError('changedMeanwhile');
      }
      await judgePaper(partnerId, paper, verdict, reason);
    },
    done: (_output, { verdict }) => ({ title: t(`papers:verdict.${verdict}.done`) }),
    failed: t('papers:verdict.failed'),
  });
  return (
    <>
      {paper.state !== 'accepted' && (
        <Button variant="ink" size="sm" busy={busy} onClick={() => void send({ verdict: 'accepted' })}>
          {t('papers:verdict.accepted.button')}
        </Button>
      )}
      {paper.state !== 'refused' && (
        <ReasonButton
          trigger={
            <Button size="sm" disabled={busy}>
              {t('papers:verdict.refused.button')}
            </Button>
          }
          title={t('papers:verdict.refused.title')}
          text={t('papers:verdict.refused.text')}
          words={{
            confirm: t('papers:verdict.refused.confirm'),
            sending: t('papers:verdict.running'),
            cancel: t('common:cancel'),
          }}
          field={{
            name: 'reason',
            label: t('papers:verdict.refused.reason'),
            hint: t('papers:verdict.refused.hint', { max: LIMITS.decisionReason }),
            required: true,
            issueOf: (reason) => decisionReasonSchema.safeParse({ reason }).error?.issues[0]?.message,
          }}
          onSend={async (reason) => {
            await send({ verdict: 'refused', reason });
            // A verdict that succeeded leaves no dialog behind; of one that failed the reason is kept.
            return false;
          }}
        />
      )}
    </>
  );
}

import { isMerged, type CaseOutcome, type CaseStanding } from '@app/domain/case-life';
import { isKept, isOpen, type Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { Gap } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { useCaseAcceptance, useCaseStanding, useNewestOutcome } from '../api/use-case-life';
import { CaseStandingText, hasStanding } from './case-standing';
import { DuplicateDialog } from './duplicate-dialog';
import { EndDialog } from './end-dialog';
import { ResumeButton } from './resume-button';
import { StepDialog } from './step-dialog';
import { useStep } from '../use-step';

/** For admins: the partner's answer, the standing of a case, and the steps that the office takes. */
export function AdminLife({ item }: { item: Case }) {
  const { t } = useTranslation('case-life');
  const { status, data: standing } = useCaseStanding(item.id);
  const outcomes = useNewestOutcome(item.id).data;
  const said = {
    item,
    outcome: outcomes?.[0],
    standing: standing ?? null,
    linkTo: links.admin.case,
  };
  if (!isKept(item) && !hasStanding(said)) return null;
  return (
    <Sheet title={t('headings:standing.title')} className="print:hidden">
      {status === 'loading' ? (
        <WaitingLines />
      ) : (
        <div className="grid gap-4 p-5">
          <AcceptanceText item={item} />
          {hasStanding(said) && <CaseStandingText {...said} />}
          {standing !== undefined && isKept(item) && (
            <Steps item={item} outcome={said.outcome} standing={standing} />
          )}
        </div>
      )}
    </Sheet>
  );
}

/** What the partner who is or was asked says. */
function AcceptanceText({ item }: { item: Case }) {
  const { t } = useTranslation('case-life');
  const { data } = useCaseAcceptance(item.id);
  if (!data || (data.partner_id !== item.partner_id && data.state !== 'declined')) return null;
  const when = data.state === 'waiting' || data.state === 'late' ? data.due_at : data.answered_at;
  return (
    <div className="grid gap-1">
      <p className={data.state === 'late' || data.state === 'declined' ? 'font-medium text-seal' : undefined}>
        {t(data.by_work ? 'case-life:answer.byWork' : `case-life:answer.${data.state}`)}
        <Gap />
        {when !== undefined && <DateText date={when} style="moment" />}
      </p>
      {data.reason !== undefined && (
        <blockquote className="border-s-3 border-brass ps-3 break-words whitespace-pre-wrap">
          {data.reason}
        </blockquote>
      )}
    </div>
  );
}

interface StepsProps {
  item: Case;
  outcome: CaseOutcome | undefined;
  standing: CaseStanding | null;
}

function reopenText(item: Case, standing: CaseStanding | null) {
  if (item.partner_id === null) return 'case-life:reopen.textAlone';
  return standing?.duplicate_of ? 'case-life:reopen.textDuplicate' : 'case-life:reopen.text';
}

function Steps({ item, outcome, standing }: StepsProps) {
  const { t } = useTranslation('case-life');
  const step = useStep();
  const open = isOpen(item.status);
  const caseId = item.id;
  return (
    <div className="flex flex-wrap gap-3">
      {standing?.objection?.state === 'open' && (
        <StepDialog
          required
          variant="seal"
          action={t('case-life:objection.reply')}
          title={t('case-life:objection.replyTitle')}
          text={t('case-life:objection.replyText')}
          label={t('case-life:objection.replyLabel')}
          onSend={(text) => step({ step: 'answer', caseId, text })}
        />
      )}
      {open && standing?.hold && <ResumeButton caseId={caseId} />}
      {!open && (
        <StepDialog
          required
          action={t('case-life:reopen.action')}
          title={t('case-life:reopen.title')}
          text={t(reopenText(item, standing))}
          label={t('case-life:reason')}
          onSend={(text) => step({ step: 'reopen', caseId, text })}
        />
      )}
      <EndDialog kind="close" item={item} />
      {!open && <EndDialog key={item.status} kind="correct" item={item} outcome={outcome} />}
      {(standing === null || !isMerged(standing)) && <DuplicateDialog caseId={caseId} />}
    </div>
  );
}

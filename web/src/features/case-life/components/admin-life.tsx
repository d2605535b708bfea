import {
  FINISHED_STATUSES,
  finishedStatusSchema,
  type CaseOutcome,
  type CaseStanding,
  type FinishedStatus,
} from '@app/domain/case-life';
import { isOpen, type Case } from '@app/domain/case';
import { isBlank } from '@app/domain/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FormField } from '@/components/form-field';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { links } from '@/lib/navigation/links';
import { useCaseAcceptance, useCaseStanding, useNewestOutcome } from '../api/use-case-life';
import { CaseStandingText, hasStanding } from './case-standing';
import { firstEnd, OutcomeFields, type End } from './outcome-fields';
import { StepDialog } from './step-dialog';
import { useMoneyDoubt } from '../use-money-doubt';
import { useStep } from '../use-step';

/** For admins: the partner's answer, the standing of a case, and the steps that the office takes. */
export function AdminLife({ item }: { item: Case }) {
  const { t } = useTranslation('case-life');
  const standing = useCaseStanding(item.id).data;
  const outcomes = useNewestOutcome(item.id).data;
  const said = {
    item,
    outcome: outcomes?.[0],
    standing: standing ?? null,
    linkTo: links.admin.case,
  };
  return (
    <Sheet title={t('case-life:standing')} className="print:hidden">
      <div className="grid gap-4 p-5">
        <AcceptanceText item={item} />
        {hasStanding(said) && <CaseStandingText {...said} />}
        {standing !== undefined && <Steps item={item} outcome={said.outcome} standing={standing} />}
      </div>
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
        {t(data.by_work ? 'case-life:answer.byWork' : `case-life:answer.${data.state}`)}{' '}
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
      {open && standing?.hold && (
        <Button onClick={() => void step({ step: 'resume', caseId })}>{t('case-life:hold.resume')}</Button>
      )}
      {!open && (
        <StepDialog
          required
          action={t('case-life:reopen.action')}
          title={t('case-life:reopen.title')}
          text={t(item.partner_id === null ? 'case-life:reopen.textAlone' : 'case-life:reopen.text')}
          label={t('case-life:reason')}
          onSend={(text) => step({ step: 'reopen', caseId, text })}
        />
      )}
      <EndDialog key={item.status} item={item} outcome={open ? undefined : outcome} />
      {(standing?.duplicate_of ?? null) === null && <DuplicateDialog caseId={caseId} />}
    </div>
  );
}

/** Closes an open case, or corrects the end of a finished one. */
function EndDialog({ item, outcome }: { item: Case; outcome: CaseOutcome | undefined }) {
  const { t } = useTranslation(['case-life', 'status', 'validation', 'cases']);
  const step = useStep();
  const isCorrection = !isOpen(item.status);
  const first: FinishedStatus = finishedStatusSchema.safeParse(item.status).data ?? 'Completed';
  const [status, setStatus] = useState(first);
  const [end, setEnd] = useState<End>({ ...firstEnd(first), ...(outcome && { outcome: outcome.outcome }) });
  const [isTried, setTried] = useState(false);
  const { doubt, isUnexplained } = useMoneyDoubt(item.id, end);
  const isMissing = isUnexplained || (isCorrection && isBlank(end.sentence));
  const kind = isCorrection ? 'correct' : 'close';
  return (
    <StepDialog
      action={t(`case-life:${kind}.action`)}
      title={t(`case-life:${kind}.title`)}
      text={t(`case-life:${kind}.text`)}
      isComplete={() => {
        setTried(true);
        return !isMissing;
      }}
      onSend={() =>
        step({ step: kind, caseId: item.id, status, outcome: end.outcome, text: end.sentence.trim() })
      }
    >
      <FormField label={t('cases:fields.status')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="status"
            value={status}
            onChange={({ target }) => {
              const chosen = finishedStatusSchema.safeParse(target.value).data;
              if (chosen === undefined) return;
              setStatus(chosen);
              setEnd({ ...firstEnd(chosen), sentence: end.sentence });
            }}
          >
            {FINISHED_STATUSES.map((one) => (
              <option key={one} value={one}>
                {t(`status:case.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <OutcomeFields
        status={status}
        end={end}
        disabled={false}
        required={isCorrection}
        doubt={doubt}
        error={isTried && isMissing ? t('validation:required') : undefined}
        onChange={setEnd}
      />
    </StepDialog>
  );
}

/** Closes a case in favour of another one of the same customer. */
function DuplicateDialog({ caseId }: { caseId: string }) {
  const { t } = useTranslation(['case-life', 'validation']);
  const step = useStep();
  const [of, setOf] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <StepDialog
      action={t('case-life:duplicate.action')}
      title={t('case-life:duplicate.title')}
      text={t('case-life:duplicate.text')}
      label={t('case-life:reasonIfAny')}
      isComplete={() => {
        setTried(true);
        return !isBlank(of);
      }}
      onSend={(text) => step({ step: 'duplicate', caseId, of: of.trim(), text })}
    >
      <FormField
        required
        label={t('case-life:duplicate.label')}
        hint={t('case-life:duplicate.hint')}
        error={isTried && isBlank(of) ? t('validation:required') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="of"
            value={of}
            maxLength={128}
            autoComplete="off"
            onChange={({ target }) => setOf(target.value)}
          />
        )}
      </FormField>
    </StepDialog>
  );
}

import { mayObject } from '@app/domain/case-life';
import { COMMITMENTS, objectionDeadline } from '@app/domain/commitment-policy';
import { isOpen, type Case } from '@app/domain/case';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Sheet } from '@/components/page';
import { Gap } from '@/i18n';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { useCaseStanding, useNewestOutcome } from '../api/use-case-life';
import { CaseStandingText, hasStanding } from './case-standing';
import { ReportSheet } from './report-sheet';
import { ResumeButton } from './resume-button';
import { StepDialog } from './step-dialog';
import { useStep } from '../use-step';

/** For the case's customer: until when the next report comes, and what can be done about the case. */
export function CustomerLife({ item }: { item: Case }) {
  return (
    <>
      <ReportSheet item={item} reader={{ role: 'customer', uid: item.user_id }} />
      <CustomerSteps item={item} />
    </>
  );
}

/** For the customer: with what the case ended, and an objection to it; a hold and a withdrawal while it is open. */
function CustomerSteps({ item }: { item: Case }) {
  const { t } = useTranslation('case-life');
  const step = useStep();
  const open = isOpen(item.status);
  const [wasOpen] = useState(open);
  const standing = useCaseStanding(item.id).data;
  const outcomes = useNewestOutcome(item.id).data;
  if (standing === undefined || outcomes === undefined) return null;
  const [outcome] = outcomes;
  const said = { item, outcome, standing, linkTo: links.customer.case };
  const objects =
    !open && outcome !== undefined && mayObject(outcome, standing?.objection ?? null, new Date());
  // What was open is hidden and not taken away: a dialog may be open when the case ends.
  if (!open && !wasOpen && !hasStanding(said)) return null;
  return (
    <Sheet
      title={t(open ? 'case-life:customer.openTitle' : 'case-life:outcome.title')}
      className={cn(
        'print:hidden',
        open && (standing?.hold ?? null) === null && 'order-last',
        !open && !hasStanding(said) && 'hidden',
      )}
    >
      <div className="grid gap-4 p-5">
        {hasStanding(said) && <CaseStandingText {...said} isCustomer />}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {open && standing?.hold ? (
            <ResumeButton variant="seal" caseId={item.id} />
          ) : (
            <StepDialog
              isOver={!open}
              action={t('case-life:hold.action')}
              title={t('case-life:hold.title')}
              text={t('case-life:hold.text')}
              label={t('case-life:reasonIfAny')}
              onSend={(text) => step({ step: 'hold', caseId: item.id, text })}
            />
          )}
          <StepDialog
            isOver={!open}
            action={t('case-life:withdraw.action')}
            title={t('case-life:withdraw.title')}
            text={t('case-life:withdraw.text')}
            label={t('case-life:reasonIfAny')}
            onSend={(text) => step({ step: 'withdraw', caseId: item.id, text })}
          />
        </div>
        {objects && (
          <div className="grid justify-items-start gap-3 border-t border-rule pt-4">
            <p className="text-sm text-ink-soft">
              {t('case-life:objection.until')}
              <Gap />
              <DateText date={objectionDeadline(outcome.created_at)} style="moment" />
            </p>
            <StepDialog
              required
              action={t('case-life:objection.action')}
              title={t('case-life:objection.title')}
              text={t('case-life:objection.text', { days: COMMITMENTS.object.days })}
              label={t('case-life:objection.label')}
              onSend={(text) => step({ step: 'object', caseId: item.id, text })}
            />
          </div>
        )}
      </div>
    </Sheet>
  );
}

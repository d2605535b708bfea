import { isUnanswered } from '@app/domain/case-life';
import { LIMITS } from '@app/domain/limits';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DateText } from '@/components/date-text';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Gap } from '@/i18n';
import { useCommand } from '@/lib/command/use-command';
import { links } from '@/lib/navigation/links';
import { answerAssignment } from '../api/answer-assignment';
import { useCaseAcceptance } from '../api/use-case-life';
import { StepDialog } from './step-dialog';

/** Asks the assigned partner whether the case is taken, as long as that is not answered. */
export function AcceptanceSheet({ caseId, uid }: { caseId: string; uid: string }) {
  const { t } = useTranslation('case-life');
  const navigate = useNavigate();
  const { data } = useCaseAcceptance(caseId);
  const { busy, send } = useCommand({
    run: (reason: string | null) => answerAssignment(caseId, reason),
    // The case is the partner's no longer: its page would say that it is not found.
    onDone: (_output, reason) => {
      if (reason !== null) void navigate(links.partner.dashboard);
    },
    done: (_output, reason) => ({
      title: t(reason === null ? 'case-life:acceptance.accepted' : 'case-life:acceptance.declined'),
      ...(reason !== null && { leavesPage: true }),
    }),
    failed: t('case-life:failed'),
  });
  if (!data || data.partner_id !== uid || !isUnanswered(data)) return null;
  const isLate = data.state === 'late';
  return (
    <Sheet title={t('case-life:acceptance.title')} className="print:hidden">
      <div className="grid gap-4 p-5">
        <p className={isLate ? 'font-medium text-seal' : undefined}>
          {t(isLate ? 'case-life:acceptance.late' : 'case-life:acceptance.due')}
          <Gap />
          <DateText date={data.due_at} style="moment" />
        </p>
        <p className="text-sm text-ink-soft">{t('case-life:acceptance.byWork')}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="seal" busy={busy} onClick={() => void send(null)}>
            {t('case-life:acceptance.accept')}
          </Button>
          <StepDialog
            required
            action={t('case-life:acceptance.decline')}
            title={t('case-life:acceptance.declineTitle')}
            text={t('case-life:acceptance.declineText')}
            label={t('case-life:reason')}
            hint={t('case-life:atMost', { max: LIMITS.declineReason })}
            maxLength={LIMITS.declineReason}
            onSend={async (reason) => {
              await send(reason);
              // A case that was declined has no dialog any more; otherwise the reason is kept.
              return false;
            }}
          />
        </div>
      </div>
    </Sheet>
  );
}

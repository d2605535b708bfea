import { LIMITS } from '@app/domain/limits';
import { rejectionSchema } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';
import { ReasonButton } from '@/components/reason-button';
import { Button } from '@/components/ui/button';

interface RejectDialogProps {
  company: string;
  disabled: boolean;
  /** Never rejects: it says itself how it went. */
  onReject: (reason: string) => Promise<void>;
}

/** Asks before an application is rejected, and for the reason that the applicant will read. */
export function RejectDialog({ company, disabled, onReject }: RejectDialogProps) {
  const { t } = useTranslation(['rejection', 'partners']);
  return (
    <ReasonButton
      trigger={<Button disabled={disabled}>{t('partners:review.reject')}</Button>}
      title={t('rejection:title')}
      text={<NamesIn text={t('rejection:text', { company })} names={[company]} />}
      words={{
        confirm: t('rejection:confirm'),
        sending: t('rejection:running'),
        cancel: t('rejection:cancel'),
      }}
      field={{
        name: 'reason',
        label: t('rejection:reason'),
        hint: t('rejection:hint', { max: LIMITS.decisionReason }),
        required: true,
        issueOf: (reason) => rejectionSchema.safeParse({ reason }).error?.issues[0]?.message,
      }}
      onSend={async (reason) => {
        await onReject(reason);
        // A rejection that succeeded leaves no dialog behind; of one that failed the reason is kept.
        return false;
      }}
    />
  );
}

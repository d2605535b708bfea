import { privacyAnswerSchema } from '@app/domain/privacy-request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FormField } from '@/components/form-field';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useCommand } from '@/lib/command/use-command';
import { focusRefused } from '@/lib/form/focus-refused';
import { setLegalHold, useLegalHold } from '../api/use-legal-hold';

interface LegalHoldSheetProps {
  caseId: string;
  /** Whether there is still something to keep. */
  mayPut: boolean;
}

/** Keeps a case from being erased, with the reason, or ends that again; for admins. */
export function LegalHoldSheet({ caseId, mayPut }: LegalHoldSheetProps) {
  const { t } = useTranslation(['privacy', 'problems', 'common']);
  const live = useLegalHold(caseId);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const form = privacyAnswerSchema.safeParse({ note: reason });
  const { busy, send } = useCommand({
    run: (note: string | null) => setLegalHold(caseId, note),
    onDone: () => {
      setReason('');
      setTried(false);
    },
    done: (_output, note) => ({ title: t(note === null ? 'privacy:hold.lifted' : 'privacy:hold.set') }),
    failed: t('common:error'),
  });
  if (live.status !== 'ready' || (live.data === null && !mayPut)) return null;
  const hold = live.data;
  return (
    <Sheet title={t('privacy:hold.title')} className="print:hidden">
      {hold === null ? (
        <form
          noValidate
          className="grid gap-4 p-5"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (form.success) void send(form.data.note);
            else focusRefused(event.currentTarget);
          }}
        >
          <p className="text-ink-soft">{t('privacy:hold.text')}</p>
          <FormField
            required
            label={t('privacy:hold.reason')}
            error={isTried && !form.success ? t('privacy:hold.reasonMissing') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                name="reason"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </FormField>
          <Button type="submit" busy={busy} className="justify-self-start">
            {t('privacy:hold.put')}
          </Button>
        </form>
      ) : (
        <div className="grid justify-items-start gap-3 p-5">
          <p>
            {t('privacy:hold.since')} <DateText date={hold.at} style="long" />
          </p>
          <blockquote className="border-s-3 border-brass ps-3 break-words whitespace-pre-wrap">
            {hold.reason}
          </blockquote>
          <Button busy={busy} onClick={() => void send(null)}>
            {t('privacy:hold.lift')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

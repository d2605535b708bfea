import { LIMITS } from '@app/domain/limits';
import { rejectionSchema } from '@app/domain/partner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import './rejection-texts';

interface RejectDialogProps {
  company: string;
  disabled: boolean;
  /** Never rejects: it says itself how it went. */
  onReject: (reason: string) => Promise<void>;
}

/** Asks before an application is rejected, and for the reason that the applicant will read. */
export function RejectDialog({ company, disabled, onReject }: RejectDialogProps) {
  const { t } = useTranslation(['rejection', 'partners', 'common']);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  // Kept when the dialog is closed by mistake.
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const form = rejectionSchema.safeParse({ reason });
  const sayWhy = useFieldMessage();
  const problem = sayWhy(
    form.success ? undefined : { type: 'custom', message: form.error.issues[0]?.message ?? '' },
  );

  const reject = async () => {
    setTried(true);
    if (!form.success || busy) return;
    setBusy(true);
    await onReject(form.data.reason);
    setBusy(false);
    // After a failure as well: behind an open dialog nobody could reach the toast.
    setOpen(false);
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !busy && setOpen(next)}>
      <DialogTrigger asChild>
        <Button disabled={disabled}>{t('partners:review.reject')}</Button>
      </DialogTrigger>
      <DialogContent role="alertdialog" closeLabel={t('common:close')}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void reject();
          }}
        >
          <DialogTitle className="pe-10 text-xl">{t('rejection:title')}</DialogTitle>
          <DialogDescription className="break-words">{t('rejection:text', { company })}</DialogDescription>
          <FormField
            required
            label={t('rejection:reason')}
            hint={t('rejection:hint', { max: LIMITS.decisionReason })}
            error={isTried ? problem : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </FormField>
          <div className="flex flex-wrap justify-end gap-3">
            <Button className="max-sm:grow" disabled={busy} onClick={() => setOpen(false)}>
              {t('rejection:cancel')}
            </Button>
            <Button type="submit" variant="ink" className="max-sm:grow" busy={busy}>
              {t(busy ? 'rejection:running' : 'rejection:confirm')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

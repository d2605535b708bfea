import { LIMITS } from '@app/domain/limits';
import { erasureFormSchema } from '@app/domain/privacy-request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { useCommand } from '@/lib/command/use-command';
import { takeFocus } from '@/lib/page/take-focus';
import { askForErasure } from '../api/ask-for-erasure';

/** Asks for erasure in two steps: what it means, then a reason if one likes and the confirmation. */
export function ErasureForm({ uid }: { uid: string }) {
  const { t } = useTranslation(['privacy', 'problems', 'common', 'validation']);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const form = erasureFormSchema.safeParse({ reason });
  const { busy, send } = useCommand({
    run: (accepted: string) => askForErasure(uid, accepted),
    onDone: () => {
      setOpen(false);
      setReason('');
    },
    done: () => ({ title: t('privacy:erasure.sent') }),
    failed: t('common:error'),
  });
  if (!isOpen) {
    return (
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('privacy:erasure.ask')}
      </Button>
    );
  }
  return (
    <form
      ref={takeFocus}
      noValidate
      className="grid w-full gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.success) void send(form.data.reason);
      }}
    >
      <p className="border-s-3 border-seal ps-3">{t('privacy:erasure.warning')}</p>
      <FormField
        label={t('privacy:erasure.reason')}
        hint={t('privacy:erasure.reasonHint')}
        error={form.success ? undefined : t('validation:tooLong', { max: LIMITS.privacyText })}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={busy}>
          {t('privacy:erasure.confirm')}
        </Button>
        <Button disabled={busy} onClick={() => setOpen(false)}>
          {t('privacy:erasure.cancel')}
        </Button>
      </div>
    </form>
  );
}

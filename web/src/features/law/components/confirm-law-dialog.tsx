import { newLawConfirmationSchema, type NewLawConfirmation } from '@app/domain/law/confirmation-form';
import type { LawVersion } from '@app/domain/law/tables';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '@/components/day-field';
import { FormField } from '@/components/form-field';
import type { Popup } from '@/components/lazy-popup';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { useToday } from '@/lib/page/use-today';
import { useSignedIn } from '@/lib/session/session';
import { confirmLaw } from '../api/confirm-law';

/** Enters which lawyer has confirmed a version, and when. It cannot be changed afterwards, and says so before it is sent. */
export function ConfirmDialog({ popup, version }: { popup: Popup; version: LawVersion }) {
  const { t } = useTranslation('law');
  const today = useToday();
  const { uid } = useSignedIn();
  const messageOf = useFieldMessage();
  const { open, onOpenChange } = popup.root;
  const resolver = useMemo(() => zodResolver(newLawConfirmationSchema(today)), [today]);
  const { register, handleSubmit, control, formState } = useForm<NewLawConfirmation>({
    resolver,
    defaultValues: { name: '', licence_no: '', confirmed_on: today },
  });
  const { busy, send } = useCommand({
    run: (values: NewLawConfirmation) => confirmLaw(version, values, uid),
    // After a failure as well: behind an open dialog nobody could reach the toast. What was typed stays.
    onSettled: () => onOpenChange(false),
    done: () => ({ title: t('law:confirm.done') }),
    failed: t('law:confirm.failed'),
  });
  const { errors } = formState;
  const table = t(`law:tables.${version.table}.title`);
  return (
    <Dialog open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <DialogTrigger asChild>{popup.anchor}</DialogTrigger>
      <DialogContent {...popup.content} role="alertdialog">
        <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
          <DialogTitle className="pe-10 text-xl">{t('law:confirm.title')}</DialogTitle>
          <DialogDescription>{t('law:confirm.text', { table, n: version.n })}</DialogDescription>
          <FormField required label={t('law:confirm.name')} error={messageOf(errors.name)}>
            {(control) => <Input {...control} {...register('name')} readOnly={busy} autoComplete="off" />}
          </FormField>
          <FormField required label={t('law:confirm.licence')} error={messageOf(errors.licence_no)}>
            {(control) => (
              <Input {...control} {...register('licence_no')} readOnly={busy} autoComplete="off" />
            )}
          </FormField>
          <DayField
            {...register('confirmed_on')}
            label={t('law:confirm.on')}
            day={useWatch({ control, name: 'confirmed_on' })}
            error={messageOf(errors.confirmed_on)}
            max={today}
            readOnly={busy}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button className="max-sm:grow" disabled={busy} onClick={() => onOpenChange(false)}>
              {t('law:confirm.cancel')}
            </Button>
            <Button type="submit" variant="ink" className="max-sm:grow" busy={busy}>
              {busy ? t('law:confirm.sending') : t('law:confirm.send')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

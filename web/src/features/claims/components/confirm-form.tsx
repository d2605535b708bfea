import {
  confirmationIssue,
  newClockConfirmationSchema,
  type NewClockConfirmation,
} from '@app/domain/clock-confirmation';
import type { Clock } from '@app/domain/limitation-clock';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '@/components/day-field';
import { FormButtons } from '@/components/form-buttons';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { codeOf } from '@/lib/firebase/problems';
import { useToday } from '@/lib/page/use-today';
import { confirmClock } from '../api/confirm-clock';

/** Records which lawyer has confirmed the last day of a clock, and when; or withdraws it. */
export function ConfirmForm({ clock, onClose }: { clock: Clock; onClose: () => void }) {
  const { t } = useTranslation(['claims', 'problems']);
  const messageOf = useFieldMessage();
  const today = useToday();
  // What is confirmed is what was on the screen when the form was opened (decision 192): the server refuses it for a newer one.
  const [seen] = useState(clock);
  const { confirmed } = seen;
  const { register, control, handleSubmit, setError, formState } = useForm<NewClockConfirmation>({
    resolver: zodResolver(newClockConfirmationSchema),
    defaultValues: {
      lapse_on: confirmed?.lapse_on ?? seen.lapse_on_earliest ?? '',
      name: confirmed?.name ?? '',
      licence_no: confirmed?.licence_no ?? '',
      confirmed_on: confirmed?.confirmed_on ?? today,
      reason: confirmed?.reason ?? '',
    },
  });
  const { errors } = formState;
  const { busy, send } = useCommand({
    run: (values: NewClockConfirmation | null) => confirmClock(seen, values),
    onDone: onClose,
    done: (_, values) => ({ title: t(values === null ? 'claims:confirm.withdrawn' : 'claims:confirm.done') }),
    failed: (error) => ({
      variant: 'destructive',
      title: t('claims:confirm.failed'),
      ...(codeOf(error) === 'functions/failed-precondition' && { description: t('claims:confirm.moved') }),
    }),
  });
  const sendChecked = (values: NewClockConfirmation) => {
    const found = confirmationIssue(values, seen, today);
    if (found === null) return send(values);
    setError(found.field, { message: found.issue }, { shouldFocus: true });
    return Promise.resolve();
  };
  return (
    <form
      noValidate
      aria-label={t('claims:confirm.open')}
      className="my-2 grid gap-4 print:hidden"
      onSubmit={(event) => void handleSubmit(sendChecked)(event)}
    >
      <p className="max-w-[62ch] text-sm leading-6">{t('claims:confirm.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          {...register('lapse_on')}
          label={t('claims:confirm.day')}
          day={useWatch({ control, name: 'lapse_on' })}
          error={
            errors.lapse_on?.message === 'beforeComputed'
              ? t('claims:confirm.beforeComputed')
              : messageOf(errors.lapse_on)
          }
          readOnly={busy}
        />
        <DayField
          {...register('confirmed_on')}
          label={t('claims:confirm.on')}
          day={useWatch({ control, name: 'confirmed_on' })}
          error={messageOf(errors.confirmed_on)}
          max={today}
          readOnly={busy}
        />
        <FormField required label={t('claims:confirm.name')} error={messageOf(errors.name)}>
          {(field) => <Input {...field} {...register('name')} autoComplete="off" readOnly={busy} />}
        </FormField>
        <FormField required label={t('claims:confirm.licence')} error={messageOf(errors.licence_no)}>
          {(field) => <Input {...field} {...register('licence_no')} autoComplete="off" readOnly={busy} />}
        </FormField>
      </div>
      <FormField
        label={t('claims:confirm.reason')}
        hint={t('claims:confirm.reasonHint')}
        error={messageOf(errors.reason)}
      >
        {(field) => <Textarea {...field} {...register('reason')} rows={2} readOnly={busy} />}
      </FormField>
      <FormButtons save={t('claims:confirm.save')} busy={busy} onClose={onClose}>
        {confirmed !== undefined && (
          <Button variant="danger" disabled={busy} className="grow sm:grow-0" onClick={() => void send(null)}>
            {t('claims:confirm.withdraw')}
          </Button>
        )}
      </FormButtons>
    </form>
  );
}

import { mayReceiveMoney } from '@app/domain/authority';
import { FIRST_DAY } from '@app/domain/calendar';
import { newPaymentSchema, RECEIVERS, type NewPayment } from '@app/domain/payment';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { useAuthority } from '@/lib/live/use-authority';
import { useToday } from '@/lib/page/use-today';
import { reportPayment, type Writer } from '../api/write-money';
import { typedSatangSchema } from '../typed-money';
import { EntryForm } from './entry-form';

const schemaOf = (today: string) => z.extend(newPaymentSchema(today), { satang: typedSatangSchema });
type Values = z.input<ReturnType<typeof schemaOf>>;

/** Reports money that was received. */
export function PaymentForm({ writer, onClose }: { writer: Writer; onClose: () => void }) {
  const { t } = useTranslation('money');
  const messageOf = useFieldMessage();
  const today = useToday();
  const authority = useAuthority(writer.caseId, writer.role === 'partner' ? writer.uid : null).data;
  const mayReceive = authority === undefined || mayReceiveMoney(authority, today);
  // One id for the whole form: sending it again after an uncertain end adds it once.
  const [id] = useState(newId);
  const { register, control, handleSubmit, formState } = useForm<Values, unknown, NewPayment>({
    resolver: zodResolver(schemaOf(today)),
    defaultValues: { satang: '', received_on: today, into: 'creditor', note: '' },
  });
  const { errors } = formState;
  const { busy, send } = useCommand({
    run: (payment: NewPayment) => reportPayment(writer, id, payment),
    onDone: onClose,
    done: () => ({ title: t('payment.added') }),
    failed: t('payment.failed'),
  });
  return (
    <EntryForm
      kind="payment"
      amount={{ ...register('satang'), error: messageOf(errors.satang) }}
      day={{
        ...register('received_on'),
        day: useWatch({ control, name: 'received_on' }),
        error: messageOf(errors.received_on),
        min: FIRST_DAY,
        max: today,
      }}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <FormField label={t('payment.into')} hint={mayReceive ? undefined : t('payment.notAuthorised')}>
        {(field) => (
          <NativeSelect {...field} {...register('into')} disabled={busy}>
            {RECEIVERS.map((receiver) => (
              <option key={receiver} value={receiver} disabled={receiver === 'partner' && !mayReceive}>
                {t(`into.${receiver}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField label={t('payment.note')} error={messageOf(errors.note)}>
        {(field) => <Input {...field} {...register('note')} disabled={busy} />}
      </FormField>
      <p className="text-sm text-ink-soft">
        {t(writer.role === 'customer' ? 'payment.officeAnswers' : 'payment.clientAnswers')}
      </p>
    </EntryForm>
  );
}

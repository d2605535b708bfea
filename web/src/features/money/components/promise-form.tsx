import { addDays } from '@app/domain/calendar';
import { LONGEST_PROMISE_DAYS, newPromiseSchema, type NewPromise } from '@app/domain/promise';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { useToday } from '@/lib/page/use-today';
import { makePromise, type Writer } from '../api/write-money';
import { typedSatangSchema } from '../typed-money';
import { EntryForm } from './entry-form';

const schemaOf = (today: string) => z.extend(newPromiseSchema(today), { satang: typedSatangSchema });
type Values = z.input<ReturnType<typeof schemaOf>>;

/** Records what the debtor promised to pay, and by when. */
export function PromiseForm({ writer, onClose }: { writer: Writer; onClose: () => void }) {
  const { t } = useTranslation('money');
  const messageOf = useFieldMessage();
  const today = useToday();
  const [id] = useState(newId);
  const { register, control, handleSubmit, formState } = useForm<Values, unknown, NewPromise>({
    resolver: zodResolver(schemaOf(today)),
    defaultValues: { satang: '', due_on: '' },
  });
  const { errors } = formState;
  const { busy, send } = useCommand({
    run: (promise: NewPromise) => makePromise(writer, id, promise, today),
    onDone: onClose,
    done: () => ({ title: t('promise.added') }),
    failed: t('promise.failed'),
  });
  return (
    <EntryForm
      kind="promise"
      amount={{ ...register('satang'), error: messageOf(errors.satang) }}
      day={{
        ...register('due_on'),
        day: useWatch({ control, name: 'due_on' }),
        error: messageOf(errors.due_on),
        min: today,
        max: addDays(today, LONGEST_PROMISE_DAYS),
      }}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(send)(event)}
    />
  );
}

import { addDays } from '@app/domain/calendar';
import { LONGEST_ANSWER_DAYS, newDecisionSchema, type NewDecision } from '@app/domain/decision';
import { ISSUE } from '@app/domain/text';
import { parseAmount } from '@app/domain/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DayField } from '@/components/day-field';
import { FormButtons } from '@/components/form-buttons';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { useToday } from '@/lib/page/use-today';
import { askDecision, type Asker } from '../api/write-decisions';
import { typedSatangSchema } from '../typed-money';
import { AmountField } from './amount-field';

/** A working week: long enough to ask somebody, short enough for the debtor to wait. */
const USUAL_DAYS = 7;

/** A typed count of instalments; nothing is one payment. Thai digits are understood. */
const typedCount = z.pipe(
  z.string(),
  z.transform((typed) => parseAmount(typed) ?? null),
);

function schemaOf(today: string) {
  const offer = newDecisionSchema(today);
  return z.extend(offer, {
    satang: typedSatangSchema,
    instalments: z.pipe(
      typedCount,
      z.nullable(
        z.number({ error: ISSUE.instalmentsNumber }).check(
          z.refine((count) => offer.shape.instalments.safeParse(count).success, {
            error: ISSUE.instalmentsNumber,
          }),
        ),
      ),
    ),
  });
}
type Values = z.input<ReturnType<typeof schemaOf>>;

/** Sends an offer of the debtor to the customer, with a day for the answer. */
export function OfferForm({ asker, onClose }: { asker: Asker; onClose: () => void }) {
  const { t } = useTranslation('decisions');
  const messageOf = useFieldMessage();
  const today = useToday();
  const [id] = useState(newId);
  const { register, control, handleSubmit, formState } = useForm<Values, unknown, NewDecision>({
    resolver: zodResolver(schemaOf(today)),
    defaultValues: { satang: '', instalments: '', text: '', answer_by: addDays(today, USUAL_DAYS) },
  });
  const { errors } = formState;
  const { busy, send } = useCommand({
    run: (offer: NewDecision) => askDecision(asker, id, offer),
    onDone: onClose,
    done: () => ({ title: t('offer.sent') }),
    failed: t('offer.failed'),
  });
  return (
    <form
      noValidate
      aria-label={t('offer.add')}
      className="grid gap-4 border-t border-rule p-5 print:hidden"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          {...register('satang')}
          label={t('offer.amount')}
          error={messageOf(errors.satang)}
          disabled={busy}
        />
        <FormField
          label={t('offer.instalments')}
          hint={t('offer.instalmentsHint')}
          error={messageOf(errors.instalments)}
        >
          {(field) => (
            <Input
              {...field}
              {...register('instalments')}
              inputMode="numeric"
              autoComplete="off"
              disabled={busy}
              className="text-end figures"
            />
          )}
        </FormField>
      </div>
      <FormField label={t('offer.text')} hint={t('offer.textHint')} error={messageOf(errors.text)}>
        {(field) => <Textarea {...field} {...register('text')} rows={3} readOnly={busy} />}
      </FormField>
      <DayField
        {...register('answer_by')}
        label={t('offer.answerBy')}
        day={useWatch({ control, name: 'answer_by' })}
        error={messageOf(errors.answer_by)}
        min={today}
        max={addDays(today, LONGEST_ANSWER_DAYS)}
        disabled={busy}
      />
      <FormButtons save={t('offer.send')} busy={busy} onClose={onClose} />
    </form>
  );
}

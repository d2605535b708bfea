import { dayOf } from '@app/domain/calendar';
import { CASE_STAGES, isPlanDay, newCasePlanSchema, NEXT_ACTORS, type CasePlan } from '@app/domain/case-plan';
import { LIMITS } from '@app/domain/limits';
import { ISSUE } from '@app/domain/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DayField } from '@/components/day-field';
import { FormButtons } from '@/components/form-buttons';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useEditConflict } from '@/components/use-edit-conflict';
import { useFieldMessage } from '@/components/use-field-message';
import { useStep } from '../use-step';

const orNull = z.pipe(
  z.string(),
  z.transform((typed) => (typed === '' ? null : typed)),
);
const { stage, next, next_on, who } = newCasePlanSchema.shape;
const nextDay = next_on.check(
  z.refine((day) => day === null || isPlanDay(day, dayOf(new Date())), { error: ISSUE.dayTooFar }),
);
const planFormSchema = z.object({ stage, next, next_on: z.pipe(orNull, nextDay), who: z.pipe(orNull, who) });
type Values = z.input<typeof planFormSchema>;

const valuesOf = (plan: CasePlan | null): Values => ({
  stage: plan?.stage ?? 'received',
  next: plan?.next ?? '',
  next_on: plan?.next_on ?? '',
  who: plan?.who ?? '',
});

interface PlanFormProps {
  caseId: string;
  plan: CasePlan | null;
  onClose: () => void;
}

/** Sets where a case is and what comes next. Only the stage is required. */
export function PlanForm({ caseId, plan, onClose }: PlanFormProps) {
  const { t } = useTranslation(['case-life', 'cases']);
  const messageOf = useFieldMessage();
  const step = useStep();
  const [busy, setBusy] = useState(false);
  const form = useForm<Values, unknown, z.output<typeof planFormSchema>>({
    resolver: zodResolver(planFormSchema),
    defaultValues: valuesOf(plan),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const newer = useEditConflict(form, planFormSchema, { at: plan?.at ?? null, values: valuesOf(plan) });
  const send = handleSubmit(async (said) => {
    setBusy(true);
    const done = await step({ step: 'plan', caseId, ...said, over: newer.over(said)?.toISOString() ?? null });
    setBusy(false);
    if (done) onClose();
  });
  return (
    <form noValidate className="grid gap-4 print:hidden" onSubmit={(event) => void send(event)}>
      <FormField label={t('case-life:plan.stage')}>
        {(field) => (
          <NativeSelect {...field} {...register('stage')} disabled={busy}>
            {CASE_STAGES.map((one) => (
              <option key={one} value={one}>
                {t(`cases:stage.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField
        label={t('case-life:plan.next')}
        hint={t('case-life:plan.nextHint', { max: LIMITS.nextStep })}
        error={messageOf(errors.next)}
      >
        {(field) => <Input {...field} {...register('next')} autoComplete="off" disabled={busy} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          {...register('next_on')}
          required={false}
          label={t('case-life:plan.nextOn')}
          day={useWatch({ control, name: 'next_on' })}
          error={messageOf(errors.next_on)}
          disabled={busy}
        />
        <FormField label={t('case-life:plan.who')}>
          {(field) => (
            <NativeSelect {...field} {...register('who')} disabled={busy}>
              <option value="">{t('case-life:plan.nobody')}</option>
              {NEXT_ACTORS.map((one) => (
                <option key={one} value={one}>
                  {t(`case-life:plan.actor.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      </div>
      {newer.notice(busy)}
      <FormButtons save={t('case-life:plan.save')} busy={busy} onClose={onClose} />
    </form>
  );
}

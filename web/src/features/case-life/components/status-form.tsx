import { finishedStatusSchema, type NewOutcome } from '@app/domain/case-life';
import { STATUSES_SET_BY_PARTNER, type Case } from '@app/domain/case';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { SubmitButton } from '@/components/submit-button';
import { NativeSelect } from '@/components/ui/native-select';
import { useFieldMessage } from '@/components/use-field-message';
import { useWordingGuard } from '@/components/use-wording-guard';
import { useCommand } from '@/lib/command/use-command';
import { useLiveChoice } from '@/lib/form/use-live-choice';
import { setCaseStatus } from '../api/end-case';
import { useConfirmedMoney } from '../api/use-case-life';
import { doubtOf, endsSchema, FIRST_ENDS, type Ends } from '../end-form';
import { OutcomeFields } from './outcome-fields';

/** An assigned partner sets the status of a case (requirements section 4), and says with what it ends. */
export function StatusForm({ item }: { item: Case }) {
  const { t } = useTranslation();
  const messageOf = useFieldMessage();
  const version = item.updated_at.getTime();
  // Beside the form: it follows the case while nothing else is chosen.
  const { value, changed, choose, markSaved } = useLiveChoice(item.status, version);
  const finished = (changed && finishedStatusSchema.safeParse(value).data) || null;
  const balance = useConfirmedMoney(finished && item.id).data;
  const { register, control, handleSubmit, reset, formState } = useForm<Ends>({
    resolver: zodResolver(endsSchema(finished, balance)),
    defaultValues: FIRST_ENDS,
  });
  const { errors, isSubmitting: busy } = formState;
  const ends = useWatch({ control });
  const guard = useWordingGuard((finished && ends[finished]?.sentence) ?? '');
  const { send } = useCommand({
    run: (end: Omit<NewOutcome, 'status'> | null) => setCaseStatus(item.id, value, end),
    onDone: () => {
      guard.reset();
      markSaved(version);
      reset(FIRST_ENDS);
    },
    done: () => ({ title: t('cases:statusForm.saved') }),
    failed: t('cases:statusForm.failed'),
  });
  const submit = handleSubmit(async (values) => {
    if (!changed) return;
    if (finished === null) return send(null);
    const wording = await guard.wordingOf(values[finished].sentence);
    if (wording !== null) await send({ ...values[finished], ...(wording !== undefined && { wording }) });
  });
  const outcome = finished && ends[finished]?.outcome;
  // An assigned case is In Progress at least; another status is shown all the same, and cannot be chosen.
  const others = STATUSES_SET_BY_PARTNER.some((status) => status === item.status) ? [] : [item.status];
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <FormField label={t('cases:statusForm.label')}>
        {(field) => (
          <NativeSelect
            {...field}
            name="status"
            value={value}
            disabled={busy}
            onChange={({ target }) => {
              const chosen = STATUSES_SET_BY_PARTNER.find((status) => status === target.value);
              if (chosen !== undefined) choose(chosen);
            }}
          >
            {others.map((status) => (
              <option key={status} value={status} disabled>
                {t(`status:case.${status}`)}
              </option>
            ))}
            {STATUSES_SET_BY_PARTNER.map((status) => (
              <option key={status} value={status}>
                {t(`status:case.${status}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      {finished !== null && (
        <OutcomeFields
          status={finished}
          outcome={register(`${finished}.outcome`, { deps: `${finished}.sentence` })}
          sentence={register(`${finished}.sentence`, { onChange: guard.load })}
          disabled={busy}
          doubt={outcome ? doubtOf(outcome, balance) : null}
          error={messageOf(errors[finished]?.sentence)}
          notice={guard.notice}
        />
      )}
      <SubmitButton busy={busy} reason={changed ? undefined : t('cases:statusForm.unchanged')}>
        {busy ? t('cases:statusForm.saving') : guard.label(t('cases:statusForm.save'))}
      </SubmitButton>
    </form>
  );
}

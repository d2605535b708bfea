import { finishedStatusSchema } from '@app/domain/case-life';
import { STATUSES_SET_BY_PARTNER, type Case } from '@app/domain/case';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { SubmitButton } from '@/components/submit-button';
import { NativeSelect } from '@/components/ui/native-select';
import { useCommand } from '@/lib/command/use-command';
import { useLiveChoice } from '@/lib/form/use-live-choice';
import { setCaseStatus } from '../api/end-case';
import { firstEnd, OutcomeFields, type End } from './outcome-fields';
import { useMoneyDoubt } from '../use-money-doubt';

/** An assigned partner sets the status of a case (requirements section 4), and says with what it ends. */
export function StatusForm({ item }: { item: Case }) {
  const { t } = useTranslation();
  const version = item.updated_at.getTime();
  const { value, changed, choose, markSaved } = useLiveChoice(item.status, version);
  // Of a status that ends the case; another status begins with its own first outcome.
  const [said, setSaid] = useState<{ status: string; end: End } | null>(null);
  const [isTried, setTried] = useState(false);
  const finished = finishedStatusSchema.safeParse(value).data;
  const end = finished === undefined ? null : said?.status === finished ? said.end : firstEnd(finished);
  const { doubt, isUnexplained } = useMoneyDoubt(item.id, changed ? end : null);
  const { busy, send } = useCommand({
    run: () => setCaseStatus(item.id, value, end && { ...end, sentence: end.sentence.trim() }),
    onDone: () => {
      markSaved(version);
      setSaid(null);
      setTried(false);
    },
    done: () => ({ title: t('cases:statusForm.saved') }),
    failed: t('cases:statusForm.failed'),
  });
  // An assigned case is In Progress at least; another status is shown all the same, and cannot be chosen.
  const others = STATUSES_SET_BY_PARTNER.some((status) => status === item.status) ? [] : [item.status];
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (changed && !isUnexplained) void send();
      }}
    >
      <FormField label={t('cases:statusForm.label')}>
        {(control) => (
          <NativeSelect
            {...control}
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
      {changed && finished !== undefined && end !== null && (
        <OutcomeFields
          status={finished}
          end={end}
          disabled={busy}
          doubt={doubt}
          error={isTried && isUnexplained ? t('validation:required') : undefined}
          onChange={(next) => setSaid({ status: finished, end: next })}
        />
      )}
      <SubmitButton busy={busy} reason={changed ? undefined : t('cases:statusForm.unchanged')}>
        {t(busy ? 'cases:statusForm.saving' : 'cases:statusForm.save')}
      </SubmitButton>
    </form>
  );
}

import { STATUSES_SET_BY_PARTNER, type Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { SubmitButton } from '@/components/submit-button';
import { NativeSelect } from '@/components/ui/native-select';
import { useCommand } from '@/lib/command/use-command';
import { setCaseStatus } from '../api/work-on-case';
import { useLiveChoice } from './use-live-choice';

/** An assigned partner sets the status of a case (requirements section 4). */
export function StatusForm({ item }: { item: Case }) {
  const { t } = useTranslation();
  const version = item.updated_at.getTime();
  const { value, changed, choose, markSaved } = useLiveChoice(item.status, version);
  const { busy, send } = useCommand({
    run: () => setCaseStatus(item.id, value),
    onDone: () => markSaved(version),
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
        if (changed) void send();
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
      <SubmitButton busy={busy} reason={changed ? undefined : t('cases:statusForm.unchanged')}>
        {t(busy ? 'cases:statusForm.saving' : 'cases:statusForm.save')}
      </SubmitButton>
    </form>
  );
}

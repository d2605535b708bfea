import type { Case } from '@app/domain/case';
import type { Partner } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/components/submit-button';
import { useCommand } from '@/lib/command/use-command';
import { assignCase } from '../api/work-on-case';
import { PartnerSelect, type PartnerChoices } from './partner-select';
import { useLiveChoice } from '@/lib/form/use-live-choice';

interface AssignFormProps {
  item: Case;
  choices: PartnerChoices;
  /** Who has the case, if it may still be given to them. */
  holder: Pick<Partner, 'id' | 'company_name'> | undefined;
}

/** An option's value for "nobody"; no partner's id is empty. */
const NOBODY = '';

/** An admin assigns a case to an Approved partner, or to nobody (requirements section 4). */
export function AssignForm({ item, choices, holder }: AssignFormProps) {
  const { t } = useTranslation();
  const version = item.updated_at.getTime();
  const { value, changed, choose, markSaved } = useLiveChoice(item.partner_id ?? NOBODY, version);
  const { busy, send } = useCommand({
    run: () => assignCase(item.id, value === NOBODY ? null : value),
    onDone: () => markSaved(version),
    done: () => ({ title: t('assign:saved') }),
    failed: t('assign:failed'),
  });
  const { partners, problem } = choices;
  // The current assignee stays readable in the list after losing the approval.
  const former = item.partner_id !== null && value === item.partner_id ? item.partner_id : null;
  const shown =
    holder ?? (former === null ? undefined : { id: former, company_name: t('assign:formerPartner') });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) void send();
      }}
    >
      <PartnerSelect
        choices={choices}
        value={partners === undefined ? NOBODY : value}
        onChoose={choose}
        disabled={busy || partners === undefined}
        customers={[item.user_id]}
        holder={shown}
      >
        <option value={NOBODY}>
          {t(partners === undefined && problem === undefined ? 'common:loading' : 'assign:none')}
        </option>
      </PartnerSelect>
      <SubmitButton
        busy={busy}
        disabled={partners === undefined}
        reason={changed || partners === undefined ? undefined : t('assign:unchanged')}
      >
        {t(busy ? 'assign:saving' : 'assign:save')}
      </SubmitButton>
    </form>
  );
}

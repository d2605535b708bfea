import type { Case } from '@app/domain/case';
import type { Partner } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { toProblem, type Problem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { assignCase } from '../api/work-on-case';
import { useLiveChoice } from './use-live-choice';

interface AssignFormProps {
  item: Case;
  /** Those a case may be given to; undefined while loading or when they could not be loaded. */
  partners: readonly Pick<Partner, 'id' | 'company_name'>[] | undefined;
  /** Why the partners could not be loaded. */
  partnersProblem?: Problem | undefined;
}

/** An option's value for "nobody"; no partner's id is empty. */
const NOBODY = '';

/** An admin hands a case to an Approved partner, or takes it back (SPEC section 4). */
export function AssignForm({ item, partners, partnersProblem }: AssignFormProps) {
  const { t } = useTranslation();
  const version = item.updated_at.getTime();
  const { value, changed, choose, markSaved } = useLiveChoice(item.partner_id ?? NOBODY, version);
  const { busy, run } = useOneAtATime(async () => {
    try {
      await assignCase(item.id, value === NOBODY ? null : value);
      markSaved(version);
      toasts.show({ title: t('cases:assign.saved') });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('cases:assign.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
    }
  });
  // Whoever has the case stays readable in the list after losing the approval.
  const known = value === NOBODY || partners === undefined || partners.some(({ id }) => id === value);
  const hint = partners?.length === 0 ? t('cases:assign.noPartners') : t('cases:assign.hint');
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) void run();
      }}
    >
      <FormField
        label={t('cases:assign.label')}
        hint={hint}
        error={partnersProblem === undefined ? undefined : t('cases:assign.partnersFailed')}
      >
        {(control) => (
          <NativeSelect
            {...control}
            name="partner_id"
            value={partners === undefined ? NOBODY : value}
            disabled={busy || partners === undefined}
            onChange={({ target }) => choose(target.value)}
          >
            <option value={NOBODY}>
              {t(
                partners === undefined && partnersProblem === undefined
                  ? 'common:loading'
                  : 'cases:assign.none',
              )}
            </option>
            {!known && <option value={value}>{t('cases:assign.formerPartner')}</option>}
            {partners?.map(({ id, company_name }) => (
              <option key={id} value={id}>
                {company_name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <Button type="submit" variant="seal" busy={busy} disabled={!changed || partners === undefined}>
        {t(busy ? 'cases:assign.saving' : 'cases:assign.save')}
      </Button>
    </form>
  );
}

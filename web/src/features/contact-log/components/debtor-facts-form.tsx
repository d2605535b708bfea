import type { Case } from '@app/domain/case';
import type { DebtorFacts, NewDebtorFacts } from '@app/domain/debtor-facts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '@/components/form-buttons';
import { useEditConflict } from '@/components/use-edit-conflict';
import { useCommand } from '@/lib/command/use-command';
import { saveDebtorFacts } from '../api/use-debtor-facts';
import { factsFormSchema, valuesOf, type FactsValues } from '../facts-form';
import { DebtorFactsFields } from './debtor-facts-fields';

interface DebtorFactsFormProps {
  item: Pick<Case, 'id' | 'user_id'>;
  /** The uid of the account at the screen. */
  author: string;
  facts: DebtorFacts | null;
  onClose: () => void;
}

/** States who the debtor of a case is, on its page. */
export function DebtorFactsForm({ item, author, facts, onClose }: DebtorFactsFormProps) {
  const { t } = useTranslation('contact-log');
  const form = useForm<FactsValues, unknown, NewDebtorFacts>({
    resolver: zodResolver(factsFormSchema),
    defaultValues: valuesOf(facts),
  });
  const stored = { at: facts?.updated_at ?? null, values: valuesOf(facts) };
  const newer = useEditConflict(form, factsFormSchema, stored);
  const { busy, send } = useCommand({
    run: (values: NewDebtorFacts) =>
      saveDebtorFacts({ id: item.id, owner: item.user_id }, author, values, newer.over(values)),
    onDone: onClose,
    done: () => ({ title: t('facts.saved') }),
    failed: t('facts.failed'),
  });
  return (
    <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <fieldset disabled={busy} className="grid min-w-0 gap-4">
        <DebtorFactsFields form={form} />
      </fieldset>
      {newer.notice(busy)}
      <FormButtons save={t('facts.save')} busy={busy} onClose={onClose} />
    </form>
  );
}

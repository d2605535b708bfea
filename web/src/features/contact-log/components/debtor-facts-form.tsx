import type { Case } from '@app/domain/case';
import { DEBTOR_KINDS } from '@app/domain/debtor-contact';
import type { DebtorFacts, NewDebtorFacts } from '@app/domain/debtor-facts';
import { LIMITS } from '@app/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '@/components/form-buttons';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useCommand } from '@/lib/command/use-command';
import { saveDebtorFacts } from '../api/use-debtor-facts';
import { factsFormSchema, valuesOf, withLine, type FactsValues, type ReachLine } from '../facts-form';
import { Choice } from './choice';
import { ReachFields } from './reach-fields';

interface DebtorFactsFormProps {
  item: Pick<Case, 'id' | 'user_id'>;
  /** The uid of the account at the screen. */
  author: string;
  facts: DebtorFacts | null;
  onClose: () => void;
}

/** States what kind of debtor it is and how to reach it. Nothing is required. */
export function DebtorFactsForm({ item, author, facts, onClose }: DebtorFactsFormProps) {
  const { t } = useTranslation('contact-log');
  const { register, control, handleSubmit, setValue, formState } = useForm<
    FactsValues,
    unknown,
    NewDebtorFacts
  >({ resolver: zodResolver(factsFormSchema), defaultValues: valuesOf(facts) });
  // One value of the form: useFieldArray adds 1.3 KiB to each page with a form, login too.
  const lines = useWatch({ control, name: 'reach' });
  const setLines = (next: ReachLine[]) => setValue('reach', next);
  const { busy, send } = useCommand({
    run: (values: NewDebtorFacts) => saveDebtorFacts({ id: item.id, owner: item.user_id }, author, values),
    onDone: onClose,
    done: () => ({ title: t('facts.saved') }),
    failed: t('facts.failed'),
  });
  const isWrongNumber = formState.errors.person_no !== undefined;
  return (
    <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Choice
        legend={t('facts.kind')}
        options={DEBTOR_KINDS}
        textOf={(one) => t(`kind.${one}`)}
        columns={3}
        {...register('kind')}
      />
      <FormField
        label={t('facts.personNo')}
        hint={t('facts.personNoHint')}
        error={isWrongNumber ? t('facts.personNoWrong') : undefined}
      >
        {(field) => <Input {...field} {...register('person_no')} inputMode="numeric" autoComplete="off" />}
      </FormField>
      {lines.map((line, index) => (
        <ReachFields
          key={line.place}
          line={line}
          number={index + 1}
          onChange={(changed) => setLines(lines.map((one) => (one.place === line.place ? changed : one)))}
          onRemove={() => setLines(lines.filter(({ place }) => place !== line.place))}
        />
      ))}
      {lines.length < LIMITS.reachPerCase && (
        <Button size="sm" className="justify-self-start" onClick={() => setLines(withLine(lines))}>
          <Plus aria-hidden />
          {t('facts.addReach')}
        </Button>
      )}
      <FormButtons save={t('facts.save')} busy={busy} onClose={onClose} />
    </form>
  );
}

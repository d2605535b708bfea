import { DEBTOR_KINDS } from '@app/domain/debtor-contact';
import type { NewDebtorFacts } from '@app/domain/debtor-facts';
import { LIMITS } from '@app/domain/limits';
import { Plus } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { withLine, type FactsValues, type ReachLine } from '../facts-form';
import { Choice } from './choice';
import { ReachFields } from './reach-fields';

interface DebtorFactsFieldsProps {
  form: UseFormReturn<FactsValues, unknown, NewDebtorFacts>;
}

/** What kind of debtor it is and how to reach it. Nothing is required. */
export function DebtorFactsFields({
  form: { register, control, setValue, formState },
}: DebtorFactsFieldsProps) {
  const { t } = useTranslation('contact-log');
  // One value of the form: useFieldArray adds 1.3 KiB to each page with a form, login too.
  const lines = useWatch({ control, name: 'reach' });
  const setLines = (next: ReachLine[]) => setValue('reach', next);
  const isWrongNumber = formState.errors.person_no !== undefined;
  return (
    <>
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
    </>
  );
}

import { newDebtorFactsSchema, type NewDebtorFacts } from '@app/domain/debtor-facts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useFormPart, type FormPartProps } from '@/lib/form/use-form-part';
import * as z from 'zod/mini';
import { factsFormSchema, lineSchema, valuesOf, type FactsValues } from '../facts-form';
import { DebtorFactsFields } from './debtor-facts-fields';

/** What is typed, as a draft keeps it. */
const draftSchema = z.object({
  kind: newDebtorFactsSchema.shape.kind,
  person_no: z.string(),
  reach: z.array(lineSchema),
});

/** Who the debtor of a case is that is being submitted, and how to reach them. */
export function NewDebtor({ ref, restored, locked, onChange }: FormPartProps) {
  const form = useForm<FactsValues, unknown, NewDebtorFacts>({
    resolver: zodResolver(factsFormSchema),
    defaultValues: draftSchema.safeParse(restored).data ?? valuesOf(null),
    shouldFocusError: false,
  });
  useFormPart(form, { ref, onChange });
  return (
    <fieldset disabled={locked} className="grid min-w-0 gap-4">
      <DebtorFactsFields form={form} />
    </fieldset>
  );
}

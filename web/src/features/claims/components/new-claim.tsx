import type { NewClaimSheet } from '@app/domain/claim-sheet';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLanguage } from '@/i18n';
import { useFormPart, type FormPartProps } from '@/lib/form/use-form-part';
import { claimFormSchema, claimValuesSchema, valuesOf, type ClaimValues } from '../claim-form';
import { ClaimFields } from './claim-fields';

/** What is known of the claim of a case that is being submitted. */
export function NewClaim({ ref, restored, locked, onChange }: FormPartProps) {
  const language = useLanguage();
  const form = useForm<ClaimValues, unknown, NewClaimSheet>({
    resolver: zodResolver(claimFormSchema),
    defaultValues: claimValuesSchema.safeParse(restored).data ?? valuesOf(null, language),
    shouldFocusError: false,
  });
  useFormPart(form, { ref, onChange });
  return <ClaimFields form={form} busy={locked} />;
}

import type { NewClaimSheet } from '@app/domain/claim-sheet';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '@/i18n';
import { claimFormSchema, claimValuesSchema, valuesOf, type ClaimValues } from '../claim-form';
import { ClaimFields } from './claim-fields';

/** How the form of a new case reads what is stated of its claim. */
export interface ClaimReader {
  /** @returns what is stated, which may be nothing; null: a day is wrong, its field is marked and has the focus */
  read(): Promise<NewClaimSheet | null>;
}

interface NewClaimProps {
  ref: Ref<ClaimReader>;
  /** Of an earlier draft; anything else is left out. */
  restored: unknown;
  locked: boolean;
  /** For the draft. */
  onChange: (values: unknown) => void;
}

/** What is known of the claim of a case that is being submitted. */
export function NewClaim({ ref, restored, locked, onChange }: NewClaimProps) {
  const language = useLanguage();
  const form = useForm<ClaimValues, unknown, NewClaimSheet>({
    resolver: zodResolver(claimFormSchema),
    defaultValues: claimValuesSchema.safeParse(restored).data ?? valuesOf(null, language),
  });
  const { handleSubmit, subscribe } = form;
  useImperativeHandle(ref, () => ({
    read: () =>
      new Promise((resolve, reject) => {
        const read = handleSubmit(resolve, () => resolve(null));
        read().catch(reject);
      }),
  }));
  const changed = useEffectEvent((values: unknown) => onChange(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
    [subscribe],
  );
  return <ClaimFields form={form} busy={locked} />;
}

import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How a form reads one of its parts, which is a form too. */
export interface FormPartReader {
  /** @returns what is stated, which may be nothing; null: a field is wrong, and it is marked; the form around it sets the focus */
  read(): Promise<object | null>;
}

/** What a part of a form gets from the form around it. */
export interface FormPartProps {
  ref: Ref<FormPartReader>;
  /** Of an earlier draft; anything else is left out. */
  restored: unknown;
  locked: boolean;
  /** For the draft. */
  onChange: (values: unknown) => void;
}

/** Connects a part's own form with the form around it: read when that is sent, and kept in its draft. */
export function useFormPart<Values extends FieldValues, Output extends object>(
  { handleSubmit, subscribe }: UseFormReturn<Values, unknown, Output>,
  { ref, onChange }: Pick<FormPartProps, 'ref' | 'onChange'>,
): void {
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
}

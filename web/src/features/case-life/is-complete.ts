import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form';

/**
 * Validates the fields of a dialog as their submission does: the first that is wrong gets the focus, and each is validated again
 * while it is changed.
 */
export function isComplete<Values extends FieldValues, Valid>(
  handleSubmit: UseFormHandleSubmit<Values, Valid>,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    handleSubmit(
      () => resolve(true),
      () => resolve(false),
    )().catch(reject);
  });
}

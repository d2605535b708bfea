import { useId, type ComponentProps } from 'react';
import { Button } from './ui/button';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be used yet, in the reader's language; undefined: it can. */
  reason: string | undefined;
}

/** The main button of a form that has nothing to send yet, with the reason below it. */
export function SubmitButton({ reason, disabled = false, ...props }: SubmitButtonProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Button
        type="submit"
        variant="seal"
        disabled={disabled || reason !== undefined}
        aria-describedby={reason === undefined ? undefined : id}
        {...props}
      />
      {reason !== undefined && (
        <p id={id} className="text-sm text-ink-soft">
          {reason}
        </p>
      )}
    </div>
  );
}

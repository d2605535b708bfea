import { LIMITS } from '@app/domain/limits';
import { optionalText, requiredText } from '@app/domain/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '@/components/reason-button';
import { Button } from '@/components/ui/button';

interface StepDialogProps {
  /** The button that opens it; also what confirms. */
  action: string;
  title: string;
  /** What follows from it. */
  text: string;
  /** Of the text field; undefined: the children ask for everything. */
  label?: string;
  hint?: string;
  /** The text must not be empty. */
  required?: boolean;
  maxLength?: number;
  variant?: 'ink' | 'seal';
  /** The case has ended: the button is gone, and a dialog that is open says so. */
  isOver?: boolean;
  /** More fields, above the text. */
  children?: ReactNode;
  /** Whether the children's fields are complete. */
  isComplete?: () => Promise<boolean>;
  /** Takes the step, and says how it went; never throws. @returns whether it succeeded */
  onSend: (text: string) => Promise<boolean>;
}

/** Asks before a step of a case is taken, and for the words that the others will read. */
export function StepDialog({
  action,
  label,
  hint,
  required = false,
  maxLength = LIMITS.outcomeText,
  variant,
  isOver = false,
  ...rest
}: StepDialogProps) {
  const { t } = useTranslation(['case-life', 'cases']);
  const schema = required ? requiredText(maxLength) : optionalText(maxLength);
  return (
    <ReasonButton
      {...rest}
      over={isOver ? t('cases:ended') : undefined}
      trigger={<Button {...(variant && { variant })}>{action}</Button>}
      words={{ confirm: action, sending: t('sending'), cancel: t('common:cancel') }}
      {...(label !== undefined && {
        field: {
          name: 'text',
          label,
          hint,
          required,
          issueOf: (said: string) => schema.safeParse(said).error?.issues[0]?.message,
        },
      })}
    />
  );
}

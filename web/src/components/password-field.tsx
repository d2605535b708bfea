import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field';
import { Input } from './ui/input';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField label={label} hint={hint} error={error} required>
      {(control) => (
        <span className="relative block">
          <Input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...input}
            className="pe-13"
          />
          {/* Its name says what it does next; a pressed "hide" would say the opposite. */}
          <button
            type="button"
            aria-label={t(shown ? 'fields.hidePassword' : 'fields.showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 end-0.5 inline-flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </FormField>
  );
}

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { hasPassword } from '../api/change-password';
import { PasswordForm } from './password-form';

/** Form to change the password; for a Google sign-in a note that there is none. */
export function ChangePasswordSheet(form: ComponentProps<typeof PasswordForm>) {
  const { t } = useTranslation('profile');
  return (
    <Sheet title={t('password.title')}>
      {hasPassword() ? <PasswordForm {...form} /> : <p className="p-5">{t('password.none')}</p>}
    </Sheet>
  );
}

import { changePasswordSchema } from '@app/domain/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '@/components/form-problem';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { useFieldMessage } from '@/components/use-field-message';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { resetPassword } from '../api/reset-password';

interface ResetPasswordFormProps {
  /** The one-time code of the mail. */
  code: string;
  /** For the browser's own password keeper. */
  email: string;
  onDone: () => void;
}

/** A new password, twice (requirements section 5). */
export function ResetPasswordForm({ code, email, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation(['session', 'problems']);
  const showFailure = useShowFailure();
  const messageOf = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await resetPassword(code, newPassword);
      onDone();
    } catch (error) {
      const problem = showFailure(t('session:action.failed'), error);
      if (problem === 'weakPassword')
        setError('newPassword', { message: 'passwordWeak' }, { shouldFocus: true });
      else setError('root', { message: problem });
    }
  });
  const busy = formState.isSubmitting;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('session:fields.newPassword')}
        hint={t('session:fields.passwordHint')}
        error={messageOf(formState.errors.newPassword)}
        autoComplete="new-password"
        {...register('newPassword')}
      />
      <PasswordField
        label={t('session:fields.confirmPassword')}
        error={messageOf(formState.errors.confirmPassword)}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <FormProblem problem={formState.errors.root?.message} />
      <Button type="submit" variant="seal" size="lg" busy={busy}>
        {t(busy ? 'session:action.resetting' : 'session:action.resetSubmit')}
      </Button>
    </form>
  );
}

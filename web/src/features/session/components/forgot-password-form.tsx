import { forgotPasswordSchema } from '@app/domain/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '@/components/email-field';
import { FormProblem } from '@/components/form-problem';
import { Button } from '@/components/ui/button';
import { useFieldMessage } from '@/components/use-field-message';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { sendPasswordReset } from '../api/reset-password';

/** Requests the reset mail. @param onSent called with the address, whether it has an account or not */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['session', 'problems']);
  const showFailure = useShowFailure();
  const messageOf = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async ({ email }) => {
    try {
      await sendPasswordReset(email);
      onSent(email);
    } catch (error) {
      setError('root', { message: showFailure(t('session:forgot.failed'), error) });
    }
  });
  const busy = formState.isSubmitting;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <EmailField
        label={t('session:fields.email')}
        error={messageOf(formState.errors.email)}
        {...register('email')}
      />
      <FormProblem problem={formState.errors.root?.message} />
      <Button type="submit" variant="seal" size="lg" busy={busy}>
        {t(busy ? 'session:forgot.submitting' : 'session:forgot.submit')}
      </Button>
    </form>
  );
}

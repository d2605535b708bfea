import { loginSchema } from '@app/domain/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmailField } from '@/components/email-field';
import { FormProblem } from '@/components/form-problem';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { useFieldMessage } from '@/components/use-field-message';
import { links } from '@/lib/navigation/links';
import { toasts } from '@/lib/command/toast';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { signIn } from '../api/sign-in';

/** Signs in; where one goes then is the guard's affair. */
export function LoginForm() {
  const { t } = useTranslation(['session', 'problems']);
  const showFailure = useShowFailure();
  const messageOf = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async (values) => {
    try {
      await signIn(values);
      toasts.show({ title: t('session:login.success') });
    } catch (error) {
      setError('root', { message: showFailure(t('session:login.failed'), error) });
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
      <div className="grid gap-1.5">
        <PasswordField
          label={t('session:fields.password')}
          error={messageOf(formState.errors.password)}
          autoComplete="current-password"
          {...register('password')}
        />
        <Button variant="link" className="justify-self-end text-sm" asChild>
          <Link to={links.forgotPassword}>{t('session:login.forgot')}</Link>
        </Button>
      </div>
      <FormProblem problem={formState.errors.root?.message} />
      <Button type="submit" variant="seal" size="lg" busy={busy}>
        {t(busy ? 'session:login.submitting' : 'session:login.submit')}
      </Button>
    </form>
  );
}

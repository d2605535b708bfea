import { registerSchema } from '@app/domain/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '@/components/email-field';
import { FormProblem } from '@/components/form-problem';
import { PasswordField } from '@/components/password-field';
import { TermsNote } from '@/components/terms-note';
import { Button } from '@/components/ui/button';
import { useFieldMessage } from '@/components/use-field-message';
import { toProblem } from '@/lib/firebase/problems';
import { REFUSED_FIELDS } from '@/lib/firebase/refused-fields';
import { issueKey } from '@/lib/form/issue-key';
import { toasts } from '@/lib/command/toast';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { register as createAccount, type NewAccount } from '../api/register';

interface RegisterFormProps {
  /** True while an account is being made: it is signed in before its thanks can be said. */
  onBusy: (busy: boolean) => void;
  /** Called with the new account; navigates to the thanks page. */
  onRegistered: (account: NewAccount, email: string) => void;
}

/** Makes an account. */
export function RegisterForm({ onBusy, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation(['session', 'problems', 'validation']);
  const showFailure = useShowFailure();
  const messageOf = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async (values) => {
    onBusy(true);
    try {
      const account = await createAccount(values);
      toasts.show({ title: t('session:register.success') });
      onRegistered(account, values.email);
    } catch (error) {
      onBusy(false);
      const refused = REFUSED_FIELDS[toProblem(error)];
      const problem = showFailure(
        t('session:register.failed'),
        error,
        refused && t(issueKey(refused.message)),
      );
      if (refused === undefined) setError('root', { message: problem });
      else setError(refused.name, { message: refused.message }, { shouldFocus: true });
    }
  });
  const busy = formState.isSubmitting;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <EmailField
        label={t('session:fields.email')}
        hint={t('session:fields.emailHint')}
        error={messageOf(formState.errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t('session:fields.password')}
        hint={t('session:fields.passwordHint')}
        error={messageOf(formState.errors.password)}
        autoComplete="new-password"
        {...register('password')}
      />
      <FormProblem problem={formState.errors.root?.message} />
      <Button type="submit" variant="seal" size="lg" busy={busy}>
        {t(busy ? 'session:register.submitting' : 'session:register.submit')}
      </Button>
      <TermsNote />
    </form>
  );
}

import { changePasswordSchema } from '@app/domain/account';
import { ISSUE } from '@app/domain/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type FieldError, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { useFieldMessage } from '@/components/use-field-message';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { useCommand } from '@/lib/command/use-command';
import { changePassword } from '../api/change-password';

/** The schema of the domain, and the current password once it is asked for. */
function schemaOf(asked: boolean) {
  const current = z.string().check(z.refine((text) => !asked || text !== '', { error: ISSUE.required }));
  return z.intersection(changePasswordSchema, z.object({ currentPassword: current }));
}
type Values = z.infer<ReturnType<typeof schemaOf>>;
const NOTHING_TYPED: Values = { newPassword: '', confirmPassword: '', currentPassword: '' };

/** Why `values` are refused, as far as requirements section 5 has a toast for it. */
function refusalOf({ newPassword, confirmPassword }: Values, errors: FieldErrors<Values>) {
  if (newPassword !== confirmPassword) return 'mismatch';
  const tooShort = [ISSUE.required, ISSUE.passwordShort].some(
    (issue) => issue === errors.newPassword?.message,
  );
  return tooShort ? 'short' : null;
}

interface PasswordFormProps {
  /** For the browser's own password keeper. */
  email: string;
  /** The two screens have their own words (requirements section 5). */
  screen: 'customer' | 'partner';
}

/** A new password, twice; the current one only when Auth wants to know again who it is. */
export function PasswordForm({ email, screen }: PasswordFormProps) {
  const { t } = useTranslation(['profile', 'session', 'problems']);
  const messageOf = useFieldMessage();
  const [asked, setAsked] = useState(false);
  const { register, handleSubmit, getValues, setError, reset, formState } = useForm<Values>({
    resolver: (values, context, options) => zodResolver(schemaOf(asked))(values, context, options),
    defaultValues: NOTHING_TYPED,
  });
  const { errors } = formState;

  const isCurrentWrong = (problem: Problem) => problem === 'invalidCredentials' && asked;
  const mustAsk = (problem: Problem) => problem === 'recentLoginRequired' && !asked;
  const { busy, send } = useCommand({
    run: ({ newPassword, currentPassword }: Values) =>
      changePassword(newPassword, asked ? currentPassword : null),
    onDone: () => {
      reset(NOTHING_TYPED);
      setAsked(false);
    },
    onFailed: (error) => {
      const problem = toProblem(error);
      if (mustAsk(problem)) setAsked(true);
      if (isCurrentWrong(problem))
        setError('currentPassword', { message: 'currentWrong' }, { shouldFocus: true });
      if (problem === 'weakPassword')
        setError('newPassword', { message: 'passwordWeak' }, { shouldFocus: true });
    },
    done: () => ({ title: t('profile:password.changed') }),
    failed: (error) => {
      const problem = toProblem(error);
      if (mustAsk(problem)) return null;
      return {
        title: t('profile:password.failed'),
        description: t(isCurrentWrong(problem) ? 'profile:password.currentWrong' : `problems:${problem}`),
      };
    },
  });
  const words = {
    mismatch:
      screen === 'customer'
        ? { title: t('profile:password.mismatch'), description: t('profile:password.mismatchText') }
        : { title: t('profile:password.mismatch') },
    short:
      screen === 'customer'
        ? { title: t('profile:password.short'), description: t('profile:password.shortText') }
        : { title: t('profile:password.shortPartner') },
  };
  const refuse = (refused: FieldErrors<Values>) => {
    const refusal = refusalOf(getValues(), refused);
    if (refusal !== null) toasts.show({ variant: 'destructive', ...words[refusal] });
  };
  const say = (error: FieldError | undefined) => {
    if (error?.message === 'currentWrong') return t('profile:password.currentWrong');
    if (error?.message === ISSUE.passwordShort) return words.short.description ?? words.short.title;
    return messageOf(error);
  };

  return (
    <form noValidate className="grid gap-6 p-5" onSubmit={(event) => void handleSubmit(send, refuse)(event)}>
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      {asked && (
        <>
          <p role="status" className="border-s-3 border-brass bg-fold px-4 py-2.5">
            {t('profile:password.askCurrent')}
          </p>
          <PasswordField
            label={t('profile:password.current')}
            error={say(errors.currentPassword)}
            readOnly={busy}
            autoComplete="current-password"
            autoFocus
            {...register('currentPassword')}
          />
        </>
      )}
      <PasswordField
        label={t('session:fields.newPassword')}
        hint={t('session:fields.passwordHint')}
        error={say(errors.newPassword)}
        readOnly={busy}
        autoComplete="new-password"
        {...register('newPassword')}
      />
      <PasswordField
        label={t('session:fields.confirmPassword')}
        error={say(errors.confirmPassword)}
        readOnly={busy}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="ink" busy={busy} className="sm:justify-self-start">
        {t(busy ? 'profile:password.submitting' : 'profile:password.submit')}
      </Button>
    </form>
  );
}

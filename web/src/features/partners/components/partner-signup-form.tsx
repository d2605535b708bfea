import { partnerApplicationSchema, partnerSignupSchema, type PartnerSignup } from '@app/domain/partner';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '@/components/email-field';
import { FormField } from '@/components/form-field';
import { FormProblem } from '@/components/form-problem';
import { PasswordField } from '@/components/password-field';
import { TermsNote } from '@/components/terms-note';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFieldMessage } from '@/components/use-field-message';
import type { Problem } from '@/lib/firebase/problems';
import { REFUSED_FIELDS } from '@/lib/firebase/refused-fields';

interface PartnerSignupFormProps {
  /** An account that is signed in applies itself: it is not asked for address and password again. */
  account: { email: string } | null;
  /** @returns what stopped it, or null when it has been sent */
  onSubmit: (values: PartnerSignup) => Promise<Problem | null>;
}

/** The application of a partner: five fields, or three for an account that exists (requirements section 2). */
export function PartnerSignupForm({ account, onSubmit }: PartnerSignupFormProps) {
  const { t } = useTranslation(['partners', 'session']);
  const messageOf = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm<PartnerSignup>({
    // An account that came into being while the form was open makes two of the fields superfluous.
    resolver: (values, context, options) =>
      account === null
        ? zodResolver(partnerSignupSchema)(values, context, options)
        : zodResolver(partnerApplicationSchema)(values, context, options),
    defaultValues: { companyName: '', contactPerson: '', phone: '', email: '', password: '' },
  });
  const submit = handleSubmit(async (values) => {
    const problem = await onSubmit(values);
    if (problem === null) return;
    const refused = REFUSED_FIELDS[problem];
    if (refused === undefined) setError('root', { message: problem });
    else setError(refused.name, { message: refused.message }, { shouldFocus: true });
  });
  const { errors, isSubmitting: busy } = formState;
  // Registered in the order of the form: the first that is wrong gets the focus.
  const company = register('companyName');
  const person = register('contactPerson');
  const phone = register('phone');
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormField label={t('partners:fields.companyName')} error={messageOf(errors.companyName)} required>
        {(control) => <Input {...control} {...company} autoComplete="organization" />}
      </FormField>
      <FormField label={t('partners:fields.contactPerson')} error={messageOf(errors.contactPerson)} required>
        {(control) => <Input {...control} {...person} autoComplete="name" />}
      </FormField>
      <FormField label={t('partners:fields.phone')} error={messageOf(errors.phone)} required>
        {(control) => <Input {...control} {...phone} type="tel" autoComplete="tel" />}
      </FormField>
      {account === null ? (
        <>
          <EmailField
            label={t('partners:fields.email')}
            error={messageOf(errors.email)}
            {...register('email')}
          />
          <PasswordField
            label={t('partners:fields.password')}
            hint={t('session:fields.passwordHint')}
            error={messageOf(errors.password)}
            autoComplete="new-password"
            {...register('password')}
          />
        </>
      ) : (
        <p className="border-s-3 border-brass bg-fold px-4 py-2.5 break-words">
          {t('partners:signup.asAccount', account)}
        </p>
      )}
      <FormProblem problem={errors.root?.message} />
      <Button type="submit" variant="seal" size="lg" busy={busy}>
        {t(busy ? 'partners:signup.submitting' : 'partners:signup.submit')}
      </Button>
      <TermsNote />
    </form>
  );
}

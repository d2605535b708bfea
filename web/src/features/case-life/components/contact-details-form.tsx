import { contactDetailsFormSchema, type ContactDetailsForm as Form } from '@app/domain/contact-details';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { useFollowLive } from '@/lib/form/use-follow-live';
import { takeFocus } from '@/lib/page/take-focus';
import { saveContactDetails, useOwnContactDetails } from '../api/use-contact-details';

const FIELDS = ['contact_person', 'phone', 'best_time'] as const;
const EMPTY: Form = { contact_person: '', phone: '', best_time: '' };

/** On the profile page: whom to reach, to be changed at any time. */
export function ContactDetailsSheet({ uid }: { uid: string }) {
  const { t } = useTranslation('case-life');
  const live = useOwnContactDetails(uid);
  if (live.status !== 'ready') return null;
  const { contact_person, phone, best_time } = live.data ?? EMPTY;
  return (
    <Sheet title={t('case-life:contact.title')}>
      <ContactDetailsForm uid={uid} details={{ contact_person, phone, best_time }} />
    </Sheet>
  );
}

/** On the page of a case, once: asks whom to reach, until something is said or the question is declined. */
export function AskContactDetails({ uid }: { uid: string }) {
  const { t } = useTranslation('case-life');
  const live = useOwnContactDetails(uid);
  const [wants, setWants] = useState(false);
  const { busy, send } = useCommand({
    run: () => saveContactDetails(uid, EMPTY),
    failed: t('case-life:failed'),
  });
  if (live.status !== 'ready' || live.data !== null) return null;
  return (
    <Sheet title={t('case-life:contact.title')} className="print:hidden">
      {wants ? (
        <ContactDetailsForm ref={takeFocus} uid={uid} details={EMPTY} />
      ) : (
        <div className="grid gap-4 p-5">
          <p className="text-ink-soft">{t('case-life:contact.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setWants(true)}>{t('case-life:contact.say')}</Button>
            <Button variant="link" busy={busy} onClick={() => void send()}>
              {t('case-life:contact.skip')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

interface ContactDetailsFormProps {
  uid: string;
  details: Form;
  ref?: Ref<HTMLFormElement>;
}

function ContactDetailsForm({ uid, details, ref }: ContactDetailsFormProps) {
  const { t } = useTranslation('case-life');
  const messageOf = useFieldMessage();
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Form>({
    resolver: zodResolver(contactDetailsFormSchema),
    defaultValues: details,
  });
  useFollowLive(FIELDS, details, { getValues, setValue });
  const { busy, send } = useCommand({
    run: (values: Form) => saveContactDetails(uid, values),
    done: () => ({ title: t('case-life:contact.saved') }),
    failed: t('case-life:failed'),
  });
  const { errors } = formState;
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-4 p-5"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <p className="text-ink-soft">{t('case-life:contact.text')}</p>
      <FormField label={t('case-life:contact.person')} error={messageOf(errors.contact_person)}>
        {(control) => (
          <Input {...control} {...register('contact_person')} readOnly={busy} autoComplete="name" />
        )}
      </FormField>
      <FormField label={t('case-life:contact.phone')} error={messageOf(errors.phone)}>
        {(control) => (
          <Input {...control} {...register('phone')} readOnly={busy} type="tel" autoComplete="tel" />
        )}
      </FormField>
      <FormField
        label={t('case-life:contact.time')}
        hint={t('case-life:contact.timeHint')}
        error={messageOf(errors.best_time)}
      >
        {(control) => <Input {...control} {...register('best_time')} readOnly={busy} />}
      </FormField>
      <Button type="submit" variant="seal" busy={busy} className="sm:justify-self-start">
        {t('case-life:contact.save')}
      </Button>
    </form>
  );
}

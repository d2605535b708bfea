import { partnerProfileSchema, type PartnerProfile } from '@app/domain/partner';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFieldMessage } from '@/components/use-field-message';
import { useCommand } from '@/lib/command/use-command';
import { savePartnerProfile } from '../api/save-partner-profile';
import { useFollowLive } from '@/lib/form/use-follow-live';

const FIELDS = ['company_name', 'contact_person', 'phone'] as const;

interface PartnerProfileFormProps {
  uid: string;
  /** Live. */
  partner: PartnerProfile;
}

/** What a partner says of itself (requirements section 7, Partner profile). */
export function PartnerProfileForm({ uid, partner }: PartnerProfileFormProps) {
  const { t } = useTranslation(['profile', 'partners', 'problems']);
  const messageOf = useFieldMessage();
  const { company_name, contact_person, phone } = partner;
  const live = { company_name, contact_person, phone };
  const { register, handleSubmit, formState, getValues, setValue } = useForm<PartnerProfile>({
    resolver: zodResolver(partnerProfileSchema),
    defaultValues: live,
  });
  useFollowLive(FIELDS, live, { getValues, setValue });

  const { busy, send } = useCommand({
    run: (values: PartnerProfile) => savePartnerProfile(uid, values),
    onDone: (_output, values) => {
      for (const name of FIELDS) setValue(name, values[name]);
    },
    done: () => ({ title: t('profile:company.saved') }),
    failed: t('profile:company.failed'),
  });
  const { errors } = formState;

  return (
    <form noValidate className="grid gap-6 p-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormField label={t('partners:fields.companyName')} error={messageOf(errors.company_name)} required>
        {(control) => (
          <Input {...control} {...register('company_name')} readOnly={busy} autoComplete="organization" />
        )}
      </FormField>
      <FormField
        label={t('partners:fields.contactPerson')}
        hint={t('profile:company.contactHint')}
        error={messageOf(errors.contact_person)}
        required
      >
        {(control) => (
          <Input {...control} {...register('contact_person')} readOnly={busy} autoComplete="name" />
        )}
      </FormField>
      <FormField label={t('partners:fields.phone')} error={messageOf(errors.phone)} required>
        {(control) => (
          <Input {...control} {...register('phone')} readOnly={busy} type="tel" autoComplete="tel" />
        )}
      </FormField>
      <Button type="submit" variant="seal" busy={busy} className="sm:justify-self-start">
        {t(busy ? 'profile:company.saving' : 'profile:company.save')}
      </Button>
    </form>
  );
}

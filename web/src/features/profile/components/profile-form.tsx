import { profileFormSchema, type Profile, type ProfileForm as Values } from '@app/domain/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFieldMessage } from '@/components/use-field-message';
import { toProblem } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { useCommand } from '@/lib/command/use-command';
import { saveProfile } from '../api/save-profile';
import { uploadAvatar } from '../api/upload-avatar';
import { AvatarField } from './avatar-field';
import { useAvatarChoice } from '../use-avatar-choice';
import { useFollowLive } from '@/lib/form/use-follow-live';

const FIELDS = ['full_name'] as const;

interface ProfileFormProps {
  uid: string;
  /** The account's address; it is read here and not changed. */
  email: string;
  /** Live. */
  profile: Pick<Profile, 'full_name' | 'avatar_url'>;
}

/** The picture could not be stored; nothing of the profile was saved. */
class PictureError extends Error {}

/** Name and picture of an account (requirements section 7, Profile). */
export function ProfileForm({ uid, email, profile: { full_name, avatar_url } }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const messageOf = useFieldMessage();
  const avatar = useAvatarChoice(avatar_url);
  /** Stored already, and the profile could not be saved: a second attempt does not store it again. */
  const stored = useRef<{ picture: File; address: string } | null>(null);
  const { register, handleSubmit, formState, getValues, setValue } = useForm<Values>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { full_name },
  });
  useFollowLive(FIELDS, { full_name }, { getValues, setValue });

  const store = async (picture: File) => {
    if (stored.current?.picture !== picture) {
      const address = await uploadAvatar(uid, picture).catch((cause: unknown) => {
        throw new PictureError('The picture was not stored.', { cause });
      });
      stored.current = { picture, address };
    }
    return stored.current.address;
  };
  const { busy, send } = useCommand({
    run: async (values: Values) => {
      const { change } = avatar;
      const address = change?.picture ? await store(change.picture) : null;
      await saveProfile(uid, change === null ? values : { ...values, avatar_url: address });
      setValue('full_name', values.full_name);
      if (change !== null) avatar.markSaved(address);
    },
    done: () => ({ title: t('profile:person.saved') }),
    failed: (error) => {
      const isPicture = error instanceof PictureError;
      return {
        title: t(isPicture ? 'profile:avatar.failed' : 'profile:person.failed'),
        description: t(`problems:${toProblem(isPicture ? error.cause : error)}`),
      };
    },
  });
  const choose = async (file: File) => {
    const problem = await avatar.choose(file);
    if (problem === null) return;
    toasts.show({
      variant: 'destructive',
      title: t('profile:avatar.failed'),
      description: t(`profile:avatar.problems.${problem}`),
    });
  };

  return (
    <form noValidate className="grid gap-6 p-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      <AvatarField
        name={full_name === '' ? email : full_name}
        avatar={avatar}
        disabled={busy}
        onChoose={(file) => void choose(file)}
      />
      <FormField label={t('profile:person.full_name')} error={messageOf(formState.errors.full_name)}>
        {(control) => <Input {...control} {...register('full_name')} readOnly={busy} autoComplete="name" />}
      </FormField>
      <FormField label={t('profile:person.email')} hint={t('profile:person.emailHint')}>
        {(control) => (
          <Input {...control} name="email" type="email" value={email} readOnly className="bg-fold/60" />
        )}
      </FormField>
      <Button
        type="submit"
        variant="seal"
        busy={busy}
        disabled={avatar.reading}
        className="sm:justify-self-start"
      >
        {t(busy ? 'profile:person.saving' : 'profile:person.save')}
      </Button>
    </form>
  );
}

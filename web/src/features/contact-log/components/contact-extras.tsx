import { CONTACT_DIRECTIONS, CONTACT_PERSONS, type Told } from '@app/domain/debtor-contact';
import { LIMITS } from '@app/domain/limits';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Checkbox } from '@/components/ui/checkbox';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import type { ContactValues } from '../contact-form';

const TOLD = ['own_name', 'creditor', 'amount', 'authority_shown'] as const satisfies (keyof Told)[];

interface ContactExtrasProps {
  register: UseFormRegister<ContactValues>;
  /** Of a third person nothing is noted. */
  hasNote: boolean;
  noteError: string | undefined;
  onNote: () => void;
  /** Below the note: what was found in it. */
  notice: ReactNode;
  /** The fields that say when it began. */
  time: ReactNode;
}

/** What is seldom changed when a contact is recorded. */
export function ContactExtras({ register, hasNote, noteError, onNote, notice, time }: ContactExtrasProps) {
  const { t } = useTranslation('contact-log');
  return (
    <div className="grid gap-4 border-t border-rule pt-4">
      {hasNote && (
        <FormField label={t('fields.note')} hint={t('sheet.noteHint')} error={noteError}>
          {(control) => (
            <Textarea
              {...control}
              {...register('note', { onChange: onNote })}
              maxLength={LIMITS.contactNote}
              className="min-h-20"
            />
          )}
        </FormField>
      )}
      {notice}
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t('fields.told')}</legend>
        {TOLD.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <Checkbox {...register(`told.${one}`)} />
            {t(`told.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        {time}
        <FormField label={t('fields.person')}>
          {(control) => (
            <NativeSelect {...control} {...register('person')}>
              {CONTACT_PERSONS.map((one) => (
                <option key={one} value={one}>
                  {t(`person.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={t('fields.direction')}>
          {(control) => (
            <NativeSelect {...control} {...register('direction')}>
              {CONTACT_DIRECTIONS.map((one) => (
                <option key={one} value={one}>
                  {t(`direction.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      </div>
    </div>
  );
}

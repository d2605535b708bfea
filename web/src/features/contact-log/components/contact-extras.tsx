import { addDays, dayOf, startOf } from '@app/domain/calendar';
import { CONTACT_DIRECTIONS, CONTACT_PERSONS, type Told } from '@app/domain/debtor-contact';
import { LIMITS } from '@app/domain/limits';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import type { ContactValues } from '../contact-form';

/** Days back that can be chosen; earlier contacts are rare, and late in any case. */
const DAYS_BACK = 30;
const TOLD = ['own_name', 'creditor', 'amount', 'authority_shown'] as const satisfies (keyof Told)[];

interface ContactExtrasProps {
  register: UseFormRegister<ContactValues>;
  now: Date;
  /** When the contact began. */
  started: Date;
  /** Of a third person nothing is noted. */
  hasNote: boolean;
  noteError: string | undefined;
  onNote: () => void;
  /** Below the note: what was found in it. */
  notice: ReactNode;
}

/** What is seldom changed when a contact is recorded. */
export function ContactExtras({
  register,
  now,
  started,
  hasNote,
  noteError,
  onNote,
  notice,
}: ContactExtrasProps) {
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  const today = dayOf(now);
  const days = new Set(Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back)));
  // An entry that is corrected may be about an earlier day.
  days.add(dayOf(started));
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
        <FormField label={t('fields.day')}>
          {(control) => (
            <NativeSelect {...control} {...register('day')}>
              {[...days].map((one) => (
                <option key={one} value={one}>
                  {formatDate(startOf(one), language, 'short')}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={t('fields.time')}>
          {(control) => <Input {...control} {...register('time')} type="time" />}
        </FormField>
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

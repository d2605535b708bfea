import { addDays, dayOf, startOf } from '@app/domain/calendar';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import type { ContactValues } from '../contact-form';

/** Days back that can be chosen; earlier contacts are rare, and late in any case. */
const DAYS_BACK = 30;

interface ContactTimeProps {
  register: UseFormRegister<ContactValues>;
  now: Date;
  /** When the contact began. */
  started: Date;
}

/** The two fields that say when a contact began. */
export function ContactTime({ register, now, started }: ContactTimeProps) {
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  const today = dayOf(now);
  const days = new Set(Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back)));
  // An entry that is corrected may be about an earlier day.
  days.add(dayOf(started));
  return (
    <>
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
    </>
  );
}

import { contactRulesOn, type ContactHours } from '@app/domain/law/contact-rules';
import type { Language } from '@app/domain/language';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { useToday } from '@/lib/page/use-today';
import { LawRows } from './law-row';

const digits = (count: number) => String(count).padStart(2, '0');
const clock = (minutes: number, language: Language) =>
  [Math.floor(minutes / 60), minutes % 60].map(digits).join(language === 'th' ? '.' : ':');

/** When and how often a debtor may be contacted. */
export function ContactRuleRows() {
  const { t } = useTranslation(['law', 'contact-log']);
  const language = useLanguage();
  const rules = contactRulesOn(useToday());
  const span = ({ from, until }: ContactHours) => ({
    from: clock(from, language),
    until: clock(until, language),
  });
  const act = t('law:source.hours');
  const notification = t('law:source.once');
  const house = t('law:source.house');
  const counted = rules.countedOutcomes.value.map((outcome) => t(`contact-log:outcome.${outcome}`));
  return (
    <LawRows
      label={t('law:tables.contact_rules.title')}
      rows={[
        {
          id: 'working',
          what: t('law:contact.working'),
          value: t('law:contact.hours', span(rules.working)),
          source: act,
          mark: rules.working.status,
        },
        {
          id: 'holiday',
          what: t('law:contact.holiday'),
          value: t('law:contact.hours', span(rules.holiday)),
          source: act,
          mark: rules.holiday.status,
        },
        {
          id: 'weekend',
          what: t('law:contact.weekend'),
          value: t(rules.weekendIsHoliday.value ? 'law:contact.asHoliday' : 'law:contact.asWorking'),
          source: act,
          mark: rules.weekendIsHoliday.status,
        },
        {
          id: 'perDay',
          what: t('law:contact.perDay'),
          value: t('law:contact.times', { count: rules.perDay.value }),
          source: notification,
          mark: rules.perDay.status,
        },
        {
          id: 'counted',
          what: t('law:contact.counted'),
          value: counted.join(' · '),
          source: notification,
          mark: rules.countedOutcomes.status,
        },
        {
          id: 'letters',
          what: t('law:contact.letters'),
          value: t(rules.lettersCount.value ? 'law:contact.lettersCount' : 'law:contact.lettersAsOthers'),
          source: notification,
          mark: rules.lettersCount.status,
        },
        {
          id: 'unit',
          what: t('law:contact.unit'),
          value: t(`law:contact.per.${rules.unit.value}`),
          source: notification,
          mark: rules.unit.status,
        },
        {
          id: 'hold',
          what: t('law:contact.hold'),
          value: t('law:contact.minutes', { count: rules.holdMinutes }),
          source: house,
          mark: 'house',
        },
        {
          id: 'late',
          what: t('law:contact.late'),
          value: t('law:contact.lateAfter', { count: rules.lateAfter }),
          source: house,
          mark: 'house',
        },
      ]}
    />
  );
}

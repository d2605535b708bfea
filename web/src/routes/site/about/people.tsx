import { useTranslation } from 'react-i18next';
import { Section } from '@/components/site/section';
import { useLanguage } from '@/i18n';
import { formatYear } from '@/i18n/format';
import { offer } from '@/offer.config';

/** Who works for the firm, by name and licence; nothing while nobody is named in `offer.config.ts`. */
export function People({ people = offer.people }: { people?: typeof offer.people }) {
  const { t } = useTranslation('page-about');
  const language = useLanguage();
  if (people.length === 0) return null;
  return (
    <Section id="people" label={t('people.label')} title={t('people.title')}>
      <ul className="grid gap-x-10 border-t-2 border-ink sm:grid-cols-2">
        {people.map(({ name, role, licence, since, photo }) => (
          <li key={name.en} className="flex gap-4 border-b border-rule py-5">
            {photo !== null && (
              <img
                src={photo}
                alt=""
                width={80}
                height={96}
                loading="lazy"
                className="h-24 w-20 object-cover"
              />
            )}
            <div>
              <h3 className="text-xl">{name[language]}</h3>
              <p>{role[language]}</p>
              {licence !== null && (
                <p className="text-sm leading-6 text-ink-soft">{t('people.licence', { number: licence })}</p>
              )}
              {since !== null && (
                <p className="text-sm leading-6 text-ink-soft">
                  {t('people.since', { year: formatYear(since, language) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

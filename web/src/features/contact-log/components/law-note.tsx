import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';

/** Which version of the rules is in use, and which lawyer has confirmed it, if any. */
export function LawNote({ n }: { n: number }) {
  const { t } = useTranslation('contact-log');
  const lawyer = useLawConfirmation('contact_rules', n).data?.confirmed_by;
  return (
    <p className="text-sm break-words text-ink-soft">
      {lawyer === undefined ? (
        t('contact-log:law.unconfirmed', { n })
      ) : (
        <NamesIn
          text={t('contact-log:law.confirmed', { n, name: lawyer.name, licence: lawyer.licence_no })}
          names={[lawyer.name]}
        />
      )}
    </p>
  );
}

/** What a stamp of the log means, and what it does not. */
export function LawDisclaimer({ n }: { n: number }) {
  const { t } = useTranslation('contact-log');
  const lawyer = useLawConfirmation('contact_rules', n).data?.confirmed_by;
  return (
    <p className="break-words">
      {lawyer === undefined ? (
        t('contact-log:log.disclaimer', { n })
      ) : (
        <NamesIn
          text={t('contact-log:log.disclaimerConfirmed', {
            n,
            name: lawyer.name,
            licence: lawyer.licence_no,
          })}
          names={[lawyer.name]}
        />
      )}
    </p>
  );
}

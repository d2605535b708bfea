import { CONTACT_RULES } from '@app/domain/law/contact-rules';
import { useTranslation } from 'react-i18next';

/** Which version of the rules is in use, and that no lawyer has confirmed it. */
export function LawNote({ n }: { n: number }) {
  const { t } = useTranslation('contact-log');
  const isConfirmed = CONTACT_RULES.find((version) => version.n === n)?.status === 'confirmed';
  return (
    <p className="text-sm text-ink-soft">
      {t(isConfirmed ? 'contact-log:law.confirmed' : 'contact-log:law.unconfirmed', { n })}
    </p>
  );
}

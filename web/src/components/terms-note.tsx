import { useTranslation } from 'react-i18next';
import { Sentence } from '@/components/sentence';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { localePath } from '@/lib/navigation/locale-path';

interface TermsTextProps {
  /** A text with `<terms>` and `<policy>` in it. */
  name: 'session:privacy' | 'session:privacyGoogle' | 'session:terms.text';
  /** For a text that names the version. */
  date?: string;
}

/** A sentence that leads to the terms and to the privacy policy. */
export function TermsText({ name, date }: TermsTextProps) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const anchor = 'text-focus underline underline-offset-4';
  return (
    <Sentence
      text={t(name, { date })}
      components={{
        terms: <a href={localePath(links.terms, language)} className={anchor} />,
        policy: <a href={localePath(links.privacyPolicy, language)} className={anchor} />,
      }}
    />
  );
}

/**
 * Beside what makes an account: the terms that apply from then on, and how data is used (PDPA s. 23). Continuing means accepting
 * the version in force, which is recorded (`features/session/api/accept-terms.ts`).
 * @param via the form, or the button of Google
 */
export function TermsNote({ via = 'form' }: { via?: 'form' | 'google' }) {
  return (
    <p className="text-sm text-ink-soft">
      <TermsText name={via === 'form' ? 'session:privacy' : 'session:privacyGoogle'} />
    </p>
  );
}

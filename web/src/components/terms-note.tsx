import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/links';
import { localePath } from '@/lib/locale-path';

interface TermsTextProps {
  /** A text with `<terms>` and `<policy>` in it. */
  name: 'session:privacy' | 'session:privacyGoogle' | 'session:terms.text';
  /** For a text that names the version. */
  date?: string;
}

/**
 * A sentence that leads to the terms and to the privacy policy. Taken apart here: react-i18next's `Trans` is 4 KiB, which
 * every form of an account would load.
 */
export function TermsText({ name, date }: TermsTextProps) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  // Text and links in turn: a text, then the name and the label of a link, and again.
  const parts = t(name, { date }).split(/<(terms|policy)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const place = parts[index - 1] === 'terms' ? links.terms : links.privacyPolicy;
    return (
      <a key={place} href={localePath(place, language)} className="text-focus underline underline-offset-4">
        {part}
      </a>
    );
  });
}

/**
 * Beside what makes an account: the terms that apply from then on, and how data is used (PDPA s. 23). Whoever goes on accepts
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

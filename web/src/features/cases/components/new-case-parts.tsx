import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '@/components/sentence';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { localePath } from '@/lib/navigation/locale-path';

interface PartProps {
  title: string;
  /** Shown in the margin, next to the fields that they explain. */
  notes?: readonly string[];
  children: ReactNode;
}

/** A part of the form with its margin. */
export function Part({ title, notes = [], children }: PartProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-5 border-b border-rule px-5 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3">
        <h2 className="text-lg">{title}</h2>
        {notes.map((note) => (
          <p key={note} className="border-s-2 border-brass ps-3 text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}

/** What submitting means, beside the button that does it. Its link opens a tab, so that chosen files stay chosen. */
export function Warranty() {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  const clause = `${localePath(links.terms, language)}#submission`;
  return (
    <p className="px-5 pt-5 text-sm text-ink-soft lg:ps-[16.75rem]">
      <Sentence
        text={t('new.warranty')}
        components={{
          terms: (
            <a
              href={clause}
              target="_blank"
              rel="noopener"
              className="text-focus underline underline-offset-4"
            />
          ),
        }}
      />
    </p>
  );
}

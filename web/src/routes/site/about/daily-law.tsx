import { useTranslation } from 'react-i18next';
import { LegalNote } from '@/components/site/legal-note';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';

const LINES = [1, 2, 3, 4] as const;

/** The Debt Collection Act as the two sides of an account: what is done, and what is never done. */
export function DailyLaw() {
  const { t } = useTranslation('page-about');
  return (
    <Section label={t('act.label')} title={t('act.title')} lead={t('act.lead')} tone="sheet">
      <div className="grid border-t-2 border-ink md:grid-cols-2 md:divide-x md:divide-ink">
        <Side kind="do" title={t('act.doTitle')} className="md:pe-8" />
        <Side kind="never" title={t('act.neverTitle')} className="md:ps-8" />
      </div>
      <LegalNote>{t('act.source')}</LegalNote>
      <p className="mt-5">
        <TextLink to={`${links.help}#rights`}>{t('act.rights')}</TextLink>
      </p>
    </Section>
  );
}

function Side({ kind, title, className }: { kind: 'do' | 'never'; title: string; className: string }) {
  const { t } = useTranslation('page-about');
  return (
    <div className={cn('pb-6', className)}>
      <h3 className="border-b border-ink py-3 text-xl">{title}</h3>
      <ul>
        {LINES.map((line) => (
          <li
            key={line}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-3.5 leading-7"
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth="2"
              strokeLinecap="round"
              className={cn('mt-0.5 size-6', kind === 'do' ? 'stroke-completed' : 'stroke-seal')}
            >
              <path d={kind === 'do' ? 'M5 13l4.5 4.5L19.5 6' : 'M6 6l12 12M18 6L6 18'} />
            </svg>
            <span>{t(`act.${kind}.${line}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

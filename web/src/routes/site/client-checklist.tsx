import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ConsultCall } from '@/components/site/consult-call';
import { PageHead } from '@/components/site/page-head';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';
import { ChecklistForm } from './client-checklist/checklist-form';
import { GeneralNote } from './client-checklist/general-note';

const FORMS = [
  { id: 'debt', items: [1, 2, 3, 4], to: links.legalCollection },
  { id: 'investigation', items: [1, 2, 3], to: links.investigation },
  { id: 'divorce', items: [1, 2, 3, 4], to: links.divorce },
] as const;

/** Three forms to tick on the screen or to print, all on one sheet of A4. Nothing is stored. */
export default function ClientChecklistPage() {
  const { t } = useTranslation('page-client-checklist');
  return (
    <div className="print:text-[10pt] print:leading-snug print:scheme-light">
      <div className="print:hidden">
        <PageHead
          eyebrow={t('head.eyebrow')}
          title={t('head.title')}
          lead={t('head.lead')}
          aside={
            <p className="max-w-md border border-rule-strong bg-sheet px-4 py-3 text-sm leading-6 text-ink-soft shadow-sheet">
              {t('head.print')}
            </p>
          }
          petals={PETALS['client-checklist']}
        />
      </div>
      <PrintedHead />
      <div className="print:grid print:grid-cols-2 print:gap-x-10 print:gap-y-6">
        {FORMS.map(({ id, items, to }, index) => (
          <ChecklistForm key={id} id={id} number={index + 1} items={items} to={to} />
        ))}
        <GeneralNote />
      </div>
      <div className="print:hidden">
        <ConsultCall title={t('call.title')} text={t('call.text')} />
      </div>
    </div>
  );
}

/** Shown in print only: whose list it is, and when it was filled in. */
function PrintedHead() {
  const { t } = useTranslation('page-client-checklist');
  return (
    <div className="hidden print:block">
      <p className="font-heading text-xl font-semibold">{t('head.title')}</p>
      <p className="text-sm">{site.name[useLanguage()]}</p>
      <p className="mt-4 grid grid-cols-[auto_1fr_auto_12rem] items-end gap-x-3 pb-6">
        <span>{t('fill.name')}</span>
        <span className="border-b border-dotted border-rule-strong" />
        <span>{t('fill.date')}</span>
        <span className="border-b border-dotted border-rule-strong" />
      </p>
    </div>
  );
}

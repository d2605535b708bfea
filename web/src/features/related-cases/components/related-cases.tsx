import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Sheet } from '@/components/page';
import { links } from '@/lib/navigation/links';
import { useRelatedCases } from '../api/use-related-cases';

/** Cases that an admin should look at before a case is assigned; nothing if there is none. */
export function RelatedCases({ caseId }: { caseId: string }) {
  const { t } = useTranslation(['related-cases', 'headings']);
  const related = useRelatedCases(caseId);
  if (related === undefined || related.length === 0) return null;
  return (
    <Sheet title={t('related-cases:title')} id="case-related" className="print:hidden">
      <div className="grid gap-3 p-5">
        <p className="max-w-[62ch] text-ink-soft">{t('related-cases:lead')}</p>
        <ul className="grid gap-3" aria-label={t('related-cases:title')}>
          {related.map(({ caseId: other, relation, by }) => (
            <li key={other} className="border-s-4 border-s-brass bg-fold/50 px-4 py-3">
              <p className="font-semibold">{t(`related-cases:relation.${relation}`)}</p>
              <p className="text-sm text-ink-soft">
                {t('related-cases:by', {
                  what: by.map((each) => t(`related-cases:alike.${each}`)).join(t('related-cases:and')),
                })}
              </p>
              <Link
                to={links.admin.case(other)}
                className="inline-flex min-h-9 items-center font-medium text-focus underline underline-offset-4 hover:text-ink"
              >
                {t('headings:case.title', { id: shortCaseId(other) })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

import { bahtText } from '@app/domain/baht-text';
import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { displayFileName } from '@app/domain/file';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Facts } from '@/components/facts';
import { BrandMark } from '@/components/identity/brand-mark';
import { BrandName } from '@/components/identity/brand-name';
import { Money } from '@/components/money';
import { Sheet } from '@/components/page';
import { StatusStamp } from '@/components/status-stamp';
import { useLanguage } from '@/i18n';
import { site } from '@/site.config';
import './receipt-texts';

/**
 * What the firm has received, when, and who acts next. The number comes a moment after the case: until then the sheet says so
 * and shows the first characters of the id.
 */
export function CaseReceipt({ item }: { item: Case }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const files = item.file_urls ?? [];
  return (
    <Sheet className="max-w-3xl print:max-w-none">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 p-5 pb-4 deed-rule">
        <div className="flex min-w-0 items-start gap-3">
          <BrandMark className="mt-0.5 size-10 shrink-0" />
          <p className="grid min-w-0">
            <span className="font-heading font-semibold">
              <BrandName />
            </span>
            <span className="text-sm text-ink-soft">{site.address[language]}</span>
            <span className="text-sm text-ink-soft figures">
              {site.phoneText[language]} · {site.email}
            </span>
          </p>
        </div>
        <p className="grid" aria-live="polite">
          <span className="text-sm text-ink-soft">{t('receipt:number')}</span>
          <span className="text-xl font-semibold figures">{caseName(item)}</span>
          {item.case_number === undefined && (
            <span className="text-sm text-ink-soft print:hidden">{t('receipt:numberToCome')}</span>
          )}
        </p>
      </div>
      <Facts
        facts={[
          {
            label: t('receipt:received'),
            value: <DateText date={item.created_at} style="moment" />,
          },
          { label: t('receipt:client'), value: item.client_name },
          { label: t('cases:fields.debtor_name'), value: item.debtor_name },
          {
            label: t('cases:fields.amount'),
            value: (
              <>
                <Money amount={item.amount} className="text-lg font-semibold" />
                <span lang="th" className="block">
                  {bahtText(item.amount)}
                </span>
              </>
            ),
          },
          {
            label: t('receipt:documents'),
            value:
              files.length === 0 ? (
                t('receipt:noDocuments')
              ) : (
                <ol className="list-decimal ps-5">
                  {files.map((path) => (
                    <li key={path}>{displayFileName(path)}</li>
                  ))}
                </ol>
              ),
          },
          {
            label: t('cases:fields.status'),
            value: <StatusStamp status={item.status} label={t(`status:case.${item.status}`)} />,
          },
          { label: t('receipt:next'), value: t(`receipt:nextBy.${item.status}`) },
        ]}
      />
      <p className="border-t border-rule px-5 py-3 text-sm text-ink-soft">{t('receipt:note')}</p>
    </Sheet>
  );
}

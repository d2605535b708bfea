import { bahtText } from '@app/domain/baht-text';
import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { displayFileName } from '@app/domain/file';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Facts } from '@/components/facts';
import { Letterhead } from '@/components/letterhead';
import { Money } from '@/components/money';
import { Sheet } from '@/components/page';
import { StatusStamp } from '@/components/status-stamp';
import { NameText } from '@/components/name-text';

/**
 * What the firm has received, when, and who acts next. The number comes a moment after the case: until then the sheet says so
 * and shows the first characters of the id.
 */
export function CaseReceipt({ item }: { item: Case }) {
  const { t } = useTranslation();
  const files = item.file_urls ?? [];
  return (
    <Sheet className="max-w-3xl print:max-w-none">
      <Letterhead>
        <p className="grid" aria-live="polite">
          <span className="text-sm text-ink-soft">{t('receipt:number')}</span>
          <span className="text-xl font-semibold figures">{caseName(item)}</span>
          {item.case_number === undefined && (
            <span className="text-sm text-ink-soft print:hidden">{t('receipt:numberToCome')}</span>
          )}
        </p>
      </Letterhead>
      <Facts
        facts={[
          {
            label: t('receipt:received'),
            value: <DateText date={item.created_at} style="moment" />,
          },
          { label: t('receipt:client'), value: <NameText name={item.client_name} /> },
          { label: t('cases:fields.debtor_name'), value: <NameText name={item.debtor_name} /> },
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

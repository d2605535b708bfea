import type { DocumentKind } from '@app/domain/case-file';
import type { ClaimSheet } from '@app/domain/claim-sheet';
import type { LawSource } from '@app/domain/law/status';
import { lawVersionOn } from '@app/domain/law/tables';
import { readinessOf, type Expected } from '@app/domain/readiness';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Gap } from '@/i18n';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';
import { useToday } from '@/lib/page/use-today';

interface ReadinessListProps {
  /** null: nothing is known of the claim. */
  sheet: ClaimSheet | null;
  kinds: ReadonlySet<DocumentKind>;
  /** null: the reader adds no documents. */
  onAdd: ((kind: DocumentKind) => void) | null;
}

/** Which documents a lawsuit usually needs, which of them the case has, and why each matters. */
export function ReadinessList({ sheet, kinds, onAdd }: ReadinessListProps) {
  const { t } = useTranslation(['readiness', 'headings']);
  const rows = readinessOf(sheet, kinds);
  const [needed, helpful] = [rows.filter(isNeeded), rows.filter((row) => !isNeeded(row))];
  const counts = (some: readonly Expected[]) => ({
    has: some.filter(({ has }) => has).length,
    all: some.length,
  });
  return (
    <section aria-label={t('readiness:title')} className="grid gap-4 border-b border-rule p-5">
      <p className="font-semibold">{t('readiness:count', counts(needed))}</p>
      <Rows rows={needed} onAdd={onAdd} />
      <details className="group">
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium text-focus underline underline-offset-4 hover:text-ink">
          {t('readiness:helps', counts(helpful))}
        </summary>
        <div className="pt-3">
          <Rows rows={helpful} onAdd={onAdd} />
        </div>
      </details>
      <div className="text-sm leading-6 text-ink-soft">
        <p className="font-semibold text-ink">{t('readiness:note')}</p>
        {sheet?.debt_type === undefined && (
          <p>{t('readiness:unknown', { title: t('headings:claim.title') })}</p>
        )}
        <p>
          <TableNote />
        </p>
      </div>
    </section>
  );
}

function isNeeded({ need }: Expected): boolean {
  return need === 'suit';
}

function Rows({ rows, onAdd }: { rows: readonly Expected[]; onAdd: ReadinessListProps['onAdd'] }) {
  const { t } = useTranslation('readiness');
  return (
    <ul className="grid gap-4">
      {rows.map(({ id, kinds, has, source }) => {
        const title = t(`rows.${id}.title`);
        const Icon = has ? CircleCheck : CircleDashed;
        return (
          <li key={id} className="flex items-start gap-3">
            <Icon
              aria-label={t(has ? 'has' : 'lacks')}
              role="img"
              className={has ? 'mt-1 size-5 shrink-0 text-completed' : 'mt-1 size-5 shrink-0 text-seal'}
            />
            <div className="min-w-0 grow">
              <p className={has ? 'text-ink-soft' : 'font-medium'}>{title}</p>
              {!has && (
                <p className="max-w-[62ch] text-sm leading-6 text-ink-soft">
                  {t(`rows.${id}.why`)}
                  <Gap />
                  {source !== undefined && <Source source={source} />}
                </p>
              )}
            </div>
            {!has && onAdd !== null && (
              <Button
                size="sm"
                className="shrink-0 print:hidden"
                aria-label={t('addWhat', { document: title })}
                onClick={() => onAdd(kinds[0])}
              >
                {t('add')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Source({ source: { code, sections } }: { source: LawSource }) {
  const { t } = useTranslation('readiness');
  return (
    <span className="whitespace-nowrap">({t(`law.${code}`, { sections: sections.join(t('law.and')) })})</span>
  );
}

/** By which version of the list, and whether a lawyer has confirmed it. */
function TableNote() {
  const { t } = useTranslation('readiness');
  const { n } = lawVersionOn('evidence', useToday());
  const { data: found } = useLawConfirmation('evidence', n);
  return found === null || found === undefined
    ? t('unconfirmed', { n })
    : t('confirmed', { n, name: found.confirmed_by.name, licence: found.confirmed_by.licence_no });
}

import type { AuditEntry } from '@app/domain/audit';
import { isDay, startOf } from '@app/domain/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '@/components/date-text';
import { NameText } from '@/components/name-text';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { links } from '@/lib/navigation/links';

/** The details with a label, in the order in which they are shown; the others only repeat the subject or serve the operator. */
const SHOWN = [
  'company_name',
  'contact_person',
  'from',
  'to',
  'from_person',
  'to_person',
  'from_partner_id',
  'to_partner_id',
  'kind',
  'decision',
  'confirmed_on',
  'lapse_on',
  'licence_no',
] as const;

/** Their values that are no texts of people. */
const NAMED = ['registration', 'lawyer_licence', 'company', 'approved', 'refused'] as const;

interface AuditDetailsProps {
  entry: AuditEntry;
  /** The name of a partner; undefined while loading, and of one that is gone. */
  partnerOf: (partnerId: string) => string | undefined;
}

/** What an entry says of its act beside the subject, one line each; nothing where it says nothing. */
export function AuditDetails({ entry: { action, details }, partnerOf }: AuditDetailsProps) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const lines: [string, ReactNode][] = SHOWN.flatMap((key) => {
    const value = details[key];
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [[t(`details.${key}`), valueOf(key, value)]];
  });
  if (action === 'retention_run') lines.push([t('details.rows'), formatCount(sumOf(details), language)]);
  if (lines.length === 0) return null;
  return (
    <dl className="text-sm leading-6 text-ink-soft">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt className="inline">{t('label', { label })}</dt>
          <dd className="inline break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );

  function valueOf(key: (typeof SHOWN)[number], value: string): ReactNode {
    if (key === 'from_partner_id' || key === 'to_partner_id')
      return (
        <Link to={links.admin.partner(value)} className="underline-offset-4 hover:underline">
          <NameText name={partnerOf(value) ?? value} />
        </Link>
      );
    const named = NAMED.find((name) => name === value);
    if ((key === 'kind' || key === 'decision') && named !== undefined) return t(`values.${named}`);
    if ((key === 'confirmed_on' || key === 'lapse_on') && isDay(value))
      return <DateText date={startOf(value)} />;
    return (
      <bdi>
        <NameText name={value} />
      </bdi>
    );
  }
}

function sumOf(counts: AuditEntry['details']): number {
  return Object.values(counts).reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
}

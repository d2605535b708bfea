import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { site } from '@/site.config';
import { PhoneLink } from '../phone-link';

export interface ParticularsLabels {
  name: string;
  address: string;
  email: string;
  phone: string;
  hours: string;
}

/** Who the firm is and how it is reached, from the site's configuration. */
export function FirmParticulars({ labels, className }: { labels: ParticularsLabels; className?: string }) {
  const language = useLanguage();
  const rows = [
    [labels.name, site.name[language]],
    [labels.address, site.address[language]],
    [
      labels.email,
      <a href={`mailto:${site.email}`} className="break-all underline underline-offset-4">
        {site.email}
      </a>,
    ],
    [labels.phone, <PhoneLink />],
    [labels.hours, site.openingHours.text[language]],
  ] as const;
  return (
    <dl className={cn('border-t border-rule-strong', className)}>
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] print:grid-cols-[8rem_minmax(0,1fr)] print:py-1"
        >
          <dt className="text-sm leading-7 text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

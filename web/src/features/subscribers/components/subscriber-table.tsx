import type { Subscriber } from '@app/domain/newsletter';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Skeleton } from '@/components/ui/skeleton';

interface SubscriberTableProps {
  /** undefined while loading. */
  rows: readonly Subscriber[] | undefined;
}

const WAITING = ['w-56', 'w-44', 'w-64', 'w-48', 'w-60', 'w-52'];

/** Two columns: one table for every width. An address is a link to write to it, and what `j` and `k` go along. */
export function SubscriberTable({ rows }: SubscriberTableProps) {
  const { t } = useTranslation('subscribers');
  return (
    <table className="w-full border-collapse text-start" aria-busy={rows === undefined || undefined}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr className="border-b-2 border-rule-strong text-sm text-ink-soft">
          <th scope="col" className="py-2.5 ps-4 pe-3.5 text-start font-semibold sm:ps-5">
            {t('columns.email')}
          </th>
          <th scope="col" className="py-2.5 ps-3.5 pe-4 text-end font-semibold whitespace-nowrap sm:pe-5">
            {t('columns.subscribed_at')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows === undefined
          ? WAITING.map((width) => (
              <tr key={width}>
                <td className="py-4 ps-4 pe-3.5 sm:ps-5">
                  <Skeleton className={`h-5 max-w-full ${width}`} />
                </td>
                <td className="py-4 ps-3.5 pe-4 sm:pe-5">
                  <Skeleton className="ms-auto h-5 w-22" />
                </td>
              </tr>
            ))
          : rows.map(({ id, email, subscribed_at: date }) => (
              <tr key={id} className="transition-colors hover:bg-fold/60">
                <td className="py-1 ps-4 pe-2 sm:ps-5">
                  <a
                    href={letterTo(email)}
                    data-row
                    className="inline-flex min-h-9 items-center break-all underline-offset-4 hover:underline"
                  >
                    {email}
                  </a>
                </td>
                <td className="py-1 pe-4 text-end text-sm text-ink-soft sm:ps-3.5 sm:pe-5 sm:text-base">
                  <DateText date={date} />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}

/** `?` and `&` in an address would begin headers of the subscriber's choice (RFC 6068). */
function letterTo(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}`;
}

import { isConfirmed, type Subscriber } from '@app/domain/newsletter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { DateText } from '@/components/date-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { removeSubscriber } from '../api/remove-subscriber';

interface SubscriberTableProps {
  /** undefined while loading. */
  rows: readonly Subscriber[] | undefined;
}

const WAITING = ['w-56', 'w-44', 'w-64', 'w-48', 'w-60', 'w-52'];

/**
 * One table for every width. An address is a mail link, and the target of the `j` and `k` keys; below it are the consent
 * given and whether the confirmation link is still pending. The ARIA roles keep it a table on a phone, where a row is no row of one.
 */
export function SubscriberTable({ rows }: SubscriberTableProps) {
  const { t } = useTranslation('subscribers');
  const language = useLanguage();
  // Stays while the dialog closes.
  const [chosen, setChosen] = useState<Subscriber>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <table
        role="table"
        className="w-full border-collapse text-start"
        aria-busy={rows === undefined || undefined}
      >
        <caption className="sr-only">{t('caption')}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-b-2 border-rule-strong text-sm text-ink-soft">
            <th
              role="columnheader"
              scope="col"
              className="py-2.5 ps-4 pe-3.5 text-start font-semibold sm:ps-5"
            >
              {t('columns.email')}
            </th>
            <th
              role="columnheader"
              scope="col"
              className="px-3.5 py-2.5 text-end font-semibold whitespace-nowrap"
            >
              {t('columns.subscribed_at')}
            </th>
            <th role="columnheader" scope="col" className="py-2.5 pe-4 sm:pe-5">
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-rule">
          {rows === undefined
            ? WAITING.map((width) => (
                <tr role="row" key={width}>
                  <td role="cell" className="py-4 ps-4 pe-3.5 sm:ps-5">
                    <Skeleton className={`h-5 max-w-full ${width}`} />
                  </td>
                  <td role="cell" className="px-3.5 py-4">
                    <Skeleton className="ms-auto h-5 w-22" />
                  </td>
                  <td role="cell" />
                </tr>
              ))
            : rows.map((subscriber) => (
                <tr
                  role="row"
                  key={subscriber.id}
                  className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center"
                >
                  <td role="cell" className="py-1 ps-4 pe-2 sm:ps-5">
                    <a
                      id={`subscriber-${subscriber.id}`}
                      href={letterTo(subscriber.email)}
                      data-row
                      className="inline-flex min-h-9 items-center break-all underline-offset-4 hover:underline"
                    >
                      {subscriber.email}
                    </a>
                    {!isConfirmed(subscriber) && (
                      <p className="pb-1 text-sm font-medium text-seal">{t('unconfirmed')}</p>
                    )}
                    {subscriber.consent !== undefined && (
                      <p className="pb-1 text-sm text-ink-soft">
                        {t('consent', {
                          version: subscriber.consent.text_version,
                          date: formatDate(subscriber.consent.at, language, 'moment'),
                        })}
                      </p>
                    )}
                  </td>
                  <td
                    role="cell"
                    className="py-1 text-sm text-ink-soft max-sm:col-start-1 max-sm:row-start-2 max-sm:ps-4 sm:px-3.5 sm:text-end sm:text-base"
                  >
                    <DateText date={subscriber.subscribed_at} />
                  </td>
                  <td
                    role="cell"
                    className="py-1 pe-4 text-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:pe-5"
                  >
                    <Button
                      className="whitespace-nowrap"
                      aria-describedby={`subscriber-${subscriber.id}`}
                      onClick={() => {
                        setChosen(subscriber);
                        setOpen(true);
                      }}
                    >
                      {t('removal.button')}
                    </Button>
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
      {chosen !== undefined && (
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          words={{
            title: t('removal.title'),
            text: t('removal.text'),
            confirm: t('removal.confirm'),
            running: t('removal.running'),
            cancel: t('removal.cancel'),
            done: t('removal.done'),
            doneText: chosen.email,
            failed: t('removal.failed'),
          }}
          run={() => removeSubscriber(chosen.id)}
        >
          <p className="border-s-3 border-brass ps-4 font-semibold break-all">{chosen.email}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** `?` and `&` in an address would begin headers of the subscriber's choice (RFC 6068). */
function letterTo(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}`;
}

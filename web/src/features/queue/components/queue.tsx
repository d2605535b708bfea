import { Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useRowKeys } from '@/lib/list/use-row-keys';

/** One thing to do, one press from where it is done. */
export interface QueueLine {
  id: string;
  to: string;
  /** For the page that it leads to. */
  state?: unknown;
  name: ReactNode;
  detail?: ReactNode;
  /** How long it has waited, or has left. */
  age: ReactNode;
}

/** Things to do of one kind. */
export interface QueueGroup {
  id: string;
  title: string;
  /** undefined while loading. */
  lines: readonly QueueLine[] | undefined;
  /** Asks again for what could not be loaded; undefined: it could. */
  retry: (() => void) | undefined;
  /** Where all of them are. */
  all: { to: string; label: string };
}

interface QueueProps {
  groups: readonly QueueGroup[];
  /** `j` and `k` go through its lines; not on a page with a list that has them. */
  hasKeys?: boolean;
}

/** Nobody knows yet how much there will be: what follows is shown in its final place, not pushed down while it is read. */
const BEFORE_THE_REST = '[&~*]:invisible';
/** What follows does not wait longer for a list that does not come, in ms. */
const WAITS = 4_000;

/** Whether what follows still waits: until the list has come for the first time, or for some seconds. */
function useIsFirst(isLoading: boolean): boolean {
  const [isFirst, setFirst] = useState(isLoading);
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => setFirst(false), isLoading ? WAITS : 0);
    return () => clearTimeout(timer);
  }, [isFirst, isLoading]);
  return isFirst && isLoading;
}

/** What waits for somebody, kind by kind; kinds of which nothing waits are left out. */
export function Queue({ groups, hasKeys = false }: QueueProps) {
  const { t } = useTranslation(['queue', 'common']);
  const body = useRowKeys(hasKeys);
  const isLoading = groups.some(({ lines, retry }) => lines === undefined && retry === undefined);
  const isFirst = useIsFirst(isLoading);
  const shown = groups.filter(({ lines, retry }) => retry !== undefined || (lines?.length ?? 0) > 0);
  return (
    <Sheet title={t('queue:title')} {...(isFirst && { className: BEFORE_THE_REST })}>
      {isLoading ? (
        <div role="status" className="grid min-h-96 content-start gap-5 p-5 sm:p-6">
          <span className="sr-only">{t('common:loading')}</span>
          {['w-3/5', 'w-11/12', 'w-4/5', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      ) : shown.length === 0 ? (
        <p className="flex items-center gap-3 px-5 py-6 text-ink-soft">
          <Check aria-hidden className="size-5 shrink-0" />
          {t('queue:empty')}
        </p>
      ) : (
        <div
          ref={body}
          className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-e-lg rounded-b-lg bg-rule lg:grid-cols-2"
        >
          {shown.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      )}
    </Sheet>
  );
}

function Group({ title, lines, retry, all }: QueueGroup) {
  const { t } = useTranslation(['queue', 'common']);
  return (
    <section aria-label={title} className="min-w-0 bg-sheet pt-3 pb-2 lg:last:odd:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 sm:px-5">
        <h3 className="text-base">{title}</h3>
        <Link
          to={all.to}
          className="inline-flex min-h-9 items-center text-sm text-focus underline underline-offset-4 hover:text-ink"
        >
          {all.label}
        </Link>
      </div>
      {retry === undefined ? (
        <ul aria-label={title}>
          {lines?.map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </ul>
      ) : (
        <p role="status" className="flex flex-wrap items-center gap-x-4 px-4 py-2 text-sm text-seal sm:px-5">
          {t('queue:failed')}
          <Button variant="link" onClick={retry}>
            {t('queue:reload')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Line({ to, state, name, detail, age }: QueueLine) {
  return (
    <li>
      <Link
        to={to}
        state={state}
        data-row
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-1.5 transition-colors hover:bg-fold/60 focus-visible:-outline-offset-2 sm:px-5"
      >
        <span className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
          <span className="line-clamp-2 font-medium break-words">{name}</span>
          {detail !== undefined && (
            // One line: the words of a name as text, since a box that is cut leaves nothing but dots.
            <span className="block truncate text-sm text-ink-soft [&_span]:inline">{detail}</span>
          )}
        </span>
        <span className="text-sm whitespace-nowrap text-ink-soft figures">{age}</span>
      </Link>
    </li>
  );
}

import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface ScheduleProps {
  rows: readonly { term: ReactNode; text: ReactNode; remark?: ReactNode }[];
  labels?: { term: string; text: string; remark?: string };
}

/** A schedule of a deed: ruled lines, the term on the left, what it means beside it, a remark at the edge. */
export function Schedule({ rows, labels }: ScheduleProps) {
  const remarks = rows.some(({ remark }) => remark !== undefined);
  const columns = cn(
    'items-baseline gap-x-8 gap-y-1',
    remarks
      ? '@xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] @3xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,11rem)]'
      : '@xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]',
  );
  return (
    <div className="@container">
      {labels !== undefined && (
        <div aria-hidden className={cn(columns, 'hidden pb-2 text-sm font-medium text-brass @xl:grid')}>
          <span>{labels.term}</span>
          <span>{labels.text}</span>
          {remarks && <span className="hidden @3xl:block">{labels.remark}</span>}
        </div>
      )}
      <dl className="border-t-2 border-ink">
        {rows.map(({ term, text, remark }, index) => (
          <div key={index} className={cn(columns, 'grid border-b border-rule py-5')}>
            <dt className="font-heading text-lg leading-7 font-semibold text-balance">{term}</dt>
            <dd className="max-w-[62ch] text-pretty">{text}</dd>
            {remark !== undefined && (
              <dd className="text-sm leading-6 text-pretty text-ink-soft @xl:col-start-2 @3xl:col-start-auto">
                {labels?.remark !== undefined && (
                  <span className="me-2 font-medium text-brass @3xl:sr-only">{labels.remark}</span>
                )}
                {remark}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

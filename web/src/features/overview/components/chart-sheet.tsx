import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import type { Chart } from '../charts';
import { heightOf, type Plot } from '../plot';
import { ChartDrawing } from './chart-drawing';
import { FigureTable } from './figure-table';
import { Legend } from './swatch';

interface ChartSheetProps {
  title: string;
  /** undefined while the sums are loading. */
  chart: Chart | undefined;
  direction: Plot['direction'];
  /** How many rows are to be expected. */
  rows?: number;
  /** Said instead of a chart without rows. */
  empty?: string;
  /** What the fills mean. */
  legend?: ComponentProps<typeof Legend>['entries'];
  /** Over the chart: how much of it is shown. */
  children?: ReactNode;
}

/**
 * A chart that can be turned into the table of its figures. The table is always there for those who cannot see the
 * drawing; it is what is seen as well when the drawing cannot be had.
 */
export function ChartSheet({ title, chart, direction, rows = 4, empty, legend, children }: ChartSheetProps) {
  const { t } = useTranslation('overview');
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const Sign = asTable ? ChartColumn : Table2;
  const toggle = (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t(asTable ? 'asChartOf' : 'asTableOf', { title })}
      onClick={() => {
        setAsTable(!asTable);
        setFailed(false);
      }}
    >
      <Sign aria-hidden />
      <span className="max-sm:sr-only">{t(asTable ? 'asChart' : 'asTable')}</span>
    </Button>
  );
  const drawn = !asTable && !failed;
  return (
    <Sheet title={title} aside={toggle}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {(children !== undefined || (drawn && legend !== undefined)) && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {children}
            {drawn && legend !== undefined && <Legend entries={legend} />}
          </div>
        )}
        {chart === undefined ? (
          <div
            className={cn(direction === 'rows' && '-mb-3')}
            style={{ height: heightOf({ direction }, rows) }}
          >
            <Skeleton className="h-full" />
          </div>
        ) : chart.figures.rows.length === 0 ? (
          <p className="py-6 text-center text-ink-soft">{empty}</p>
        ) : (
          // What is out of sight lies within, and does not stretch the page.
          <div className="relative">
            {drawn && (
              <div className="print:hidden">
                <ChartDrawing
                  plot={chart.plot}
                  label={t('drawing', { title })}
                  onFailed={() => setFailed(true)}
                />
              </div>
            )}
            {failed && <p className="pb-3 text-sm text-ink-soft">{t('notDrawn')}</p>}
            {drawn ? (
              <div className="sr-only print:not-sr-only">
                <FigureTable {...chart.figures} />
              </div>
            ) : (
              // Great amounts may be wider than a phone; then a keyboard must reach what scrolls.
              <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto">
                <FigureTable {...chart.figures} />
              </div>
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}

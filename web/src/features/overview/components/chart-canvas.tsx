import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { loadWhenOnline } from '@/lib/load-when-online';
import type * as drawing from '../draw-chart';
import { heightOf, type Plot } from '../plot';
import { useDeskLight } from './use-desk-light';
import { useNear } from './use-near';

interface ChartCanvasProps {
  plot: Plot;
  /** Says what is seen; the figures are in the table. */
  label: string;
  /** The library could not be loaded. */
  onFailed: () => void;
}

/** A drawn chart. The library comes when the place for it comes near. */
export function ChartCanvas({ plot, label, onFailed }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<drawing.Drawn>(null);
  const [library, setLibrary] = useState<typeof drawing | null>(null);
  const near = useNear(box);
  const light = useDeskLight();
  const newest = useRef({ plot, onFailed });
  useEffect(() => {
    newest.current = { plot, onFailed };
  });

  useEffect(() => {
    if (!near) return;
    let gone = false;
    loadWhenOnline(() => import('../draw-chart')).then(
      (module) => {
        if (!gone) setLibrary(module);
      },
      () => {
        if (!gone) newest.current.onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [near]);

  // Anew when day becomes night: the colours are those of the moment at which it is drawn.
  useEffect(() => {
    if (library === null || canvas.current === null) return;
    const chart = library.drawChart(canvas.current, newest.current.plot);
    drawn.current = chart;
    return () => {
      drawn.current = null;
      chart.destroy();
    };
  }, [library, light, plot.direction]);

  // A plot is data: equal texts are equal plots.
  const content = JSON.stringify(plot);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    drawn.current?.update(newest.current.plot);
  }, [content]);

  return (
    <div
      ref={box}
      // Under the last bar there is the room of a line that does not come.
      className={cn('relative', plot.direction === 'rows' && '-mb-3')}
      style={{ height: heightOf(plot, plot.labels.length) }}
    >
      {library === null && <Skeleton className="absolute inset-0" />}
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

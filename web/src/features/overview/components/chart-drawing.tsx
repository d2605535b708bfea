import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { loadWhenOnline } from '@/lib/page/load-when-online';
import type * as library from '../draw-chart';
import { heightOf, type Fill, type Plot } from '../plot';
import type { TooltipPosition } from '../tooltip-position';
import { ChartTip } from './chart-tip';
import { Engraving } from './engraving';
import { RowLabels } from './row-labels';
import { useNear } from '../use-near';

interface ChartDrawingProps {
  plot: Plot;
  /** Says what is seen; the figures are in the table. */
  label: string;
  /** The library could not be loaded. */
  onFailed: () => void;
}

/** A drawn chart. The library comes when the place for it comes near. */
export function ChartDrawing({ plot, label, onFailed }: ChartDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const drawn = useRef<library.Drawn>(null);
  const [drawing, setDrawing] = useState<typeof library | null>(null);
  const [position, setPosition] = useState<TooltipPosition | null>(null);
  const id = useId();
  const near = useNear(box);
  const newest = useRef({ plot, onFailed });
  useEffect(() => {
    newest.current = { plot, onFailed };
  });

  useEffect(() => {
    if (!near) return;
    let gone = false;
    loadWhenOnline(() => import('../draw-chart')).then(
      (module) => {
        if (!gone) setDrawing(module);
      },
      () => {
        if (!gone) newest.current.onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [near]);

  // A plot is data: equal texts are equal plots.
  const content = JSON.stringify(plot);
  const shown = useRef(content);
  useEffect(() => {
    if (drawing === null || paper.current === null) return;
    const chart = drawing.drawChart(paper.current, newest.current.plot, {
      engravingOf: (fill) => `url(#${engravingId(id, fill)})`,
      onTooltip: setPosition,
    });
    drawn.current = chart;
    return () => {
      drawn.current = null;
      setPosition(null);
      chart.destroy();
    };
  }, [drawing, id]);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    drawn.current?.update(newest.current.plot);
  }, [content]);

  // On touch the tooltip stays after the finger is lifted; it closes at a touch elsewhere.
  const told = position !== null;
  useEffect(() => {
    if (!told) return;
    const leave = (event: Event) => {
      const within = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !within) drawn.current?.point(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leave);
    };
  }, [told]);
  const point = (event: PointerEvent) => drawn.current?.point(event);

  const tip = position === null ? undefined : plot.tips[position.index];
  return (
    <div
      ref={box}
      // Under the last bar there is the room of a line that does not come.
      className={cn('relative', plot.direction === 'rows' && '-mb-3')}
      style={{ height: heightOf(plot, plot.labels.length) }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && drawn.current?.point(null)}
    >
      {drawing === null && <Skeleton className="absolute inset-0" />}
      <div role="img" aria-label={label} className="h-full">
        <div aria-hidden className="h-full">
          <svg className="absolute size-0">
            {fillsOf(plot).map((fill) => (
              <Engraving key={engravingId(id, fill)} id={engravingId(id, fill)} {...fill} />
            ))}
          </svg>
          {drawing !== null && plot.direction === 'rows' && <RowLabels {...plot} />}
          <div ref={paper} className="h-full" />
          {position !== null && tip !== undefined && <ChartTip position={position} {...tip} />}
        </div>
      </div>
    </div>
  );
}

/** Each fill once. */
function fillsOf({ series }: Plot): Fill[] {
  const all = series.flatMap(({ fills }) => fills.map((fill) => [engravingId('', fill), fill] as const));
  return [...new Map(all).values()];
}

function engravingId(prefix: string, { ink, hatch }: Fill): string {
  return `${prefix}-${ink}-${hatch}`;
}

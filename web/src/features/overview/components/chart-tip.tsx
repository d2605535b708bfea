import type { Plot } from '../plot';
import type { TooltipPosition } from '../tooltip-position';

type ChartTipProps = Plot['tips'][number] & { position: TooltipPosition };

/** What a place in a chart tells when it is pointed at. It never leaves the chart to the left or right. */
export function ChartTip({ position: { across, down, beneath }, title, lines }: ChartTipProps) {
  const left = `${across * 100}%`;
  return (
    <div
      className="pointer-events-none absolute z-10 w-max max-w-full rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper forced-colors:border"
      style={{ left, top: down, translate: `-${left} ${beneath ? '8px' : 'calc(-100% - 8px)'}` }}
    >
      <span
        className={`absolute size-2.5 -translate-x-1/2 rotate-45 bg-ink ${beneath ? '-top-1' : '-bottom-1'}`}
        style={{ left: `clamp(0.625rem, ${left}, 100% - 0.625rem)` }}
      />
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

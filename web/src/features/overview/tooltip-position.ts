import type { Plot } from './plot';

/** What has been drawn, in px from its upper left corner. */
export interface Drawing {
  direction: Plot['direction'];
  /** How many places share its length. */
  places: number;
  /** The plot area of the bars: rows fill it from above, columns from the left. */
  area: { left: number; right: number; top: number; bottom: number };
  /** Where the bars of each place end, the farthest of them; nothing where there are none. */
  ends: readonly (number | undefined)[];
  width: number;
}

/** Position of the tooltip of a place. */
export interface TooltipPosition {
  /** The place, as in `plot.tips`. */
  index: number;
  /** From left to right, 0 to 1. */
  across: number;
  /** From the top, px. */
  down: number;
  /** Beneath that point, or above it. */
  beneath: boolean;
}

/** The place of a point, anywhere on its row or column; of one beside the area the nearest. */
export function placeAt({ direction, places, area }: Drawing, point: { x: number; y: number }): number {
  const along =
    direction === 'rows'
      ? (point.y - area.top) / (area.bottom - area.top)
      : (point.x - area.left) / (area.right - area.left);
  return Math.min(places - 1, Math.max(0, Math.floor(along * places)));
}

/** @param bar how thick a row's bar is, px */
export function tooltipPositionOf(
  { direction, places, area, ends, width }: Drawing,
  index: number,
  bar: number,
): TooltipPosition {
  if (direction === 'columns') {
    const each = (area.right - area.left) / places;
    const down = ends[index] ?? area.bottom;
    const across = (area.left + each * (index + 0.5)) / width;
    return { index, across, down, beneath: down < (area.top + area.bottom) / 2 };
  }
  const each = (area.bottom - area.top) / places;
  const beneath = index < places / 2;
  // Not over what is written over the bar.
  const down = area.top + each * index + (beneath ? (each + bar) / 2 : 0);
  return { index, across: (ends[index] ?? area.left) / width, down, beneath };
}

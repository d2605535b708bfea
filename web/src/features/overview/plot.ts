/** Names of tokens (styles/tokens.css). */
export type Ink =
  | 'status-submitted'
  | 'status-progress'
  | 'status-completed'
  | 'status-cancelled'
  | 'ink'
  | 'brass'
  | 'seal-fill';

/** Fill pattern of an area, so that areas are not distinguished by colour alone. */
export type Hatch = 'solid' | 'rising' | 'crossed' | 'ruled' | 'dotted' | Tint;

/** Steps of one ramp, for what is more or less of the same: the last is `solid`. */
export type Tint = 'tint-1' | 'tint-2' | 'tint-3' | 'tint-4';

export interface Fill {
  ink: Ink;
  hatch: Hatch;
}

interface Series {
  label: string;
  /** One for all values, or one for each. */
  fills: readonly Fill[];
  values: readonly number[];
}

/**
 * A chart as data: everything that is written on it is text in the reader's language already.
 * `rows`: bars from left to right, each under its label and its figure; `columns`: bars over an axis of time, those of a
 * place side by side.
 */
export interface Plot {
  direction: 'rows' | 'columns';
  /** On the axis. */
  labels: readonly string[];
  /** At the end of each row. */
  marks?: readonly string[];
  /** At the side of columns, from nothing up to where the drawing ends. */
  axis?: readonly { value: number; text: string }[];
  series: readonly Series[];
  /** Tooltip of each place: exact values, as in the table. */
  tips: readonly { title: string; lines: readonly string[] }[];
}

/** The figures of a chart as a table, in the reader's language. */
export interface Figures {
  caption: string;
  /** Over the rows' names, and over each figure. */
  columns: readonly string[];
  /** The rows' names are those of companies. */
  ofCompanies?: boolean;
  rows: readonly { key: string; name: string; cells: readonly string[] }[];
  /** Under the line. */
  total?: { name: string; cells: readonly string[] };
}

/** A row is a line of text with its bar under it, and a line between it and the next; rem. */
const ROW = 3.375;
const COLUMNS = 17;

/** Known before anything is drawn, so that nothing jumps; it grows with the reader's letters. */
export function heightOf(plot: Pick<Plot, 'direction'>, rows: number): string {
  return `${plot.direction === 'rows' ? rows * ROW : COLUMNS}rem`;
}

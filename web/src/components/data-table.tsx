import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { ROW_CLICK } from '@/lib/list/row-click';
import { useMedia } from '@/lib/page/use-media';
import { SelectBox } from './ui/select-box';
import { Skeleton } from './ui/skeleton';

export interface Column<T> {
  /** Tells columns apart. */
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Amounts and counts are aligned to the right. */
  align?: 'end';
  /** On a phone: the row's heading, a line under it, at its end, or nothing (then not on a tablet either). */
  phone?: 'title' | 'line' | 'aside' | 'hidden';
}

interface DataTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  /** undefined while loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  rowLink: (row: T) => string;
  /** Name of a row's link ("details"). */
  linkLabel: string;
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode;
  /** Rows can be chosen, to do something with all of them. */
  selection?: Selection<T>;
  /** What else can be done with a row, beside its link. */
  actions?: (row: T) => ReactNode;
}

export interface Selection<T> {
  has: (row: T) => boolean;
  toggle: (rows: readonly T[], chosen: boolean) => void;
  /** "Select every row". */
  allLabel: string;
  /** "Select Siam Co.". */
  rowLabel: (row: T) => string;
}

const SKELETON_ROWS = 4;

/** What a column's part on a phone means for the table: names have room, what may be missed makes room. */
const WIDTHS = {
  title: 'min-w-40 xl:min-w-48 2xl:min-w-60',
  line: '',
  aside: '',
  hidden: 'hidden lg:table-cell',
} as const satisfies Record<NonNullable<Column<unknown>['phone']>, string>;

/** From these widths on a table fits: Tailwind's `md`, and `xl`, since the menu is beside it from `lg` on. */
const TABLE = '(width >= 48rem)';
const WIDE_TABLE = '(width >= 80rem)';
/** With more columns than this a table is wide. */
const FEW = 4;

/**
 * Rows of one kind: a table where all of its columns are seen, else a list that one thumb can work. One of the two is drawn,
 * not both and one hidden.
 */
export function DataTable<T>({ empty, ...props }: DataTableProps<T>) {
  const isWide = useMedia(props.columns.length > FEW ? WIDE_TABLE : TABLE);
  if (props.rows?.length === 0) return <>{empty}</>;
  return isWide ? <Table {...props} /> : <List {...props} />;
}

type RowsProps<T> = Omit<DataTableProps<T>, 'empty'>;

function Table<T>({ caption, columns, rows, rowKey, rowLink, linkLabel, selection, actions }: RowsProps<T>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start" aria-busy={rows === undefined || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-rule-strong">
            {selection !== undefined && (
              <th className="w-12 py-2.5 ps-5">
                <AllBox rows={rows} selection={selection} />
              </th>
            )}
            {columns.map(({ id, header, align, phone }) => (
              <th
                key={id}
                scope="col"
                className={cn(
                  'px-3 py-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft first:ps-5 xl:px-3.5',
                  align === 'end' ? 'text-end' : 'text-start',
                  WIDTHS[phone ?? 'line'],
                )}
              >
                {header}
              </th>
            ))}
            <th className="py-2.5 ps-3 pe-5">
              <span className="sr-only">{linkLabel}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows === undefined
            ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <tr key={index}>
                  {selection !== undefined && <td />}
                  {columns.map(({ id, align, phone }) => (
                    <td key={id} className={cn('px-3 py-3 first:ps-5 xl:px-3.5', WIDTHS[phone ?? 'line'])}>
                      <Skeleton className={cn('h-5 w-4/5', align === 'end' && 'ms-auto')} />
                    </td>
                  ))}
                  <td className="py-3 ps-3 pe-5">
                    <Skeleton className="ms-auto h-5 w-14" />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  className="cursor-pointer transition-colors hover:bg-fold/60"
                  {...ROW_CLICK}
                >
                  {selection !== undefined && (
                    <td className="py-(--row-pad) ps-5">
                      <RowBox row={row} selection={selection} />
                    </td>
                  )}
                  {columns.map(({ id, cell, align, phone }) => (
                    <td
                      key={id}
                      className={cn(
                        'px-3 py-(--row-pad) first:ps-5 xl:px-3.5',
                        align === 'end' && 'text-end',
                        WIDTHS[phone ?? 'line'],
                      )}
                    >
                      {cell(row)}
                    </td>
                  ))}
                  <td className="py-(--row-pad) ps-3 pe-5 text-end whitespace-nowrap">
                    <Link
                      to={rowLink(row)}
                      data-row
                      className="inline-flex min-h-9 items-center font-medium whitespace-nowrap text-focus underline underline-offset-4 hover:text-ink"
                    >
                      {linkLabel}
                    </Link>
                    {actions !== undefined && (
                      <span className="ms-2 -me-3 inline-flex align-middle">{actions(row)}</span>
                    )}
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** Name, then what is said of it and its mark: on a phone the name has the whole width. */
function List<T>({ caption, columns, rows, rowKey, rowLink, selection, actions }: RowsProps<T>) {
  const partsOf = (part: Column<T>['phone']) => columns.filter(({ phone = 'line' }) => phone === part);
  return (
    <ul aria-label={caption} className="divide-y divide-rule">
      {selection !== undefined && (
        <li className="flex items-center gap-4 py-2 ps-4 text-sm text-ink-soft">
          <AllBox rows={rows} selection={selection} />
          <span aria-hidden>{selection.allLabel}</span>
        </li>
      )}
      {rows === undefined
        ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <li key={index} className="grid gap-2 px-4 py-4">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </li>
          ))
        : rows.map((row) => (
            <li key={rowKey(row)} className="flex items-center">
              {selection !== undefined && (
                <span className="ps-4">
                  <RowBox row={row} selection={selection} />
                </span>
              )}
              <Link
                to={rowLink(row)}
                data-row
                className="grid min-w-0 grow gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-fold/60 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
              >
                {partsOf('title').map(({ id, cell }) => (
                  <span key={id} className="font-semibold break-words">
                    {cell(row)}
                  </span>
                ))}
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:contents">
                  <span className="flex min-w-0 flex-wrap gap-x-3 text-sm text-ink-soft md:gap-x-6">
                    {partsOf('line').map(({ id, cell }) => (
                      <span key={id}>{cell(row)}</span>
                    ))}
                  </span>
                  <span className="ms-auto grid justify-items-end gap-1 md:col-start-2 md:row-span-2 md:row-start-1">
                    {partsOf('aside').map(({ id, cell }) => (
                      <span key={id}>{cell(row)}</span>
                    ))}
                  </span>
                </span>
              </Link>
              {actions !== undefined && <span className="shrink-0 pe-2">{actions(row)}</span>}
            </li>
          ))}
    </ul>
  );
}

function AllBox<T>({ rows, selection }: { rows: readonly T[] | undefined; selection: Selection<T> }) {
  return (
    <SelectBox
      label={selection.allLabel}
      checked={rows?.every(selection.has) ?? false}
      disabled={rows === undefined}
      onChange={(chosen) => selection.toggle(rows ?? [], chosen)}
    />
  );
}

function RowBox<T>({ row, selection }: { row: T; selection: Selection<T> }) {
  return (
    <SelectBox
      label={selection.rowLabel(row)}
      checked={selection.has(row)}
      onChange={(chosen) => selection.toggle([row], chosen)}
    />
  );
}

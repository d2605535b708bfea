import { cn } from '@/lib/cn';

interface ClauseTableProps {
  columns: readonly string[];
  /** In per cent; a phone has no columns. */
  widths: readonly number[];
  rows: readonly (readonly string[])[];
  className?: string;
}

/**
 * A ruled table. On a phone each row is a separate entry, with the column's name before each cell; the ARIA roles keep it
 * a table for screen readers, whatever its layout.
 */
export function ClauseTable({ columns, widths, rows, className }: ClauseTableProps) {
  return (
    <table
      role="table"
      className={cn(
        'w-full table-fixed border-t-2 border-ink text-[0.95rem] leading-7 text-pretty max-sm:block',
        className,
      )}
    >
      <colgroup>
        {columns.map((column, index) => (
          <col key={column} width={`${widths[index] ?? 0}%`} />
        ))}
      </colgroup>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-rule-strong">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-2 pe-5 text-start align-bottom text-sm font-medium text-brass last:pe-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(([head = '', ...cells]) => (
          <tr
            key={head}
            role="row"
            className="break-inside-avoid border-b border-rule max-sm:grid max-sm:gap-2 max-sm:py-4"
          >
            <th
              role="rowheader"
              scope="row"
              className="text-start font-semibold wrap-anywhere [word-break:auto-phrase] sm:py-3 sm:pe-5 sm:align-top print:py-1.5"
            >
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                className="sm:py-3 sm:pe-5 sm:align-top sm:last:pe-0 print:py-1.5"
              >
                <span aria-hidden className="block text-sm leading-6 text-brass sm:hidden">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

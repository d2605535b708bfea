import { NameText } from '@/components/name-text';
import { cn } from '@/lib/cn';
import type { Figures } from '../plot';

/** What a chart shows, to be read: the same figures, exact. */
export function FigureTable({ caption, columns, ofCompanies = false, rows, total }: Figures) {
  return (
    <table className="w-full border-collapse text-sm sm:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-rule-strong">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cn(
                'py-2 text-sm font-semibold text-ink-soft',
                index === 0 ? 'pe-3 text-start' : 'ps-3 text-end',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row" className="min-w-28 py-2 pe-3 text-start font-normal">
              {ofCompanies ? <NameText name={name} /> : name}
            </th>
            {cells.map((cell, index) => (
              // Cells have no names but their places.
              <td key={index} className="py-2 ps-3 text-end whitespace-nowrap figures">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr className="border-t-2 border-rule-strong font-semibold">
            <th scope="row" className="py-2 pe-3 text-start font-semibold">
              {total.name}
            </th>
            {total.cells.map((cell, index) => (
              <td key={index} className="py-2 ps-3 text-end whitespace-nowrap figures">
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

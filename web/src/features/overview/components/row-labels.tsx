import type { Plot } from '../plot';

/** Over each bar its label, cut where there is no room, and its figure at the end of that line; a line between rows. */
export function RowLabels({ labels, marks = [] }: Pick<Plot, 'labels' | 'marks'>) {
  return (
    <div className="absolute inset-0">
      {labels.map((label, index) => (
        // Rows have no names but their places: two partners may be called the same.
        <div key={index} className="group h-13.5">
          {/* The line is high, since truncation also clips at the top: Thai vowel and tone marks are tall. */}
          <p className="flex h-11 items-start justify-between gap-4 text-sm leading-7 group-not-last:border-b">
            <span className="-mt-1.75 truncate">{label}</span>
            {/* Words may break anywhere, so without this a figure of two digits would shrink to one. */}
            <span className="-mt-1.75 shrink-0 font-semibold figures">{marks[index]}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

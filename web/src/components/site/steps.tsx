import { FillingFile } from '../identity/filling-file';

/** The steps of a matter, told by the file that fills up beside them: three to five. */
export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="@container border-t-2 border-ink">
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 border-b border-rule py-6 @xl:grid-cols-[4.5rem_minmax(0,1fr)_auto] @xl:gap-x-6"
        >
          <span
            aria-hidden
            className="font-heading text-5xl leading-tight font-semibold text-seal figures @xl:self-start @xl:text-6xl"
          >
            {index + 1}
          </span>
          <FillingFile
            papers={index + 1}
            of={items.length}
            className="h-18 @xl:col-start-3 @xl:row-start-1 @xl:h-24 @3xl:h-28"
          />
          <div className="@max-xl:col-span-2 @xl:col-start-2 @xl:row-start-1 @xl:self-start">
            <h3 className="text-xl leading-[1.5]">{item.title}</h3>
            <p className="mt-1 max-w-[60ch] text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What is ticked on a form: evidence, or what is included. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <div className="@container">
      <ul className="grid gap-x-10 border-t border-rule-strong @2xl:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-rule py-3">
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              className="mt-0.5 size-6"
            >
              <rect x="3" y="5" width="16" height="16" rx="1" className="fill-sheet stroke-rule-strong" />
              <path d="M6.5 12.5l4.5 4.5L21.5 4" strokeWidth="2.25" className="stroke-seal" />
            </svg>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

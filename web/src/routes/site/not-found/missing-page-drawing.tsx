/** An open file with the place of one page left empty; its tab says which. */
export function MissingPageDrawing({ label }: { label: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 288 212"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-60 text-ink xl:w-72"
    >
      <path className="fill-fold" d="M14 204V62h64l14-18h66l14 18h102v142z" />
      <path className="fill-sheet" d="M32 200V52h124l16 16v132z" />
      <path d="M156 52v16h16" />
      <path d="M48 76h84M48 90h108M48 104h62" className="stroke-rule-strong" />
      <path className="fill-paper stroke-seal" strokeDasharray="5 5" d="M104 200V22h130l18 18v160z" />
      <path className="stroke-seal" strokeDasharray="5 5" d="M234 22v18h18" />
      <text
        x="178"
        y="96"
        textAnchor="middle"
        stroke="none"
        className="fill-[var(--seal)] font-heading text-[44px] font-semibold figures"
      >
        {label}
      </text>
      <path className="fill-sheet" d="M6 118h276l-12 88H18z" />
      <path d="M34 142h88M34 158h56" className="stroke-rule-strong" />
      <circle cx="226" cy="164" r="24" strokeDasharray="4 5" className="stroke-rule-strong" />
    </svg>
  );
}

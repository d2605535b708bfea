import { cn } from '@/lib/cn';

/** The firm's seal: ledger lines and a ring, as an ink pad leaves them. Beside the name, so not read aloud. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-9', className)}>
      <rect x="1" y="1" width="30" height="30" rx="3" className="fill-seal" />
      <g className="stroke-on-seal" strokeWidth="2" fill="none">
        <path d="M8 9h16M8 14h16M8 19h8M8 24h5" />
        <circle cx="22" cy="22" r="4" strokeWidth="1.6" />
      </g>
    </svg>
  );
}

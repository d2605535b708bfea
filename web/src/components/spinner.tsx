import { cn } from '@/lib/cn';

/** A ring of ink being drawn. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.5"
      className={cn('size-5 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" className="stroke-current opacity-20" />
      <path d="M12 3a9 9 0 0 1 9 9" className="stroke-current" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the page while the app loads; told to screen readers once. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-paper text-seal">
      <Spinner className="size-12" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

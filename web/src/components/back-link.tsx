import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressLeft, RETURN } from '@/lib/navigation/return-to';

/** The way back to a list, as it was left: the same filters, the same page, the same place. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={addressLeft(to)}
      state={RETURN}
      className="inline-flex min-h-9 items-center gap-2 hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {label}
    </Link>
  );
}

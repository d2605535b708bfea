import { Skeleton } from '@/components/ui/skeleton';

interface EmailOfProps {
  /** undefined while loading, null when it cannot be had. */
  email: string | null | undefined;
  failure: string;
}

/** An account's e-mail address, or the sentence that replaces it (requirements section 8). */
export function EmailOf({ email, failure }: EmailOfProps) {
  if (email === undefined) return <Skeleton className="mt-2 h-4 w-48" />;
  if (email === null) return <span className="text-ink-soft">{failure}</span>;
  return (
    <a href={`mailto:${email}`} className="break-all text-focus underline underline-offset-4 hover:text-ink">
      {email}
    </a>
  );
}

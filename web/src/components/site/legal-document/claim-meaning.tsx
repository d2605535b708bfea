import { claims, type ClaimId } from '@/claims.config';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';

/** A claim of the site and what it means: the same words as the note shown beside the claim elsewhere. */
export function ClaimMeaning({ id, className }: { id: ClaimId; className?: string }) {
  const { figure, basis } = claims[id];
  return (
    <dl className={cn('border-s-4 border-brass bg-sheet px-5 py-4 print:border-s-2 print:py-2', className)}>
      <dt className="font-heading text-xl leading-snug font-semibold">{figure}</dt>
      <dd className="mt-1 max-w-[64ch]">{basis[useLanguage()]}</dd>
    </dl>
  );
}

import { cn } from '@/lib/cn';
import { engravingPath, type EngravedPetals } from './engraving';

interface GuillocheProps {
  /** How many petals the rosette has: each service of the firm has a different number. */
  petals?: EngravedPetals;
  className?: string;
}

/**
 * The fine engraving of cheques and banknotes in the text colour. Its thousand curves are in a separate image file
 * (`web/site/build/engravings.ts`), so that no page contains them. Decorative, therefore hidden from screen readers.
 */
export function Guilloche({ petals = 12, className }: GuillocheProps) {
  return (
    <span
      aria-hidden
      className={cn('engraved block size-full', className)}
      style={{ maskImage: `url(${engravingPath(petals)})` }}
    />
  );
}

/** The same engraving as a strip, for the edge of a document; as wide as its place. */
export function GuillocheBand({ className }: { className?: string }) {
  return <span aria-hidden className={cn('engraved block h-5 w-full engraved-band', className)} />;
}

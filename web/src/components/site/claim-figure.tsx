import type { ClaimId } from '@/claims.config';
import { Claim, ClaimNotes } from './claim';
import { Figures } from './figures';

/** One claim, large, and what it rests on below it: for the side of a page's head. */
export function ClaimFigure({ id, label }: { id: ClaimId; label: string }) {
  return (
    <div className="grid gap-4">
      <Figures items={[{ figure: <Claim id={id} />, label }]} />
      <ClaimNotes ids={[id]} />
    </div>
  );
}

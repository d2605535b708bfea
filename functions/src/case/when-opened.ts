import { caseSchema, isOpen } from '@app/domain/case';
import { changeOf } from '../lib/change.ts';
import { effect, type Effect } from '../lib/effect.ts';
import type { Outcome } from '../lib/event.ts';
import * as z from 'zod/mini';

const moved = z.pick(caseSchema, { status: true });

/** An effect on a case that was closed and is open again, by a step or by the form for its partner or status. */
export function whenOpened(fn: string, run: (caseId: string) => Promise<Outcome>): Effect {
  return effect(
    fn,
    (event) => {
      const { before, after } = changeOf(event.data, moved);
      return before !== null && after !== null && !isOpen(before.status) && isOpen(after.status);
    },
    async (isOpened, { id: caseId }) => (isOpened ? run(caseId) : { outcome: 'nothing to do', caseId }),
  );
}

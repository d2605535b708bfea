import type { Case } from '@app/domain/case';
import { useState } from 'react';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { useCommand } from '@/lib/command/use-command';
import { assignCase } from './api/work-on-case';

/** How it went with one case. */
export type RowResult = 'waiting' | 'done' | Problem;

interface BulkAssign {
  results: ReadonlyMap<string, RowResult>;
  busy: boolean;
  /** Assigns one case after the other; what was done before stays done. */
  assign: (cases: readonly Case[], partnerId: string | null) => Promise<void>;
  reset: () => void;
}

/** Assigns many cases, each in a separate write: one that fails does not hold up the others. */
export function useBulkAssign(): BulkAssign {
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const note = (id: string, result: RowResult) => setResults((now) => new Map(now).set(id, result));
  const { busy, send } = useCommand({
    run: async ({ cases, partnerId }: { cases: readonly Case[]; partnerId: string | null }) => {
      for (const { id } of cases) note(id, 'waiting');
      for (const { id } of cases) {
        try {
          await assignCase(id, partnerId);
          note(id, 'done');
        } catch (error) {
          note(id, toProblem(error));
        }
      }
    },
    // Each row shows its own result.
    failed: () => null,
  });
  return {
    results,
    busy,
    assign: (cases, partnerId) => send({ cases, partnerId }),
    reset: () => setResults(new Map()),
  };
}

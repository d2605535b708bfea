import type { Case } from '@app/domain/case';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { useCommand } from '@/lib/command/use-command';
import { assignCase } from './api/work-on-case';
import { useWarnBeforeUnload } from './use-warn-before-unload';
import { useManySteps } from './use-many-steps';

/** How it went with one case. */
export type RowResult = 'waiting' | 'done' | Problem;

interface BulkAssign {
  results: ReadonlyMap<string, RowResult>;
  busy: boolean;
  /** Assigns one case after the other, while the page is open; what was done before stays done. */
  assign: (cases: readonly Case[], partnerId: string | null) => Promise<void>;
  reset: () => void;
}

/** Assigns many cases, each in a separate write: one that fails does not hold up the others. */
export function useBulkAssign(): BulkAssign {
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const note = (id: string, result: RowResult) => setResults((now) => new Map(now).set(id, result));
  const { t } = useTranslation('assign');
  const begin = useManySteps();
  const { busy, send } = useCommand({
    run: async ({ cases, partnerId }: { cases: readonly Case[]; partnerId: string | null }) => {
      const mayGoOn = begin();
      for (const { id } of cases) note(id, 'waiting');
      let done = 0;
      for (const { id } of cases) {
        if (!mayGoOn()) break;
        try {
          await assignCase(id, partnerId);
          done += 1;
          note(id, 'done');
        } catch (error) {
          note(id, toProblem(error));
        }
      }
      return mayGoOn() ? null : { done, count: cases.length };
    },
    // Each row shows its own result, as long as the page is open.
    done: (left) => left && { title: t('bulk.result'), description: t('bulk.summary', left) },
    failed: () => null,
  });
  useWarnBeforeUnload(busy);
  return {
    results,
    busy,
    assign: (cases, partnerId) => send({ cases, partnerId }),
    reset: () => setResults(new Map()),
  };
}

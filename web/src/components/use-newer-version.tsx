import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from './notice';
import { Button } from './ui/button';

interface Version<Values> {
  /** When it was written; null: nothing has been written yet. */
  at: Date | null;
  /** As a form shows it. */
  values: Values;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * For a form whose document may be changed by others while it is open: what was typed stays, the newer version can be read, and what was
 * typed can be restored over it (decision 071).
 * @param stored the document as it is now, live
 * @returns `over()`, the time of the version that a save replaces, and `notice(busy)` above the form's buttons; while the form is sent, a
 *   newer version may be its own
 */
export function useNewerVersion<Values extends FieldValues, Output>(
  { getValues, reset }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset'>,
  stored: Version<Values>,
) {
  const { t } = useTranslation(['problems', 'portal']);
  const [read, setRead] = useState(stored);
  const [typed, setTyped] = useState<Values | null>(null);
  // Of the same content: an earlier attempt whose answer was lost.
  const isRead = () => stored.at?.getTime() === read.at?.getTime() || isSame(stored.values, getValues());
  const open = () => {
    const values = getValues();
    if (!isSame(values, read.values)) setTyped(values);
    setRead(stored);
    reset(stored.values);
  };
  const bringBack = () => {
    if (typed !== null) reset(typed);
    setTyped(null);
  };
  return {
    over: () => (isRead() ? stored.at : read.at),
    notice: (busy: boolean) => {
      const isNewer = !busy && !isRead();
      return (
        (isNewer || typed !== null) && (
          <Notice className="grid justify-items-start gap-3">
            {isNewer && <p>{t('problems:changedMeanwhile')}</p>}
            <Button size="sm" disabled={busy} onClick={isNewer ? open : bringBack}>
              {t(isNewer ? 'portal:newer.open' : 'portal:newer.bringBack')}
            </Button>
          </Notice>
        )
      );
    },
  };
}

import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentOf } from '@/lib/form/content-of';
import { Notice } from './notice';
import { Button } from './ui/button';

/** Makes of what is typed what is stored: one day may be typed in several ways. */
interface Schema<Output> {
  safeParse(values: unknown): { data?: Output | undefined };
}

interface Version<Values> {
  /** When it was written; null: nothing has been written yet. */
  at: Date | null;
  /** As a form shows it. */
  values: Values;
}

/**
 * For a form whose document may be changed by others while it is open: what was typed stays, the newer version can be read, and what was
 * typed can be restored over it (decision 071).
 * @param schema of the form
 * @param stored the document as it is now, live
 * @returns `over(sent)`, the time of the version that a save replaces, and `notice(busy)` above the form's buttons; while the form is
 *   sent, a newer version may be its own
 */
export function useEditConflict<Values extends FieldValues, Output>(
  { getValues, reset }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset'>,
  schema: Schema<Output>,
  stored: Version<Values>,
) {
  const { t } = useTranslation(['problems', 'portal']);
  const [read, setRead] = useState(stored);
  const [typed, setTyped] = useState<Values | null>(null);
  /** What this form has sent over the version that was read: the answer may have been lost, and more typed since. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const parsed = (values: Values) => contentOf(schema.safeParse(values).data ?? values);
  const isNow = stored.at?.getTime() === read.at?.getTime();
  if (!isNow && sent.includes(parsed(stored.values))) setRead(stored);
  const isRead = () => isNow || parsed(stored.values) === parsed(getValues());
  const open = () => {
    const values = getValues();
    if (parsed(values) !== parsed(read.values)) setTyped(values);
    setRead(stored);
    setSent([]);
    reset(stored.values);
  };
  const bringBack = () => {
    if (typed !== null) reset(typed);
    setTyped(null);
  };
  return {
    over: (values: Output) => {
      setSent((before) => [...before, contentOf(values)]);
      return isRead() ? stored.at : read.at;
    },
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

import { questionedWordingSchema, type QuestionedWording } from '@app/domain/case';
import type { LimitationState } from '@app/domain/limitation';
import { isBlank } from '@app/domain/text';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '@/i18n/lazy-texts';
import { loadAhead } from '@/lib/page/load-when-online';
import { useLazy } from '@/lib/page/use-lazy';

const loadGuard = () => withTexts(['wording'], () => import('./wording-guard'));

interface WordingGuardOf {
  /** Of text that is written already. */
  reason?: string | undefined;
  /** The text is not checked. */
  isOff?: boolean;
  /** Of the debt's earliest period of limitation, where the text is about a contact with the debtor; undefined: not known. */
  clockState?: LimitationState | undefined;
}

/**
 * Checks a text against the wording table while it is written; a wording that is questioned needs a reason, and nothing is refused
 * (decision 166). The table and its texts are loaded when somebody types.
 */
export function useWordingGuard(
  text: string,
  { reason: before = '', isOff = false, clockState }: WordingGuardOf = {},
) {
  const { t } = useTranslation('validation');
  const [guard, wantGuard] = useLazy(loadGuard);
  const [reason, setReason] = useState(before);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const found = isOff ? [] : (guard?.check(text, clockState) ?? []);
  const isShown = guard !== null && found.length > 0;

  /**
   * What is stored with the text: undefined where nothing was found, null while the reason is missing. Where the table does not load
   * (no network, another version) the text is not checked: what happened can be written.
   */
  const wordingOf = async (written: string): Promise<QuestionedWording | undefined | null> => {
    if (isOff) return undefined;
    const code = guard ?? (await loadGuard().catch(() => null));
    const findings = code?.idsIn(written, clockState) ?? [];
    if (code === null || findings.length === 0) return undefined;
    const wording = questionedWordingSchema.safeParse({ findings, reason, law: code.lawOf() });
    if (wording.success) return wording.data;
    setAsked(true);
    await wantGuard();
    field.current?.focus();
    return null;
  };

  return {
    /** When the text is changed. */
    load: () => loadAhead(wantGuard),
    wordingOf,
    /** When the text is again as it was at first. */
    reset: () => {
      setReason(before);
      setAsked(false);
    },
    /** What was found and the reason's field, below the text; null where nothing was found. */
    notice: isShown ? (
      <guard.WordingGuard
        found={found}
        reason={reason}
        onReason={setReason}
        error={asked && isBlank(reason) ? t('validation:required') : undefined}
        field={field}
      />
    ) : null,
    /** @returns what the button says that sends the text */
    label: (usual: ReactNode): ReactNode => (isShown ? <guard.SendLabel /> : usual),
  };
}

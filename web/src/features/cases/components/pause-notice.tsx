import type { Pausable } from '@app/domain/budgets';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/i18n/format';
import { currentLanguage } from '@/i18n';

interface PauseNoticeProps {
  kind: Pausable;
  /** From `usePause`. */
  until: Date;
}

/** Who has used up a budget reads when it goes on. */
export function PauseNotice({ kind, until }: PauseNoticeProps) {
  const { t } = useTranslation();
  const time = formatDate(until, currentLanguage(), 'moment');
  return (
    <p role="status" className="border-s-4 border-s-brass bg-fold/50 px-5 py-3">
      {t(kind === 'cases' ? 'cases:pause.cases' : 'cases:pause.updates', { time })}
    </p>
  );
}

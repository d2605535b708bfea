import type { Pausable } from '@app/domain/budgets';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
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
  return <Notice>{t(kind === 'cases' ? 'cases:pause.cases' : 'cases:pause.updates', { time })}</Notice>;
}

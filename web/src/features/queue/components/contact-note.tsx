import type { Case } from '@app/domain/case';
import { contactWindow, nextAllowed } from '@app/domain/debtor-contact';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useNow } from '@/lib/page/use-now';
import { useToday } from '@/lib/page/use-today';
import { useContactedCases, useNoContactCases } from '../api/use-agenda';

/**
 * When the debtor of each of a partner's cases may be contacted, as far as the hours and what is known of the case say.
 * @returns what to write beside a case: nothing for one that is not in progress or whose debtor is not to be contacted, or while it is not known
 */
export function useContactNotes(partnerId: string): (item: Case) => ReactNode {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const now = useNow();
  const { isOpen, until } = contactWindow(now);
  const today = useToday();
  const contacted = useContactedCases(partnerId, today).data;
  const forbidden = useNoContactCases(partnerId, today).data;
  const used = contacted && new Set(contacted.map(({ id }) => id));
  return ({ id, status }) => {
    if (status !== 'In Progress' || used === undefined || forbidden === undefined) return null;
    if (forbidden.some((agenda) => agenda.id === id)) return null;
    if (isOpen && !used.has(id)) return t('until', { time: formatDate(until, language, 'time') });
    const next = nextAllowed(now, used.has(id));
    return (
      <span className="text-sm whitespace-nowrap text-ink-soft">
        {t('from', { time: formatDate(next, language, 'dayTime') })}
      </span>
    );
  };
}

import type { Partner } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { useNow } from '@/lib/page/use-now';
import { DecisionReason } from './decision-reason';

/** How long the reason of a decision is shown to a partner who works again, in ms: nothing records that it was read. */
const SHOWN_FOR = 14 * 24 * 60 * 60_000;

/** Why the office has ended a suspension, for the first two weeks. */
export function RecentDecision({ partner }: { partner: Partner }) {
  const { decision_reason: reason, decided_at: at } = partner;
  const { t } = useTranslation('partner-note');
  const now = useNow();
  if (reason === undefined || at === undefined || now.getTime() - at.getTime() > SHOWN_FOR) return null;
  return (
    <Notice role="note" className="grid gap-2">
      <p className="font-heading font-semibold">{t('reinstated.title')}</p>
      <DecisionReason reason={reason} />
    </Notice>
  );
}

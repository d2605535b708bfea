import type { Partner } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '@/lib/navigation/links';
import { DecisionReason } from './decision-reason';

/** For a customer whose application as a partner was rejected (contract, Data), or whose work as a partner is suspended. */
export function PartnerNote({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partner-note');
  const state = partner.status === 'Suspended' ? 'suspended' : 'rejected';
  const reason = partner.decision_reason;
  return (
    <div role="note" className="grid gap-2 border border-s-4 border-rule border-s-brass bg-sheet px-5 py-4">
      <p className="font-heading font-semibold">{t(`${state}.title`)}</p>
      {reason !== undefined && <DecisionReason reason={reason} />}
      <p className="text-ink-soft">{t(`${state}.text`)}</p>
      <Link
        to={`${links.customer.profile}#papers`}
        className="justify-self-start font-medium text-focus underline underline-offset-4"
      >
        {t('documents')}
      </Link>
    </div>
  );
}

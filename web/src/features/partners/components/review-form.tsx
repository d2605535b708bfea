import type { Partner, PartnerStatus } from '@app/domain/partner';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/command/use-command';
import { reviewPartner } from '../api/review-partner';
import { RejectDialog } from './reject-dialog';

type Decision = Exclude<PartnerStatus, 'Pending'>;

/** Approve, or reject with a reason; there only while the application is Pending (requirements section 4). */
export function ReviewForm({ partner }: { partner: Partner }) {
  const { t } = useTranslation(['partners', 'problems']);
  const [isApproving, setApproving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { busy, send } = useCommand({
    run: async ({ decision, reason }: { decision: Decision; reason?: string }) => {
      const content = place.current?.closest('main');
      await reviewPartner(partner.id, decision, reason);
      // The buttons disappear with the decision, and the focus with them.
      content?.focus({ preventScroll: true });
    },
    done: (_output, { decision }) => ({
      title: t(decision === 'Approved' ? 'partners:review.approved' : 'partners:review.rejected'),
    }),
    failed: t('partners:review.failed'),
  });
  if (partner.status !== 'Pending') return null;

  return (
    <div ref={place} className="flex flex-wrap gap-3 p-5">
      <Button
        variant="seal"
        busy={busy && isApproving}
        disabled={busy}
        onClick={() => {
          setApproving(true);
          void send({ decision: 'Approved' });
        }}
      >
        {t('partners:review.approve')}
      </Button>
      <RejectDialog
        company={partner.company_name}
        disabled={busy}
        onReject={(reason) => {
          setApproving(false);
          return send({ decision: 'Rejected', reason });
        }}
      />
    </div>
  );
}

import type { Partner, PartnerStatus } from '@app/domain/partner';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { reviewPartner } from '../api/review-partner';
import { RejectDialog } from './reject-dialog';

type Decision = Exclude<PartnerStatus, 'Pending'>;

/** Approve, or reject with a reason; there only while the application is Pending (requirements section 4). */
export function ReviewForm({ partner }: { partner: Partner }) {
  const { t } = useTranslation(['partners', 'problems']);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  // State arrives a render later than a second click.
  const busy = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  if (partner.status !== 'Pending') return null;

  const decide = async (decision: Decision, reason?: string) => {
    if (busy.current) return;
    busy.current = true;
    const content = place.current?.closest('main');
    setDeciding(decision);
    try {
      await reviewPartner(partner.id, decision, reason);
      // The buttons go with the decision, and would take the focus along.
      content?.focus({ preventScroll: true });
      toasts.show({
        title: t(decision === 'Approved' ? 'partners:review.approved' : 'partners:review.rejected'),
      });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('partners:review.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
    } finally {
      busy.current = false;
      setDeciding(null);
    }
  };

  return (
    <div ref={place} className="flex flex-wrap gap-3 p-5">
      <Button
        variant="seal"
        busy={deciding === 'Approved'}
        disabled={deciding !== null}
        onClick={() => void decide('Approved')}
      >
        {t('partners:review.approve')}
      </Button>
      <RejectDialog
        company={partner.company_name}
        disabled={deciding !== null}
        onReject={(reason) => decide('Rejected', reason)}
      />
    </div>
  );
}

import { LIMITS } from '@app/domain/limits';
import type { Partner } from '@app/domain/partner';
import { decisionReasonSchema, openDecisions, type PartnerDecision } from '@app/domain/partner-decision';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';
import { ReasonButton } from '@/components/reason-button';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/command/use-command';
import { toProblem } from '@/lib/firebase/problems';
import { decidePartner } from '../api/decide-partner';

const hasOtherNames = (error: unknown) => toProblem(error) === 'changedMeanwhile';

/** The decisions that are possible about a partner now, each but the approval with a reason that the partner will read. */
export function DecisionForm({ partner }: { partner: Partner }) {
  const { t } = useTranslation(['partner-admin', 'problems']);
  const [isApproving, setApproving] = useState(false);
  // As it was when the page was opened: nobody notices a name that changes just before the click.
  const [seen, setSeen] = useState(partner);
  const place = useRef<HTMLDivElement>(null);
  const { busy, send } = useCommand({
    run: async ({ decision, reason }: { decision: PartnerDecision; reason?: string }) => {
      const content = place.current?.closest('main');
      await decidePartner(seen, decision, reason);
      // The buttons disappear with the decision, and the focus with them.
      content?.focus({ preventScroll: true });
    },
    done: (_output, { decision }) => ({ title: t(`partner-admin:${decision}.done`) }),
    onFailed: (error) => {
      if (hasOtherNames(error)) setSeen(partner);
    },
    failed: (error) => ({
      title: t('partner-admin:failed'),
      ...(hasOtherNames(error) && { description: t('partner-admin:changed') }),
    }),
  });
  const { company_name: company } = partner;

  return (
    <div ref={place} className="flex flex-wrap gap-3 p-5">
      {openDecisions(partner).map((decision) =>
        decision === 'approve' ? (
          <Button
            key={decision}
            variant="seal"
            busy={busy && isApproving}
            disabled={busy}
            onClick={() => {
              setApproving(true);
              void send({ decision });
            }}
          >
            {t('partner-admin:approve.button')}
          </Button>
        ) : (
          <ReasonButton
            key={decision}
            trigger={<Button disabled={busy}>{t(`partner-admin:${decision}.button`)}</Button>}
            title={t(`partner-admin:${decision}.title`)}
            text={<NamesIn text={t(`partner-admin:${decision}.text`, { company })} names={[company]} />}
            words={{
              confirm: t(`partner-admin:${decision}.confirm`),
              sending: t('partner-admin:running'),
              cancel: t('partner-admin:cancel'),
            }}
            field={{
              name: 'reason',
              label: t(`partner-admin:${decision}.reason`),
              hint: t('partner-admin:hint', { max: LIMITS.decisionReason }),
              required: true,
              issueOf: (reason) => decisionReasonSchema.safeParse({ reason }).error?.issues[0]?.message,
            }}
            onSend={async (reason) => {
              setApproving(false);
              await send({ decision, reason });
              // A decision that succeeded leaves no dialog behind; of one that failed the reason is kept.
              return false;
            }}
          />
        ),
      )}
    </div>
  );
}

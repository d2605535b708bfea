import { isOpen, type Case } from '@app/domain/case';
import type { CaseReader } from '@app/domain/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenForm } from '@/components/open-form';
import { FailedLine } from '@/components/failed-line';
import { Lazy } from '@/components/lazy';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { useKept } from '@/lib/live/use-kept';
import { useDecisions } from '../api/use-decisions';
import type { Asker } from '../api/write-decisions';

/** Most cases have no offer. */
const loadRows = () => import('./decision-rows');
const loadForm = () => import('./offer-form');

interface DecisionsSheetProps {
  item: Pick<Case, 'id' | 'user_id' | 'status'>;
  reader: CaseReader;
}

/** The offers of the debtor in a case and what the customer decided, what waits for an answer first. */
export function DecisionsSheet({ item, reader }: DecisionsSheetProps) {
  const { t } = useTranslation('decisions');
  const live = useDecisions(item.id);
  // The code of the rows did not come.
  const [isLost, setLost] = useState(false);
  const decisions = useKept(live);
  const retry = () => {
    setLost(false);
    live.retry();
  };
  if (live.status === 'failed' || isLost)
    return (
      <Sheet title={t('headings:decisions.title')} id="case-decisions">
        <FailedLine text={t('failed')} onRetry={retry} className="p-5" />
      </Sheet>
    );
  const { role, uid } = reader;
  return (
    <Sheet title={t('headings:decisions.title')} id="case-decisions">
      {decisions === undefined ? (
        <WaitingLines />
      ) : (
        <>
          {decisions.length === 0 ? (
            <p className="px-5 py-5 text-ink-soft">{t('none')}</p>
          ) : (
            <Lazy
              load={loadRows}
              meanwhile={<WaitingLines />}
              draw={({ DecisionRows }) => <DecisionRows decisions={decisions} reader={reader} />}
              onFailed={() => setLost(true)}
            />
          )}
          {role !== 'customer' && (
            <Offer
              asker={{ caseId: item.id, customerId: item.user_id, uid, role }}
              isEnded={!isOpen(item.status)}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

function Offer({ asker, isEnded }: { asker: Asker; isEnded: boolean }) {
  const { t } = useTranslation('decisions');
  const [isOpened, setOpened] = useState(false);
  const close = () => setOpened(false);
  if (isOpened)
    return (
      <OpenForm
        isEnded={isEnded}
        load={loadForm}
        draw={({ OfferForm }) => <OfferForm asker={asker} onClose={close} />}
        onFailed={close}
      />
    );
  if (isEnded) return null;
  return (
    <div className="border-t border-rule p-5 print:hidden">
      <Button variant={asker.role === 'partner' ? 'ink' : 'outline'} onClick={() => setOpened(true)}>
        {t('offer.add')}
      </Button>
    </div>
  );
}

import { standingOfDecision, type Decision } from '@app/domain/decision';
import type { CaseReader } from '@app/domain/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useToday } from '@/lib/page/use-today';
import { DecisionRow } from './decision-row';

/** So many rows are shown at first. */
const FIRST_ROWS = 3;

interface DecisionRowsProps {
  decisions: readonly Decision[];
  reader: CaseReader;
}

/** Offers, those that wait for an answer first and never folded away. */
export function DecisionRows({ decisions, reader }: DecisionRowsProps) {
  const { t } = useTranslation('decisions');
  const today = useToday();
  const [showsAll, setShowsAll] = useState(false);
  const isWaiting = (one: Decision) => standingOfDecision(one, today) === 'open';
  const waiting = decisions.filter(isWaiting).toSorted((a, b) => (a.answer_by < b.answer_by ? -1 : 1));
  const rows = [...waiting, ...decisions.filter((one) => !isWaiting(one))];
  const shown = showsAll ? rows : rows.slice(0, Math.max(FIRST_ROWS, waiting.length));
  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-rule">
        {shown.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} today={today} reader={reader} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className="border-t border-rule px-5 py-3 print:hidden">
          <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
            {t('showAll')}
          </Button>
        </div>
      )}
    </>
  );
}

import type { Case } from '@app/domain/case';
import { standingOfDecision } from '@app/domain/decision';
import type { CaseReader } from '@app/domain/roles';
import { useState } from 'react';
import { useToday } from '@/lib/page/use-today';
import { useDecisions } from '../api/use-decisions';
import { DecisionsSheet } from './decisions-sheet';

interface CustomerDecisionsProps {
  item: Pick<Case, 'id' | 'user_id' | 'status'>;
  reader: CaseReader;
  /** The place on the page: an offer that waits leads it, the record of earlier ones comes later. */
  place: 'first' | 'later';
}

/** A customer's offers in one of two places; nothing in the other one, and where there are none. */
export function CustomerDecisions({ item, reader, place }: CustomerDecisionsProps) {
  const today = useToday();
  const { data } = useDecisions(item.id);
  const isWaiting = data?.some((one) => standingOfDecision(one, today) === 'open') === true;
  // The sheet does not move away while it is being answered, and shows the answer in its place.
  const [leads, setLeads] = useState(false);
  if (isWaiting && !leads) setLeads(true);
  if (data === undefined || data.length === 0 || (isWaiting || leads) !== (place === 'first')) return null;
  return <DecisionsSheet item={item} reader={reader} />;
}

import { MONEY_ROLLUP, moneySumsSchema, sumOfMoney, type MoneySums } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import { useMemo } from 'react';
import { liveList } from '@/lib/live/live-sources';
import { useDocuments } from '@/lib/live/use-document';

/** The firm's money in figures, live: eight small documents, whatever there is. For admins. */
export function useMoneySums(): { data: MoneySums | undefined; retry: (() => void) | undefined } {
  const live = useDocuments(liveList({ path: paths.rollupShards(MONEY_ROLLUP) }, moneySumsSchema));
  const data = useMemo(() => live.data && sumOfMoney(live.data), [live.data]);
  return { data, retry: live.status === 'failed' ? live.retry : undefined };
}

import { MONEY_ROLLUP, moneySumsSchema, sumOfMoney, type MoneySums } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import { collection, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import { useLive } from '@/lib/live/live';

/** The firm's money in figures, live: eight small documents, whatever there is. For admins. */
export function useMoneySums(): { data: MoneySums | undefined; retry: (() => void) | undefined } {
  const path = paths.rollupShards(MONEY_ROLLUP);
  const live = useLive(liveList([path], () => query(collection(db, path)), moneySumsSchema));
  const data = useMemo(() => live.data && sumOfMoney(live.data), [live.data]);
  return { data, retry: live.status === 'failed' ? live.retry : undefined };
}

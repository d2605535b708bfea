import { addMonths, dayOf, isDay } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import { satangOf } from '@app/domain/money';
import { statementOf, type Statement } from '@app/domain/statement';
import { useState } from 'react';
import { useToday } from '@/lib/page/use-today';
import { LISTED, useMergedPayments, usePayments } from './api/use-money';

export interface LiveStatement {
  /** undefined while loading, and after a failure. */
  statement: Statement | undefined;
  /** undefined: it did not fail. */
  retry: (() => void) | undefined;
  /** There are more payments than it lists. */
  isIncomplete: boolean;
  from: string;
  to: string;
  setFrom: (day: string) => void;
  setTo: (day: string) => void;
}

/** The statement of a case for a period that the reader chooses: at first from its submission to today, at most a year. */
export function useStatement(item: Case): LiveStatement {
  const today = useToday();
  const payments = usePayments(item.id, LISTED);
  const merged = useMergedPayments(item.id);
  const first = dayOf(item.created_at);
  const aYearAgo = addMonths(today, -12);
  const [from, setFrom] = useState(first > aYearAgo ? first : aYearAgo);
  const [to, setTo] = useState(today);
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const statement =
    payments.data !== undefined && merged.data !== undefined && isPeriod
      ? statementOf(satangOf(item.amount), payments.data, { from, to }, merged.data)
      : undefined;
  const failed = [payments, merged].find(({ status }) => status === 'failed');
  const lists = [payments.data ?? [], ...(merged.data ?? []).map((one) => one.payments)];
  return {
    statement,
    retry: failed?.retry,
    isIncomplete: lists.some((list) => list.length > LISTED),
    from,
    to,
    setFrom,
    setTo,
  };
}

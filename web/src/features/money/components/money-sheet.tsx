import { isKept, isOpen, type Case } from '@app/domain/case';
import { satangOf } from '@app/domain/money';
import { answererOf, canAnswer, findReversals, type Payment } from '@app/domain/payment';
import type { PaymentPromise } from '@app/domain/promise';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { FailedLine } from '@/components/failed-line';
import { Lazy } from '@/components/lazy';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { useKept } from '@/lib/live/use-kept';
import {
  FIRST_PAGE,
  LISTED,
  useCaseBalance,
  useMergedPayments,
  useMergedPromises,
  usePayments,
  usePromises,
  useUnanswered,
  type MergedPromises,
} from '../api/use-money';
import type { Writer } from '../api/write-money';
import { BalanceLine, type ShownBalance } from './balance-line';
import { InterestSkeleton } from './interest-skeleton';
import { PaymentRow, type PaymentRowProps } from './payment-row';
import { PromiseRow } from './promise-row';

const loadForm = () => import('./money-form');
/** Not in the chunk that the page of the statement loads too. */
const loadInterest = () => import('./interest-line');

/** The address of the form for a promise, which is the id of its place too. */
const PROMISE = '#case-promise';

/** So many rows are shown at first. */
const FIRST_ROWS = 5;

interface MoneySheetProps {
  item: Case;
  reader: Pick<Writer, 'uid' | 'role'>;
  /** The page of the statement. */
  statement: string;
}

/** The money of a case: the balance, what waits for the reader's word, receipts, promises. */
export function MoneySheet({ item, reader, statement }: MoneySheetProps) {
  const { t } = useTranslation('money');
  const [form, setForm] = useState<'payment' | 'promise' | null>(null);
  const { hash, key } = useLocation();
  const [asked, setAsked] = useState('');
  // A contact in which the debtor promised to pay leads here.
  if (hash === PROMISE && key !== asked) {
    setAsked(key);
    setForm('promise');
  }
  const [showsAll, setShowsAll] = useState(false);
  const [interestFailed, setInterestFailed] = useState(false);
  const length = showsAll ? LISTED : FIRST_PAGE;
  const newest = usePayments(item.id, length);
  const unanswered = useUnanswered(item.id, length);
  const agreed = usePromises(item.id, length);
  const balance = useCaseBalance(item.id);
  const payments = joined(useKept(newest), useKept(unanswered));
  // Their figures are part of the balance. Most cases have none: nothing waits for them, and the rest is shown without them.
  const mergedPayments = useKept(useMergedPayments(item.id)) ?? [];
  const mergedPromises = useKept(useMergedPromises(item.id)) ?? [];
  const promises = promisesOf(useKept(agreed), mergedPromises);
  const writer: Writer = { caseId: item.id, partnerId: item.partner_id, ...reader };
  const failed = [newest, unanswered, agreed, balance].find(({ status }) => status === 'failed');
  const mayWrite = isKept(item);
  const writerIn = (caseId: string) => (mayWrite ? { ...writer, caseId } : null);
  const close = () => setForm(null);
  if (failed !== undefined)
    return (
      <Sheet title={t('headings:money.title')} id="case-money">
        <FailedLine text={t('money:failed')} onRetry={failed.retry} className="p-5" />
      </Sheet>
    );
  const rows = inOrder([{ name: null, payments: payments ?? [] }, ...mergedPayments].flatMap(rowsOf), writer);
  const shown = showsAll ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Sheet
      title={t('headings:money.title')}
      id="case-money"
      aside={
        <Link
          to={statement}
          className="inline-flex min-h-9 items-center text-sm font-medium text-focus underline underline-offset-4 hover:text-ink print:hidden"
        >
          {t('money:statement.title')}
        </Link>
      }
    >
      {payments === undefined || promises === undefined || balance.data === undefined ? (
        <WaitingLines />
      ) : (
        <div className="divide-y divide-rule">
          <BalanceLine
            balance={balance.data ?? untouched(item.amount)}
            isCustomer={reader.role === 'customer'}
          />
          {isOpen(item.status) && !interestFailed && (
            <Lazy
              load={loadInterest}
              meanwhile={<InterestSkeleton />}
              draw={({ InterestLine }) => (
                <InterestLine
                  item={item}
                  payments={payments}
                  isComplete={(newest.data?.length ?? 0) <= length}
                />
              )}
              onFailed={() => setInterestFailed(true)}
            />
          )}
          {rows.length > 0 && (
            <ul aria-label={t('money:payments')} className="divide-y divide-rule">
              {shown.map((row) => (
                <PaymentRow
                  key={`${row.payment.case_id}/${row.payment.id}`}
                  {...row}
                  writer={writerIn(row.payment.case_id)}
                />
              ))}
            </ul>
          )}
          {!showsAll && (shown.length < rows.length || promises.length > FIRST_ROWS) && (
            <Button
              variant="link"
              size="sm"
              className="mx-5 my-3 print:hidden"
              onClick={() => setShowsAll(true)}
            >
              {t('money:showAll')}
            </Button>
          )}
          {promises.length > 0 && (
            <section aria-label={t('money:promises')}>
              <h3 className="px-5 pt-3 text-base">{t('money:promises')}</h3>
              <ul className="divide-y divide-rule">
                {promises.slice(0, showsAll ? undefined : FIRST_ROWS).map((row) => (
                  <PromiseRow
                    key={`${row.promise.case_id}/${row.promise.id}`}
                    {...row}
                    writer={writerIn(row.promise.case_id)}
                  />
                ))}
              </ul>
            </section>
          )}
          {form === null && mayWrite && (
            <div className="flex flex-wrap gap-3 p-5 print:hidden">
              <Button
                variant={reader.role === 'partner' ? 'ink' : 'outline'}
                className="grow sm:grow-0"
                onClick={() => setForm('payment')}
              >
                {t('money:payment.add')}
              </Button>
              {reader.role !== 'customer' && (
                <Button className="grow sm:grow-0" onClick={() => setForm('promise')}>
                  {t('money:promise.add')}
                </Button>
              )}
            </div>
          )}
          {form !== null && mayWrite && (
            <div id={`case-${form}`}>
              <Lazy
                load={loadForm}
                draw={({ MoneyForm }) => <MoneyForm kind={form} writer={writer} onClose={close} />}
                onFailed={close}
              />
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** The newest payments and those that wait for an answer; undefined until both are known. */
function joined(newest: Payment[] | undefined, unanswered: Payment[] | undefined): Payment[] | undefined {
  if (newest === undefined || unanswered === undefined) return undefined;
  return [...new Map([...unanswered, ...newest].map((each) => [each.id, each])).values()];
}

type Row = Omit<PaymentRowProps, 'writer'>;

/** The payments of one case: a reversal names one of the same case. @param name of a merged case */
function rowsOf({ name, payments }: { name: string | null; payments: readonly Payment[] }): Row[] {
  const { reversed, reversalAsked } = findReversals(payments);
  return payments.map((payment) => ({
    payment,
    reportedIn: name,
    isReversed: reversed.has(payment.id),
    isReversalAsked: reversalAsked.has(payment.id),
  }));
}

/** What waits for this reader's answer comes first, the rest by the day of receipt, newest first. */
function inOrder(rows: readonly Row[], { uid, role }: Pick<Writer, 'uid' | 'role'>): Row[] {
  const waits = ({ payment: { user_id, reporter_role, state } }: Row) =>
    user_id !== uid && answererOf(reporter_role) === role && canAnswer(state, 'disputed');
  return rows.toSorted(
    (a, b) => Number(waits(b)) - Number(waits(a)) || (a.payment.received_on < b.payment.received_on ? 1 : -1),
  );
}

/** All promises of a case and of those merged with it, newest first; undefined until its own are known. */
function promisesOf(own: readonly PaymentPromise[] | undefined, merged: readonly MergedPromises[]) {
  return own === undefined
    ? undefined
    : [{ name: null, promises: own }, ...merged]
        .flatMap(({ name, promises }) => promises.map((promise) => ({ promise, reportedIn: name })))
        .sort((a, b) => b.promise.created_at.getTime() - a.promise.created_at.getTime());
}

/** The balance of a case that the server has not computed yet: nothing was paid. */
function untouched(amount: number): ShownBalance {
  const claimed = satangOf(amount);
  return {
    claimed,
    paid_confirmed: 0,
    held_by_partner: 0,
    held_by_firm: 0,
    paid_reported: 0,
    outstanding: claimed,
    promised: 0,
    broken_promises: 0,
    next_promise_on: null,
  };
}

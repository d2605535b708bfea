import { balanceOf, type BalancedCase } from '@app/domain/case-balance';
import { moneyDifference, sumOfLines, type MoneyLine, type MoneySums } from '@app/domain/money-sums';
import type { Payment } from '@app/domain/payment';
import type { PaymentPromise } from '@app/domain/promise';
import { aPayment, aPromise } from '@app/seed/money-builders';
import { Failure } from '../failure.ts';
import type { Benchmark } from './benchmark.ts';
import { inMilliseconds, machine, median, percentile, table } from './figures.ts';

const EVENTS = 10_000;
/** Events between two balances of the running sum. */
const BATCH = 100;
const RUNS = 15;
const TODAY = '2026-11-24';

const ITEM: BalancedCase = {
  amount: 9_999_999,
  status: 'In Progress',
  partner_id: 'partner',
  created_at: new Date('2025-01-06T03:00:00Z'),
};

/**
 * The balance of one case with 10,000 events, far more than a case ever has: how long it takes to make it of all documents, and
 * whether the sums that were added up after each 100 events are those of a rebuild.
 */
export const benchmark: Benchmark = { alone };

function alone(): Promise<void> {
  const { payments, promises } = events();
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    balanceOf(ITEM, payments, promises, TODAY);
    return performance.now() - begun;
  });
  const rebuilt = balanceOf(ITEM, payments, promises, TODAY).balance.counted;
  const running = runningSum(payments, promises);
  const gaps = moneyDifference(running, rebuilt);
  if (gaps.length > 0) throw new Failure(`The running sum differs from the rebuild: ${JSON.stringify(gaps)}`);
  console.log(machine());
  console.log(
    table(
      ['the balance of a case with 10,000 events', 'p50', 'p95', 'n', 'rebuild equals running sum'],
      [
        [
          `${payments.length} payments, ${promises.length} promises`,
          inMilliseconds(median(times)),
          inMilliseconds(percentile(times, 0.95)),
          String(RUNS),
          'yes',
        ],
      ],
    ),
  );
  return Promise.resolve();
}

/** Two of three events are payments; of ten of these, one is disputed, one reported, one reverses an earlier one. */
function events(): { payments: Payment[]; promises: PaymentPromise[] } {
  const payments: Payment[] = [];
  const promises: PaymentPromise[] = [];
  for (let index = 0; index < EVENTS; index++) {
    const id = `event-${index}`;
    const day = (offset: number) => new Date(Date.UTC(2025, 0, 7 + offset)).toISOString().slice(0, 10);
    if (index % 3 === 2) {
      const promise = aPromise({
        satang: 100 + index,
        made_on: day(index % 600),
        due_on: day((index % 600) + 7),
      });
      promises.push({ ...promise, id });
      continue;
    }
    const place = index % 10;
    const target = place === 9 ? payments.at(-1) : undefined;
    const payment = aPayment({
      satang: target?.satang ?? 100 + index,
      received_on: day(index % 650),
      state: place === 3 ? 'disputed' : place === 6 ? 'reported' : 'confirmed',
      reverses: target?.reverses === null ? target.id : null,
    });
    payments.push({ ...payment, id });
  }
  return { payments, promises };
}

/** What the firm's sums hold when each batch of events adds only its difference, as the functions do. */
function runningSum(payments: readonly Payment[], promises: readonly PaymentPromise[]): MoneySums {
  const lines: MoneyLine[] = [];
  let before: MoneySums | null = null;
  for (let end = BATCH; end <= EVENTS; end += BATCH) {
    const share = end / EVENTS;
    const now = balanceOf(
      ITEM,
      payments.slice(0, Math.round(payments.length * share)),
      promises.slice(0, Math.round(promises.length * share)),
      TODAY,
    ).balance.counted;
    lines.push(...moneyDifference(before, now));
    before = now;
  }
  return sumOfLines(lines);
}

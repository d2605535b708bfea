import { addDays } from '@app/domain/calendar';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { disputeSchema, newPaymentSchema, RECEIVERS } from '@app/domain/payment';
import { LONGEST_PROMISE_DAYS, newPromiseSchema } from '@app/domain/promise';
import { aPayment } from '@app/seed/money-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { agree, bothWays } from './agreement.ts';
import * as any from './arbitraries.ts';
import { ABSENT, DirectWriter, NOW, type Fields } from './direct.ts';
import { dayFromNow, newAnswer, newPayment, newPromise } from './documents.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

/** Payments and promises: the rules accept what the domain's schema accepts, and the reverse. */
const { CO, PA } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const as = (person: Person) => new DirectWriter(actors, person);
let serial = 0;
const fresh = () => `generated-${serial++}`;
const PATIENCE = { timeout: 900_000 };

const without = (fields: Fields, keys: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

const moneyDay = (ahead: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -20_000, max: ahead }).map(dayFromNow) },
    { weight: 2, arbitrary: fc.integer({ min: -2, max: 2 }).map(dayFromNow) },
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }).map((days) => addDays('2000-01-01', days)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: -2, max: 2 }).map((days) => dayFromNow(LONGEST_PROMISE_DAYS + days)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(
        '2026-02-29',
        '2024-02-29',
        '2024-02-30',
        '2026-13-01',
        '2026-00-10',
        '2026-1-1',
        '2026-04-31',
        '26-01-01',
        ' 2026-01-01',
        '2026-01-01 ',
        '2026-01-01T00:00:00Z',
        '๒๐๒๖-๐๑-๐๑',
        '',
        0,
        null,
        [],
        ABSENT,
      ),
    },
  );

test('a payment', PATIENCE, async () => {
  const partner = as(PA);
  const today = dayFromNow(0);
  const pinned = { ...newPayment(PA, IDS.case, PA.uid), created_at: NOW };
  const rest = without(pinned, ['satang', 'received_on', 'into', 'note']);
  const fields = {
    satang: any.mostly(100, any.satang),
    received_on: any.mostly(today, moneyDay(5)),
    into: any.mostly('creditor', fc.constantFrom<unknown>(...RECEIVERS, 'debtor', '', null, 1, ABSENT)),
    note: any.mostly('', any.text(LIMITS.paymentText, 5)),
  };
  const send = (form: Fields) => partner.set(paths.payment(IDS.case, fresh()), { ...rest, ...form });
  bothWays(await agree(fields, (form) => newPaymentSchema(today).safeParse(form), send));
});

test('a dispute', PATIENCE, async () => {
  const customer = as(CO);
  const send = async (form: Fields) => {
    const path = paths.payment(IDS.case, fresh());
    await arrange(actors, { [path]: aPayment({ case_id: IDS.case, user_id: PA.uid }) });
    const rest = without(newAnswer(CO, 'disputed'), ['dispute']);
    return customer.update(path, { ...rest, answered_at: NOW, ...form });
  };
  const fields = { dispute: any.text(LIMITS.paymentText, 8) };
  bothWays(await agree(fields, (form) => disputeSchema.safeParse(form), send, 300));
});

test('a promise', PATIENCE, async () => {
  const partner = as(PA);
  const today = dayFromNow(0);
  const rest = without({ ...newPromise(PA, IDS.case), created_at: NOW }, ['satang', 'due_on']);
  const fields = {
    satang: any.mostly(100, any.satang),
    due_on: any.mostly(today, moneyDay(5_000)),
  };
  const send = (form: Fields) => partner.set(paths.promise(IDS.case, fresh()), { ...rest, ...form });
  bothWays(await agree(fields, (form) => newPromiseSchema(today).safeParse(form), send));
});

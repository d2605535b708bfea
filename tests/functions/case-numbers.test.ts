import { caseCounterSchema, caseNumber, numberMonth } from '@app/domain/case-number';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

/** Months in which no other test has cases. */
const MONTH = new Date('2031-03-31T16:59:00Z');
const NEXT_MONTH = new Date('2031-03-31T17:00:00Z');

let customer: string;
let partner: string;
beforeAll(async () => {
  [customer, partner] = await Promise.all([person('customer'), person('partner', 'partner', 'Approved')]);
});

const read = async (id: string) => (await db.doc(paths.case(id)).get()).data() ?? {};
const numberOf = async (id: string) => (await read(id)).case_number as string | undefined;
const numbered = (id: string) =>
  until(
    `the number of ${id}`,
    () => numberOf(id),
    (number) => number !== undefined,
  );
/** The last number of the month; 0 where there is none yet. */
async function last(created: Date): Promise<number> {
  const counter = await db.doc(paths.caseCounter(numberMonth(created))).get();
  return counter.exists ? caseCounterSchema.parse(counter.data()).last : 0;
}

async function submit(created: Date): Promise<string> {
  const id = newId('case');
  await db.doc(paths.case(id)).set(aCase({ user_id: customer, created_at: created }));
  return id;
}

describe('a new case', () => {
  it('has a number of the month of its creation in Bangkok, in its search words and its notifications', async () => {
    const number = caseNumber('7403', (await last(MONTH)) + 1);
    const nextNumber = caseNumber('7404', (await last(NEXT_MONTH)) + 1);
    const [march, april] = [await submit(MONTH), await submit(NEXT_MONTH)];
    expect(await numbered(march)).toBe(number);
    expect(await numbered(april)).toBe(nextNumber);
    expect((await read(march)).search_words).toContain(number.toLowerCase().replaceAll('-', ''));
    await db.doc(paths.case(march)).update({ partner_id: partner, status: 'In Progress' });
    const told = await until(
      'the notice',
      async () =>
        (await db.collection(COLLECTIONS.notifications).where('user_id', '==', customer).get()).docs,
      ({ length }) => length === 1,
    );
    expect(told[0]?.data()).toMatchObject({
      params: { case_id: march, case_number: number },
      message: expect.stringContaining(number) as string,
    });
  });

  it('has a unique number, without gaps, however many are created at once', async () => {
    const before = await last(MONTH);
    const ids = await Promise.all(Array.from({ length: 8 }, () => submit(MONTH)));
    const numbers = await Promise.all(ids.map(numbered));
    expect(numbers.sort()).toEqual(
      Array.from({ length: 8 }, (_, index) => caseNumber('7403', before + 1 + index)),
    );
  });

  it('keeps its number and all other fields when the event is delivered again', async () => {
    const id = await submit(MONTH);
    const number = await numbered(id);
    const count = await last(MONTH);
    await quiet();
    const stored = await db.doc(paths.case(id)).get();
    await deliver(
      'followCase',
      {
        eventId: newId('event'),
        document: paths.case(id),
        before: null,
        after: { user_id: { stringValue: customer }, created_at: { timestampValue: MONTH.toISOString() } },
        updateTime: new Date().toISOString(),
      },
      2,
    );
    const after = await db.doc(paths.case(id)).get();
    expect(after.get('case_number')).toBe(number);
    expect(after.get('updated_at')).toEqual(stored.get('updated_at'));
    expect(after.updateTime).toEqual(stored.updateTime);
    expect(await last(MONTH)).toBe(count);
    expect((await db.collection(paths.caseEvents(id)).get()).size).toBe(1);
  });
});

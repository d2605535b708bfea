import { BUDGETS, DAILY_BUDGET } from '@app/domain/budgets';
import { IMPORT_LIMITS, type ImportCells } from '@app/domain/case-import';
import { importCases, type ImportedRow } from '@app/domain/contracts/import-cases';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectEqualSums } from './expect-sums.ts';
import { call, forge, signIn, type Answer } from './call.ts';
import { emailOf, person } from './people.ts';
import { auth, db, newId } from './server.ts';
import { forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

const GOOD: ImportCells = {
  debtor_name: 'นาย ก "ใจดี" 😀',
  amount: '๑๒,๕๐๐.๕๐',
  details: '=ค่าสินค้า, งวดที่ 2',
};
const newImport = () => randomBytes(16).toString('hex');
const rowsOf = (count: number, cells: ImportCells = GOOD, first = 2) =>
  Array.from({ length: count }, (_, index) => ({ row: first + index, cells }));
type Rows = ReturnType<typeof rowsOf>;
const send = (token: string | undefined, importId: string, rows: Rows): Promise<Answer> =>
  call(importCases.name, token, { importId, rows });
const answered = ({ body }: Answer): ImportedRow[] => importCases.output.parse(body.result).rows;
const states = (answer: Answer) => answered(answer).map(({ state }) => state);
const casesOf = async (uid: string) =>
  (await db.collection(COLLECTIONS.cases).where('user_id', '==', uid).orderBy('created_at').get()).docs;
const notesOf = async (uid: string) =>
  (await db.collection(COLLECTIONS.notifications).where('user_id', '==', uid).get()).docs;
const pausesOf = async (uid: string) =>
  (await db.doc(paths.profile(uid)).get()).get('paused_until') as object | undefined;

let customer: string;
let token: string;
beforeAll(async () => {
  customer = await person('importer');
  token = await signIn(customer);
});

/** The emulator delivers events one after the other: what comes next must not wait for the hundreds of before, nor notify its people of them. */
async function untilDelivered(): Promise<void> {
  const last = newId('case');
  await db.doc(paths.case(last)).set(aCase({ user_id: customer }));
  await until(
    'the last case',
    async () => (await db.doc(paths.caseTally(last)).get()).exists,
    Boolean,
    240_000,
  );
  await quiet();
}

afterAll(untilDelivered);

describe('a file of 70 rows', () => {
  it('becomes cases like those of the form, each bad row is named, and admins are notified once', async () => {
    await untilDelivered();
    await forgetPace();
    const [owner, admin] = await Promise.all([person('owner'), person('boss', 'admin')]);
    const ownToken = await signIn(owner);
    const importId = newImport();
    const rows = rowsOf(70);
    rows[0] = { row: 2, cells: { ...GOOD, debt_type: 'loan', due_on: '1/3/2569' } };
    rows[7] = { row: 9, cells: { ...GOOD, debtor_name: '', amount: '1,50' } };
    rows[8] = { row: 10, cells: { ...GOOD, debt_type: 'loan', due_on: '1/3/69' } };
    const answer = await send(ownToken, importId, rows);
    expect(answered(answer).filter(({ state }) => state !== 'created')).toEqual([
      {
        row: 9,
        state: 'refused',
        issues: [
          { column: 'debtor_name', issue: 'required' },
          { column: 'amount', issue: 'amountNumber' },
        ],
      },
      { row: 10, state: 'refused', issues: [{ column: 'due_on', issue: 'yearUnclear' }] },
    ]);

    const found = await casesOf(owner);
    expect(found).toHaveLength(68);
    const numbers = found.map((one) => Number(String(one.get('case_number')).slice(-4)));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const [first] = found;
    expect(first?.data()).toMatchObject({
      user_id: owner,
      partner_id: null,
      client_name: emailOf(owner),
      debtor_name: GOOD.debtor_name,
      amount: 12_500.5,
      details: GOOD.details,
      status: 'Submitted',
      file_urls: null,
      import_id: importId,
      search_words: expect.arrayContaining(['ใจดี']) as string[],
    });
    expect((await db.doc(paths.claimSheet(first?.id ?? '')).get()).data()).toMatchObject({
      user_id: owner,
      updated_by: owner,
      debt_type: 'loan',
      due_on: '2026-03-01',
    });

    // What follows from a case that the form has created follows from each of these.
    const each = (path: (id: string) => string) => async () =>
      (await db.getAll(...found.map(({ id }) => db.doc(path(id))))).filter(({ exists }) => exists).length;
    await until('the sums', each(paths.caseTally), (count) => count === 68);
    await until('the balances', each(paths.caseBalance), (count) => count === 68);
    await until(
      'the history',
      async () => {
        const entries = await Promise.all(found.map(({ id }) => db.collection(paths.caseEvents(id)).get()));
        return entries.filter(({ docs }) => docs.some((one) => one.get('kind') === 'case_created')).length;
      },
      (count) => count === 68,
    );
    await until(
      'the clock',
      async () => (await db.collection(paths.clocks(first?.id ?? '')).get()).size,
      (count) => count > 0,
    );
    await expectEqualSums();
    await quiet();
    // More than the form may submit in a day, and the form is not paused.
    expect(found.length).toBeGreaterThan(BUDGETS.cases[0].most);
    expect(await casesOf(owner)).toHaveLength(68);
    expect(await pausesOf(owner)).toBeUndefined();
    // Events of cases of an earlier file of tests may come late.
    const ids = new Set(found.map(({ id }) => id));
    const told = (await notesOf(admin)).filter(
      (one) => one.get('kind') === 'case_created' && ids.has(String(one.get('params.case_id') ?? first?.id)),
    );
    expect(told.map((one) => one.data())).toMatchObject([
      { kind: 'case_created', params: { imported: true }, link_to: '/admin/cases', is_read: false },
    ]);
  }, 420_000);
});

describe('a row that is sent again', () => {
  it('changes nothing, and rows that are new are created', async () => {
    const importId = newImport();
    expect(states(await send(token, importId, rowsOf(2)))).toEqual(['created', 'created']);
    const before = await casesOf(customer);
    const again = await send(token, importId, rowsOf(3, { ...GOOD, amount: '7' }));
    expect(states(again)).toEqual(['existing', 'existing', 'created']);
    const after = await casesOf(customer);
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter((one) => one.get('amount') === 7)).toHaveLength(1);
  });

  it('makes one case when two tabs send it at once', async () => {
    const before = (await casesOf(customer)).length;
    const importId = newImport();
    const [one, other] = await Promise.all([
      send(token, importId, rowsOf(10)),
      send(token, importId, rowsOf(10)),
    ]);
    expect([...states(one), ...states(other)].filter((state) => state === 'created')).toHaveLength(10);
    expect((await casesOf(customer)).length).toBe(before + 10);
  });

  it('of another import, row or account is another case', async () => {
    const importId = newImport();
    const other = await person('other');
    expect(states(await send(token, importId, rowsOf(1)))).toEqual(['created']);
    expect(states(await send(token, newImport(), rowsOf(1)))).toEqual(['created']);
    expect(states(await send(token, importId, rowsOf(1, GOOD, 3)))).toEqual(['created']);
    expect(states(await send(await signIn(other), importId, rowsOf(1)))).toEqual(['created']);
    expect(await casesOf(other)).toHaveLength(1);
  });
});

describe('an import is refused', () => {
  const statusOf = ({ status, body }: Answer) => body.error?.status ?? status;

  it('to everybody but customers with a verified address', async () => {
    const [agency, admin, closed] = await Promise.all([
      person('agency', 'partner', 'Approved'),
      person('office', 'admin'),
      person('closed'),
    ]);
    const closedToken = await signIn(closed);
    const claims = (email_verified: boolean) => ({
      sub: customer,
      user_id: customer,
      email: emailOf(customer),
      email_verified,
    });
    const importId = newImport();
    const tries = async (some: (string | undefined)[]) =>
      (await Promise.all(some.map((one) => send(one, importId, rowsOf(1))))).map(statusOf);
    expect(await tries([undefined, await signIn(agency), await signIn(admin), forge(claims(false))])).toEqual(
      ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'FAILED_PRECONDITION'],
    );
    expect(await tries([forge(claims(true)), closedToken])).toEqual([200, 200]);
    await auth.updateUser(closed, { disabled: true });
    await db.doc(paths.profile(closed)).update({ disabled: true });
    expect(await tries([closedToken])).toEqual(['PERMISSION_DENIED']);
  });

  it('with more rows than a call may have, a row twice, or another form than the contract’s', async () => {
    const many = await person('many');
    const manyToken = await signIn(many);
    const most = IMPORT_LIMITS.batch;
    expect(statusOf(await send(manyToken, newImport(), rowsOf(most + 1)))).toBe('INVALID_ARGUMENT');
    expect(await casesOf(many)).toHaveLength(0);
    expect(statusOf(await send(manyToken, newImport(), rowsOf(most)))).toBe(200);
    const [one] = rowsOf(1);
    expect(statusOf(await send(manyToken, newImport(), [one!, one!]))).toBe('INVALID_ARGUMENT');
    expect(statusOf(await send(manyToken, 'x', [one!]))).toBe('INVALID_ARGUMENT');
    const more = { row: 2, cells: { ...GOOD, status: 'Completed' } };
    expect(statusOf(await send(manyToken, newImport(), [more]))).toBe('INVALID_ARGUMENT');
    expect(await casesOf(many)).toHaveLength(most);
  });

  it('whole beyond the budget of rows, which rows that exist do not use', async () => {
    const spender = await person('spender');
    const spenderToken = await signIn(spender);
    const importId = newImport();
    expect(states(await send(spenderToken, importId, rowsOf(2)))).toEqual(['created', 'created']);
    const key = (await db.doc(paths.rateLimit('key')).get()).get('key') as string;
    const hash = createHmac('sha256', key).update(`account:${spender}`).digest('hex');
    const bucket = db.doc(paths.rateLimit(`importRows_of_${hash}`));
    // Evenly refilled: a little more than what two rows have left.
    expect((await bucket.get()).get('tokens')).toBe(DAILY_BUDGET.importRows - 2);
    await bucket.set({ tokens: 2, at: new Date(), expires_at: new Date() });
    const { body } = await send(spenderToken, importId, rowsOf(5));
    expect(body.error).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      details: { until: expect.stringMatching(/^20\d\d-.*Z$/) as string },
    });
    expect(await casesOf(spender)).toHaveLength(2);
    expect(states(await send(spenderToken, importId, rowsOf(4)))).toEqual([
      'existing',
      'existing',
      'created',
      'created',
    ]);
  });
});

/** The first 160 cases, which the budget lists as one page, are these and 50 of the form: fewer than it allows. */
const IMPORTED = 110;

it('does not use up the budget of the form, nor make room in it', async () => {
  const busy = await person('busy');
  const most = BUDGETS.cases[0].most;
  const write = async (count: number, more: object) => {
    const batch = db.batch();
    const at = { created_at: FieldValue.serverTimestamp(), updated_at: FieldValue.serverTimestamp() };
    for (let index = 0; index < count; index += 1)
      batch.set(db.doc(paths.case(newId('case'))), { ...aCase({ user_id: busy }), ...at, ...more });
    await batch.commit();
  };
  const byForm = async () => (await casesOf(busy)).filter((one) => one.get('import_id') === undefined).length;
  await write(IMPORTED, { import_id: createHash('md5').update(busy).digest('hex') });
  await write(most - 1, {});
  await quiet();
  expect(await pausesOf(busy)).toBeUndefined();
  await write(3, {});
  await until(
    'the pause',
    () => pausesOf(busy),
    (paused) => paused !== undefined,
    280_000,
  );
  await until('the budget', byForm, (count) => count === most, 280_000);
  expect((await casesOf(busy)).length).toBe(most + IMPORTED);
}, 600_000);

import { paths } from '@app/domain/paths';
import { CUSTOMER_EVENT_KINDS, LEGAL_EVENT_KINDS } from '@app/domain/claim-sheet';
import { LIMITS } from '@app/domain/limits';
import { deleteField, doc, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { dayFromNow, newClaimSheet, newLegalEvent } from './documents.ts';
import { FieldChecks, ODD_IDS } from './fields.ts';
import { writesOfOwnerAndAdmin } from './owner-and-admin.ts';
import { begin } from './database-reset.ts';
import { IDS } from './fixtures.ts';

const { CO, CX, PA, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const path = paths.claimSheet(IDS.case);
/** Neither the calendar has them nor this century, or they are no text. */
const NO_DAYS = [
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2567-03-01',
  '1999-12-31',
  '2026-1-1',
  '',
  20_260_101,
  null,
  ['2026-01-01'],
];
const DAYS = ['2000-01-01', '2024-02-29', '2000-02-29', '2026-01-31', '2026-04-30', '2099-12-31'];

describe.each(writesOfOwnerAndAdmin(actors, path))('what is stated of a claim, %s', (_name, author, send) => {
  const check = new FieldChecks(() => newClaimSheet(author, CO, IDS.case), send);
  for (const extra of ['debtor_name', 'amount', 'x'])
    check.refuses(`a field ${extra}`, () => ({ [extra]: 'x' }));
  check.pinned('case_id', [IDS.freshCase, '']);
  check.pinned('user_id', [PA.uid, AD.uid]);
  check.pinned('updated_by', [PA.uid, author === CO ? AD.uid : CO.uid]);
  check.now('updated_at');
  for (const debt_type of ['goods', 'services', 'loan', 'instalments', 'card', 'rent', 'cheque', 'judgment'])
    check.accepts(`a debt for ${debt_type}`, () => ({ debt_type }));
  for (const debt_type of ['gold', 'x', '', null, 1])
    check.refuses(`a debt for ${String(debt_type)}`, () => ({ debt_type }));
  for (const for_business of ['yes', null, 1])
    check.refuses(`${String(for_business)} as a purpose`, () => ({ for_business }));

  for (const field of ['due_on', 'default_on', 'last_paid_on']) {
    for (const on of DAYS) check.accepts(`${on} as ${field}`, () => ({ [field]: on }));
    for (const on of NO_DAYS) check.refuses(`${JSON.stringify(on)} as ${field}`, () => ({ [field]: on }));
  }
  check.accepts('no instalments', () => ({ instalments: [] }));
  check.accepts('sixty instalments', () => ({
    instalments: Array.from({ length: LIMITS.instalmentsPerCase }, () => '2026-01-31'),
  }));
  check.accepts('a day twice', () => ({ instalments: ['2026-01-31', '2026-01-31'] }));
  for (const list of [
    [''],
    ['', ''],
    ['', '2026-01-31'],
    ['2026-01-31', '', ''],
    ['2026-01-31', '', '2026-02-28'],
  ])
    check.accepts(`${JSON.stringify(list)} as instalments, of which some were removed`, () => ({
      instalments: list,
    }));
  check.accepts('sixty places of instalments, one with a day', () => ({
    instalments: Array.from({ length: LIMITS.instalmentsPerCase }, (_, index) =>
      index === 30 ? '2026-01-31' : '',
    ),
  }));
  check.refuses('sixty-one places of instalments', () => ({
    instalments: Array.from({ length: LIMITS.instalmentsPerCase + 1 }, () => ''),
  }));
  for (const on of ['x', ' ', ',', '2567-01-01', null])
    check.refuses(`${JSON.stringify(on)} beside the place of a removed instalment`, () => ({
      instalments: ['', on] as unknown[],
    }));
  for (const on of [
    ...NO_DAYS.filter((one) => !Array.isArray(one) && one !== ''),
    '2026-01-31,2026-02-28',
    '2026-01-31\n',
  ])
    check.refuses(`${JSON.stringify(on)} among instalments`, () => ({
      instalments: ['2026-01-01', on] as unknown[],
    }));
  for (const wrong of ['2026-01-31', null, {}]) {
    check.refuses(`${JSON.stringify(wrong)} as instalments`, () => ({ instalments: wrong }));
    check.refuses(`${JSON.stringify(wrong)} as cheques`, () => ({ cheques: wrong }));
    check.refuses(`${JSON.stringify(wrong)} as guarantors`, () => ({ guarantors: wrong }));
  }
  check.accepts('ten cheques of which nothing is known', () => ({
    cheques: Array.from({ length: LIMITS.chequesPerCase }, () => ({})),
  }));
  check.accepts('the largest sheet', () => ({
    instalments: Array.from({ length: LIMITS.instalmentsPerCase }, () => '2024-02-29'),
    cheques: Array.from({ length: LIMITS.chequesPerCase }, () => ({
      dated_on: '2024-02-29',
      first_returned_on: '2024-03-01',
    })),
    guarantors: Array.from({ length: LIMITS.guarantorsPerCase }, () => ({ notified_on: '2024-02-29' })),
    last_paid_on: '2024-02-29',
    default_on: '2024-02-29',
  }));
  // Each place is a line of the rules.
  for (let place = 0; place < LIMITS.chequesPerCase; place += 1)
    check.refuses(`a wrong day in cheque ${place + 1}, the last one`, () => ({
      cheques: [...Array.from({ length: place }, () => ({})), { dated_on: 'x' }],
    }));
  for (let place = 0; place < LIMITS.guarantorsPerCase; place += 1)
    check.refuses(`a wrong day of guarantor ${place + 1}, the last one`, () => ({
      guarantors: [...Array.from({ length: place }, () => ({})), { notified_on: 'x' }],
    }));
  for (const wrong of [
    { name: 'x' },
    { dated_on: '2026-01-01', x: 1 },
    { first_returned_on: '2567-01-01' },
    'x',
    null,
    7,
  ])
    check.refuses(`${JSON.stringify(wrong)} as a cheque`, () => ({ cheques: [wrong] }));
  for (const wrong of [{ name: 'x' }, { x: 1 }, { notified_on: '2567-01-01' }, 'x', null, 7])
    check.refuses(`${JSON.stringify(wrong)} as a guarantor`, () => ({ guarantors: [wrong] }));
});

describe('what is stated of a claim', () => {
  test.each(['debt_type', 'for_business', 'due_on', 'cheques'])('may be withdrawn: %s', async (field) => {
    await setDoc(doc(actors.as(CO), path), newClaimSheet(CO, CO, IDS.case));
    const change = { ...newClaimSheet(CO, CO, IDS.case), [field]: deleteField() };
    await assertSucceeds(updateDoc(doc(actors.as(CO), path), change));
  });

  test.each(['case_id', 'user_id', 'updated_at', 'updated_by'])('never lacks %s', async (field) => {
    const { [field]: _, ...rest } = newClaimSheet(CO, CO, IDS.case);
    await assertSucceeds(setDoc(doc(actors.as(CO), path), newClaimSheet(CO, CO, IDS.case)));
    await assertFails(setDoc(doc(actors.as(CO), path), rest));
  });

  test('needs nothing but its ids', async () => {
    const { case_id, user_id, updated_at, updated_by } = newClaimSheet(CO, CO, IDS.case);
    await assertSucceeds(setDoc(doc(actors.as(CO), path), { case_id, user_id, updated_at, updated_by }));
  });
});

let serial = 0;
const fresh = () => paths.legalEvent(IDS.case, `event-${serial++}`);

describe.each([CO, PA, AD])('an event that the $role enters', (author) => {
  const send = (data: DocumentData) => setDoc(doc(actors.as(author), fresh()), data);
  const check = new FieldChecks(() => newLegalEvent(author, IDS.case), send);
  check.keys({
    optional: ['subject', 'corrects', 'document_id'],
    extra: ['amount', 'debtor_name', 'note', 'x'],
  });
  check.pinned('case_id', [IDS.freshCase, '']);
  check.pinned('user_id', [CX.uid, author === CO ? AD.uid : CO.uid]);
  check.pinned(
    'by_role',
    ['customer', 'partner', 'admin', 'system', ''].filter((role) => role !== author.role),
  );
  check.now('created_at');
  for (const kind of LEGAL_EVENT_KINDS) {
    const change = () => ({ kind, ...(kind === 'entered_in_error' && { corrects: IDS.legalEvent }) });
    const isOpen = author !== CO || CUSTOMER_EVENT_KINDS.some((one) => one === kind);
    if (isOpen) check.accepts(kind, change);
    else check.refuses(kind, change);
  }
  for (const kind of ['forgiven', 'x']) check.refuses(`the kind ${kind}`, () => ({ kind }));
  for (const on of DAYS.filter((day) => day < '2026-06-01')) check.accepts(on, () => ({ on }));
  for (const on of NO_DAYS) check.refuses(`${JSON.stringify(on)} as its day`, () => ({ on }));
  check.accepts('today', () => ({ on: dayFromNow(0) }));
  check.refuses('tomorrow', () => ({ on: dayFromNow(1) }));
  check.accepts('tomorrow, of what falls due', () => ({ kind: 'due', on: dayFromNow(1) }));
  for (const subject of ['cheque_0', 'cheque_9', 'instalment_0', 'instalment_59', 'guarantor_4'])
    check.accepts(subject, () => ({ subject }));
  for (const subject of [
    'cheque_10',
    'cheque_00',
    'instalment_60',
    'guarantor_5',
    'claim',
    '',
    'cheque_0\n',
    null,
    0,
  ])
    check.refuses(`${JSON.stringify(subject)} as its part`, () => ({ subject }));
  check.accepts('a correction', () => ({ corrects: IDS.legalEvent }));
  for (const corrects of ['', 'a/b', 'x'.repeat(129), null, 7])
    check.refuses(`a correction of ${JSON.stringify(corrects)}`, () => ({ corrects }));
  check.accepts('a document that shows it', () => ({ document_id: IDS.caseDocument }));
  for (const document_id of ['', 'a/b', 'x'.repeat(129), null, 7])
    check.refuses(`${JSON.stringify(document_id)} as its document`, () => ({ document_id }));

  test.each(ODD_IDS)('has no id %j', async (id) => {
    const write = (at: string) =>
      setDoc(doc(actors.as(author), paths.legalEvent(IDS.case, at)), newLegalEvent(author, IDS.case));
    await assertSucceeds(write(`event-${serial++}`));
    await assertFails(write(id));
  });
});

test('an event that was entered in error names the event', async () => {
  const write = (more: DocumentData) =>
    setDoc(doc(actors.as(PA), fresh()), {
      ...newLegalEvent(PA, IDS.case),
      kind: 'entered_in_error',
      ...more,
    });
  await assertSucceeds(write({ corrects: IDS.legalEvent }));
  await assertFails(write({}));
});

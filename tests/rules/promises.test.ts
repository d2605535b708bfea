import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { LONGEST_PROMISE_DAYS, PROMISE_STATES } from '@app/domain/promise';
import { aPromise } from '@app/seed/money-builders';
import { collectionGroup, doc, getDocs, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { dayFromNow, newPromise, newWithdrawal } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;

for (const maker of [PA, AD]) {
  describe(`a promise recorded by ${maker.role}`, () => {
    const check = new FieldChecks(
      () => newPromise(maker, IDS.case),
      (data) => setDoc(doc(actors.as(maker), paths.promise(IDS.case, `promise-${serial++}`)), data),
    );
    check.keys({ extra: ['withdrawn_by', 'note', 'search_words', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [CO.uid, PU.uid]);
    check.pinned(
      'state',
      PROMISE_STATES.filter((state) => state !== 'open'),
    );
    check.now('created_at');
    check.type('satang', ['a number']);
    for (const satang of [0, -1, 0.5, LIMITS.satang + 1])
      check.refuses(`${satang} satang`, () => ({ satang }));
    check.accepts('a promise for today', () => ({ due_on: dayFromNow(0) }));
    check.refuses('a promise for yesterday', () => ({ due_on: dayFromNow(-1) }));
    check.accepts('the last day', () => ({ due_on: dayFromNow(LONGEST_PROMISE_DAYS) }));
    check.refuses('a day later', () => ({ due_on: dayFromNow(LONGEST_PROMISE_DAYS + 1) }));
    check.accepts('one made yesterday', () => ({ made_on: dayFromNow(-1) }));
    check.refuses('one made two days ago', () => ({ made_on: dayFromNow(-2) }));
    check.refuses('one made tomorrow', () => ({ made_on: dayFromNow(1) }));
    for (const key of ['made_on', 'due_on'])
      check.refuses(`a month of three digits as ${key}`, () => ({ [key]: dayFromNow(0).replace('-', '-0') }));
    check.type('due_on', []);
    check.type('made_on', []);
    if (maker === PA)
      check.id((id, data) => setDoc(doc(actors.as(maker), paths.promise(IDS.case, id)), data));
  });
}

test('promises cannot be read across all cases', async () => {
  for (const person of [CO, PA, AD])
    await assertFails(getDocs(collectionGroup(actors.as(person), 'promises')));
});

/** A promise as the server holds it. */
async function made(change: DocumentData = {}): Promise<string> {
  const path = paths.promise(IDS.case, `made-${serial++}`);
  await arrange(actors, { [path]: { ...aPromise({ case_id: IDS.case, user_id: PA.uid }), ...change } });
  return path;
}
const change = (by: Person, path: string, data: DocumentData) => updateDoc(doc(actors.as(by), path), data);

describe('a withdrawal', () => {
  const check = new FieldChecks(
    () => newWithdrawal(PA),
    async (data) => change(PA, await made(), data),
  );
  check.keys();
  check.pinned('withdrawn_by', [AD.uid, '']);
  check.now('withdrawn_at');
  check.pinned('state', ['open', 'kept', 'part', 'broken', '']);
  check.refuses('another amount', () => ({ satang: 1 }));
  check.refuses('another day', () => ({ due_on: dayFromNow(30) }));

  test('is of an open promise only: a broken one stays on record', async () => {
    await assertSucceeds(change(AD, await made(), newWithdrawal(AD)));
    for (const state of PROMISE_STATES.filter((each) => each !== 'open'))
      await assertFails(change(AD, await made({ state }), newWithdrawal(AD)));
  });
});

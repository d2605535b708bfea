import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { AUTHORITY_SCOPES, LONGEST_AUTHORITY_DAYS } from '@app/domain/authority';
import { paths } from '@app/domain/paths';
import { anAuthority } from '@app/seed/authority-builders';
import { aCase } from '@app/seed/builders';
import {
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { dayFromNow, newAuthority, newPayment, newRevocation } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeEach(() => begin(actors));
afterAll(() => actors.leave());

const AUTHORITY = paths.authority(IDS.case, PA.uid);
const give = (who: Person, data: DocumentData, path = AUTHORITY) => setDoc(doc(actors.as(who), path), data);
const revoke = (who: Person, change: DocumentData = {}) =>
  updateDoc(doc(actors.as(who), AUTHORITY), { ...newRevocation(who), ...change });

for (const giver of [CO, AD]) {
  describe(`an authority recorded by ${giver.role}`, () => {
    const check = new FieldChecks(
      () => newAuthority(giver, IDS.case),
      (data) => give(giver, data),
    );
    check.keys({ extra: ['revoked_by', 'revoked_at', 'partner_id', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [CX.uid, PA.uid]);
    check.pinned('by_role', ['partner', giver === CO ? 'admin' : 'customer']);
    check.now('created_at');
    check.accepts('everything', () => ({ scope: [...AUTHORITY_SCOPES] }));
    check.refuses('nothing', () => ({ scope: [] }));
    check.refuses('a scope twice', () => ({ scope: ['demand', 'demand'] }));
    for (const scope of ['sue', 'x'])
      check.refuses(`the scope ${scope}`, () => ({ scope: ['demand', scope] }));
    check.type('scope', ['a list']);
    check.accepts('a beginning years ago', () => ({ from_on: '2000-01-01' }));
    for (const from_on of ['2026-02-30', '2026-2-3', '2026-002-03'])
      check.refuses(`a beginning on ${from_on}`, () => ({ from_on }));
    check.accepts('no end', () => ({ until_on: null }));
    check.accepts('today as the last day', () => ({ until_on: dayFromNow(0) }));
    check.refuses('yesterday as the last day', () => ({ from_on: '2026-01-01', until_on: dayFromNow(-1) }));
    check.accepts('the latest last day', () => ({ until_on: dayFromNow(LONGEST_AUTHORITY_DAYS) }));
    check.refuses('a day later', () => ({ until_on: dayFromNow(LONGEST_AUTHORITY_DAYS + 1) }));
    check.refuses('an end before the beginning', () => ({ from_on: dayFromNow(9), until_on: dayFromNow(8) }));
    check.accepts('one day', () => ({ from_on: dayFromNow(9), until_on: dayFromNow(9) }));
    check.accepts('a paper of the case', () => ({ document_id: IDS.caseDocument }));
    check.refuses('a paper that is not in the case', () => ({ document_id: 'elsewhere' }));
    check.type('document_id', ['null']);
  });
}

describe('a revocation', () => {
  const check = new FieldChecks(
    () => newRevocation(CO),
    async (data) => {
      await arrange(actors, { [AUTHORITY]: anAuthority({ case_id: IDS.case, until_on: null }) });
      await updateDoc(doc(actors.as(CO), AUTHORITY), data);
    },
  );
  check.pinned('revoked_by', [AD.uid, '']);
  check.now('revoked_at');
  check.refuses('a wider scope with it', () => ({ scope: [...AUTHORITY_SCOPES] }));

  test('is done once, by either side, and a newer letter starts again', async () => {
    for (const other of [CX, PA, PU]) await assertFails(revoke(other));
    await assertSucceeds(revoke(CO));
    await assertFails(revoke(AD));
    await assertSucceeds(give(AD, newAuthority(AD, IDS.case)));
    await assertSucceeds(revoke(AD));
  });

  test('is possible for the partner who had the case before, and when the case has ended', async () => {
    const moved = { user_id: CO.uid, partner_id: PU.uid, status: 'Completed' } as const;
    await arrange(actors, { [paths.case(IDS.case)]: aCase(moved) });
    await assertFails(give(CO, newAuthority(CO, IDS.case)));
    await assertSucceeds(revoke(CO));
  });
});

test('a closed or pseudonymised case gets no authority, an open one does', async () => {
  const of = { user_id: CO.uid, partner_id: PA.uid } as const;
  const open = aCase({ ...of, status: 'In Progress' });
  await arrange(actors, { [paths.case(IDS.case)]: { ...open, pseudonymised_at: new Date() } });
  for (const giver of [CO, AD]) await assertFails(give(giver, newAuthority(giver, IDS.case)));
  await arrange(actors, { [paths.case(IDS.case)]: aCase({ ...of, status: 'Submitted' }) });
  await assertSucceeds(give(CO, newAuthority(CO, IDS.case)));
  await arrange(actors, { [paths.case(IDS.case)]: aCase({ ...of, status: 'Completed' }) });
  await assertFails(give(CO, newAuthority(CO, IDS.case)));
  await arrange(actors, { [paths.case(IDS.case)]: { ...open, status: 'unknown' } });
  await assertFails(give(CO, newAuthority(CO, IDS.case)));
  await arrange(actors, { [paths.case(IDS.case)]: aCase({ ...of, status: 'In Progress' }) });
  await assertSucceeds(give(CO, newAuthority(CO, IDS.case)));
});

test('a partner reads the own authority while the case is assigned to it, and no other', async () => {
  const read = (who: Person, partner: Person) =>
    getDoc(doc(actors.as(who), paths.authority(IDS.case, partner.uid)));
  await assertSucceeds(read(PA, PA));
  await assertFails(read(PU, PA));
  await assertFails(read(PA, PU));
  await arrange(actors, {
    [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PU.uid, status: 'In Progress' }),
  });
  await assertFails(read(PA, PA));
  await assertFails(read(PU, PA));
  await assertSucceeds(read(PU, PU));
  for (const person of [CO, PA, AD])
    await assertFails(getDocs(collectionGroup(actors.as(person), 'authorities')));
});

describe('a partner’s report of money that the partner received', () => {
  let serial = 0;
  const report = (who: Person, into = 'partner', reverses: string | null = null) =>
    setDoc(doc(actors.as(who), paths.payment(IDS.case, `received-${serial++}`)), {
      ...newPayment(who, IDS.case, PA.uid),
      into,
      reverses,
    });
  const authorise = (change: Parameters<typeof anAuthority>[0]) =>
    arrange(actors, {
      [AUTHORITY]: anAuthority({
        case_id: IDS.case,
        scope: ['receive_money'],
        from_on: dayFromNow(0),
        until_on: dayFromNow(0),
        ...change,
      }),
    });

  test('is accepted from an authority that covers it, on its first and its last day', async () => {
    await authorise({});
    await assertSucceeds(report(PA));
  });

  test.each([
    ['does not cover money', { scope: ['demand', 'negotiate', 'visit'] as ['demand', 'negotiate', 'visit'] }],
    ['ended yesterday', { from_on: '2026-01-01', until_on: dayFromNow(-1) }],
    ['begins tomorrow', { from_on: dayFromNow(1), until_on: null }],
    ['is revoked', { revoked_by: CO.uid, revoked_at: new Date(0) }],
  ])('is refused when the authority %s; other ways of payment are not', async (_, change) => {
    await authorise(change);
    await assertFails(report(PA));
    await assertSucceeds(report(PA, 'creditor'));
    // A mistake can always be reversed.
    await assertSucceeds(report(PA, 'partner', 'received-before'));
    // What others saw of the partner may always be recorded.
    await assertSucceeds(report(CO));
    await assertSucceeds(report(AD));
  });

  test('is accepted while no authority was ever recorded', async () => {
    await arrange(actors, { [AUTHORITY]: null });
    await assertSucceeds(report(PA));
    expect((await getDoc(doc(actors.as(PA), AUTHORITY))).exists()).toBe(false);
  });
});

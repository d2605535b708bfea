import type { Authority } from '@app/domain/authority';
import { addDays, dayOf } from '@app/domain/calendar';
import { recordContact, reserveContact } from '@app/domain/contracts/debtor-contacts';
import { issueDoorCode } from '@app/domain/contracts/door';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { anAuthority } from '@app/seed/authority-builders';
import { aCase, aPartner, aProfile } from '@app/seed/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { call, signIn } from './call.ts';
import { assemble, assigned, DEBTOR, kindsOf, type Cast } from './case-life-scene.ts';
import { aCaseOf, entry, keyOf } from './debtor.ts';
import { aCollector, aDoor, COMPANY, open } from './door-scene.ts';
import { person } from './people.ts';
import { quietProject } from './quiet-project.ts';
import { db } from './server.ts';
import { expectTold, forgetPace, wordsOf } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

const TODAY = dayOf(new Date());

type Change = Partial<Omit<Authority, 'id'>>;
const give = (caseId: string, partner: string, change: Change = {}) =>
  db.doc(paths.authority(caseId, partner)).set(
    anAuthority({
      case_id: caseId,
      user_id: 'somebody',
      from_on: TODAY,
      until_on: TODAY,
      created_at: new Date(),
      ...change,
    }),
  );
const revoke = (caseId: string, partner: string, by: string) =>
  db.doc(paths.authority(caseId, partner)).update({ revoked_by: by, revoked_at: new Date() });

describe('a reservation', () => {
  let partner: string;
  let token: string;
  beforeAll(async () => {
    partner = await person('authorised', 'partner', 'Approved');
    token = await signIn(partner);
  });
  /** The debtor is a company, which may be contacted at any hour. */
  const aCompanysCase = () => aCaseOf(partner, { kind: 'juristic' });
  const reserve = async (caseId: string, channel = 'call') =>
    (await call(reserveContact.name, token, { caseId, channel, person: 'debtor', key: keyOf() })).body.result;
  const granted = { slot: null, until: expect.any(String) as string };
  const refused = { refused: 'no_authority' };

  it('is refused from the next request after the authority was revoked, until a newer one is there', async () => {
    const caseId = await aCompanysCase();
    await give(caseId, partner);
    expect(await reserve(caseId)).toEqual(granted);
    await revoke(caseId, partner, 'somebody');
    expect(await reserve(caseId)).toEqual(refused);
    await give(caseId, partner);
    expect(await reserve(caseId)).toEqual(granted);
  });

  it.each<[string, Change, 'granted' | 'refused']>([
    ['is granted on the last day', {}, 'granted'],
    ['is refused on the day after', { until_on: addDays(TODAY, -1) }, 'refused'],
    ['is refused on the day before the first', { from_on: addDays(TODAY, 1), until_on: null }, 'refused'],
    ['is refused when only money may be received', { scope: ['receive_money'] }, 'refused'],
    ['is granted when it may only be negotiated', { scope: ['negotiate'] }, 'granted'],
  ])('%s', async (_, change, answer) => {
    const caseId = await aCompanysCase();
    await give(caseId, partner, change);
    expect(await reserve(caseId)).toEqual(answer === 'granted' ? granted : refused);
  });

  it('is possible as the lists of the day say: not from the day of a revocation, nor after the last day', async () => {
    const caseId = await aCompanysCase();
    const noContactFrom = (day: string | undefined) =>
      until(
        'the agenda',
        async () => (await db.doc(paths.caseAgenda(caseId)).get()).get('no_contact_from') as unknown,
        (found) => (found ?? undefined) === day,
      );
    await give(caseId, partner);
    await noContactFrom(addDays(TODAY, 1));
    await revoke(caseId, partner, 'somebody');
    await noContactFrom(TODAY);
    await give(caseId, partner, { until_on: null });
    await noContactFrom(undefined);
  });

  it('of a visit needs an authority for visits', async () => {
    const caseId = await aCompanysCase();
    await give(caseId, partner);
    expect(await reserve(caseId, 'visit')).toEqual(refused);
    await give(caseId, partner, { scope: ['demand', 'visit'] });
    expect(await reserve(caseId, 'visit')).toEqual(granted);
  });

  it('of a partner for whom nothing was recorded is granted, whatever another partner has', async () => {
    const caseId = await aCompanysCase();
    expect(await reserve(caseId)).toEqual(granted);
    await give(caseId, 'another', { until_on: addDays(TODAY, -1) });
    expect(await reserve(caseId)).toEqual(granted);
  });

  it('is not needed to record what has happened', async () => {
    const caseId = await aCompanysCase();
    await give(caseId, partner);
    await revoke(caseId, partner, 'somebody');
    const { body } = await call(recordContact.name, token, entry(caseId));
    expect(body.result).toMatchObject({ verdict: 'not_gated' });
  });
});

describe('the page of a code', () => {
  it('confirms a collector whose authority applies, and nobody once it is revoked', async () => {
    const partner = await aCollector();
    const { caseId, code } = await aDoor(partner);
    expect((await open(`/verify/${code}`)).text).toContain(COMPANY);
    await give(caseId, partner);
    expect((await open(`/verify/${code}`)).text).toContain(COMPANY);
    await revoke(caseId, partner, 'somebody');
    expect((await open(`/verify/${code}`)).text).not.toContain(COMPANY);
    await give(caseId, partner, { until_on: addDays(TODAY, -1) });
    expect((await open(`/verify/${code}`)).text).not.toContain(COMPANY);
    await give(caseId, partner);
    expect((await open(`/verify/${code}`)).text).toContain(COMPANY);
  });

  it('is not made for a partner whose authority is revoked', async () => {
    const partner = await aCollector();
    const { caseId } = await aDoor(partner);
    const token = await signIn(partner);
    const issue = async () => (await call(issueDoorCode.name, token, { caseId, replace: false })).body;
    await give(caseId, partner);
    expect((await issue()).result).toMatchObject({ code: expect.any(String) as string });
    await revoke(caseId, partner, 'somebody');
    expect((await issue()).error).toMatchObject({ status: 'FAILED_PRECONDITION' });
  });
});

describe('an authority that is given and revoked', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await assemble();
    await forgetPace();
  });

  it('notifies everybody but the person who did it, and is an entry of the history each time', async () => {
    const caseId = await assigned(cast);
    await until(
      'the first entries',
      () => kindsOf(caseId),
      (kinds) => kinds.length > 0,
    );
    await quiet();
    const by = { user_id: cast.customer, by_role: 'customer' as const };
    const page = (who: string, kind: string) => `${who} authority_changed /${kind}/case/${caseId}`;
    const given = await expectTold(
      () => give(caseId, cast.first, { ...by, scope: ['demand'], until_on: addDays(TODAY, 30) }),
      [page(cast.boss, 'admin'), page(cast.first, 'partner')],
      caseId,
    );
    const gone = await expectTold(
      () => revoke(caseId, cast.first, cast.boss),
      [page(cast.first, 'partner'), page(cast.customer, 'dashboard')],
      caseId,
    );
    for (const words of [given, gone].map(wordsOf)) {
      expect(words).not.toContain(DEBTOR);
      expect(words).not.toMatch(/บาท|฿/);
    }
    expect(gone.every(({ params }) => params['state'] === 'revoked')).toBe(true);
    const events = await db
      .collection(paths.caseEvents(caseId))
      .where('kind', 'in', ['authority_given', 'authority_revoked'])
      .get();
    const entries = events.docs.map((one) => one.data()).sort((a, b) => (a['kind'] < b['kind'] ? -1 : 1));
    expect(entries).toMatchObject([
      {
        kind: 'authority_given',
        actor_id: cast.customer,
        actor_role: 'customer',
        scope: ['demand'],
        until_on: addDays(TODAY, 30),
      },
      { kind: 'authority_revoked', actor_id: cast.boss, actor_role: 'admin', scope: ['demand'] },
    ]);
  });
});

describe('the daily run', () => {
  const { project, db: own } = quietProject('authorities');

  it('tells once of what ends in 60, 30 and 7 days and of what has ended, of open cases with this partner', async () => {
    const writer = own.bulkWriter();
    void writer.set(own.doc(paths.profile('owner')), aProfile());
    void writer.set(own.doc(paths.profile('agency')), aProfile({ role: 'partner' }));
    void writer.set(own.doc(paths.partner('agency')), aPartner({ user_id: 'agency', status: 'Approved' }));
    const add = (id: string, days: number | null, item: object = {}, change: Change = {}) => {
      const until_on = days === null ? null : addDays(TODAY, days);
      const stored = { user_id: 'owner', partner_id: 'agency', status: 'In Progress' as const, ...item };
      void writer.set(own.doc(paths.case(id)), aCase(stored));
      const authority = anAuthority({ case_id: id, from_on: '2026-01-01', until_on, ...change });
      void writer.set(own.doc(paths.authority(id, 'agency')), authority);
    };
    for (const days of [60, 30, 7, -1]) add(`in${days}`, days);
    for (const days of [61, 29 - 2, 8, 0, -4, null]) add(`not${days}`, days);
    add('closed', 7, { status: 'Completed' });
    add('moved', 7, { partner_id: 'other' });
    add('revoked', 7, {}, { revoked_at: new Date() });
    await writer.close();

    const run = async () => {
      const { log } = await functions.run('watchAuthoritiesDaily', {}, { project });
      return log.find(({ message }) => message === 'watchAuthoritiesDaily: done');
    };
    const told = async () =>
      (await own.collection(COLLECTIONS.notifications).get()).docs.map(
        (one) => `${String(one.get('params.case_id'))} ${String(one.get('user_id'))}`,
      );
    expect(await run()).toMatchObject({ read: 7, told: 8, failed: 0 });
    const wanted = ['in-1', 'in30', 'in60', 'in7'].flatMap((id) => [`${id} agency`, `${id} owner`]);
    expect((await told()).sort()).toEqual(wanted);
    await run();
    expect((await told()).length).toBe(8);
  });
});

import { dayOf } from '@app/domain/calendar';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { endOf, retentionRow, type RetentionId } from '@app/domain/retention';
import { aDoorAnswer, aDoorCode, aDoorState } from '@app/seed/door-builders';
import { aSetOfParties } from '@app/seed/parties-builders';
import { anAuthority } from '@app/seed/authority-builders';
import {
  aBoundFile,
  aCase,
  aCaseUpdate,
  aContact,
  aNotification,
  aPartner,
  aPrivacyRequest,
} from '@app/seed/builders';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { aClock } from '@app/seed/claim-builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { quietProject } from './quiet-project.ts';
import { newId } from './server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { project, db } = quietProject('retention');

/** Runs the daily job with its clock this far ahead. @returns its report */
async function run(aheadMs: number, deletes: boolean) {
  await functions.run(
    'runRetentionDaily',
    {},
    { project, aheadMs, env: { RETENTION_DELETES: String(deletes) } },
  );
  const report = await db.doc(paths.retentionReport(dayOf(new Date(Date.now() + aheadMs)))).get();
  return report.data() as {
    deletes: boolean;
    rows: Record<string, { due: number; held: number; done: number }>;
  };
}

const periodOf = (id: RetentionId) => {
  const { period } = retentionRow(id);
  if (period === null) throw new Error(`${id} has no period`);
  return period;
};

/** A document for each row whose period starts at `from`. */
const ROWS: [RetentionId, (from: Date) => [path: string, data: object]][] = [
  ['contacts', (from) => [paths.contact(newId('c')), aContact({ created_at: from })]],
  ['notifications', (from) => [paths.notification(newId('n')), aNotification({ created_at: from })]],
  [
    'rejected_partners',
    (from) => [paths.partner(newId('p')), { ...aPartner({ status: 'Rejected' }), decided_at: from }],
  ],
  [
    'privacy_requests',
    (from) => [paths.privacyRequest(newId('r')), aPrivacyRequest({ status: 'refused', closed_at: from })],
  ],
  ['failed_events', (from) => [paths.deadLetter(newId('d')), { failed_at: from }]],
];

describe.each(ROWS)('%s', (id, make) => {
  it('are kept until the end of their period, then deleted if deleting is switched on', async () => {
    const from = new Date();
    const [path, data] = make(from);
    await db.doc(path).set(data);
    const there = async () => (await db.doc(path).get()).exists;
    const end = endOf(periodOf(id), from).getTime() - Date.now();

    await run(end - 10 * MINUTE, true);
    expect(await there()).toBe(true);
    const reported = await run(end + 10 * MINUTE, false);
    expect(reported.deletes).toBe(false);
    expect(reported.rows[id]?.due).toBeGreaterThanOrEqual(1);
    expect(reported.rows[id]?.done).toBe(0);
    expect(await there()).toBe(true);

    const deleted = await run(end + 10 * MINUTE, true);
    expect(deleted.rows[id]?.done).toBeGreaterThanOrEqual(1);
    expect(await there()).toBe(false);
    const audit = await db.collection(COLLECTIONS.auditLog).where('action', '==', 'retention_run').get();
    expect(audit.docs.some((entry) => Number(entry.get(`details.${id}`)) >= 1)).toBe(true);
  });
});

it('a second run of a day, as after a failure, adds what it does to the report', async () => {
  // A day of which no other test has a report.
  const ahead = endOf(periodOf('contacts'), new Date()).getTime() - Date.now() + 90 * 24 * HOUR;
  const put = () => db.doc(paths.contact(newId('c'))).set(aContact({ created_at: new Date() }));
  await Promise.all([put(), put()]);
  const first = (await run(ahead, true)).rows['contacts'];
  expect(first?.done).toBeGreaterThanOrEqual(2);
  await put();
  expect((await run(ahead, true)).rows['contacts']).toEqual({
    due: first?.due,
    held: 0,
    done: (first?.done ?? 0) + 1,
  });
});

it('the papers of a rejected partner go with its record', async () => {
  const from = new Date();
  const uid = newId('p');
  const paper = db.doc(paths.partnerPaper(uid, 'registration-1'));
  await db.doc(paths.partner(uid)).set({ ...aPartner({ status: 'Rejected' }), decided_at: from });
  await paper.set(aPartnerPaper({ user_id: uid }));
  const end = endOf(periodOf('rejected_partners'), from).getTime() - Date.now();
  await run(end - 10 * MINUTE, true);
  expect((await paper.get()).exists).toBe(true);
  await run(end + 10 * MINUTE, true);
  expect((await paper.get()).exists).toBe(false);
});

describe('cases', () => {
  const end = () => endOf(periodOf('cases'), new Date()).getTime() - Date.now();
  const put = async (status: 'Completed' | 'In Progress', isHeld: boolean) => {
    const caseId = newId('case');
    const item = aCase({ user_id: newId('u'), status, updated_at: new Date(), debtor_name: 'นายเก่าแก่' });
    await db.doc(paths.case(caseId)).set(item);
    await db.doc(paths.caseUpdate(caseId, 'note')).set(aCaseUpdate({ case_id: caseId }));
    await db.doc(paths.doorState(caseId)).set(aDoorState({ case_id: caseId }));
    await db.doc(paths.caseParties(caseId)).set(aSetOfParties({ case_id: caseId }));
    await db.doc(paths.authority(caseId, 'agency')).set(anAuthority({ case_id: caseId }));
    await db.doc(paths.doorAnswer(newId('answer'))).set(aDoorAnswer({ case_id: caseId }));
    await db.doc(paths.doorCode(newId('code'))).set(aDoorCode({ case_id: caseId }));
    if (isHeld) await db.doc(paths.legalHold(caseId)).set({ reason: 'x', set_by: 'x', at: new Date() });
    return caseId;
  };
  const isErased = async (caseId: string) => {
    const [item, notes, state, parties, authority, ...ofDebtor] = await Promise.all([
      db.doc(paths.case(caseId)).get(),
      db.collection(paths.caseUpdates(caseId)).get(),
      db.doc(paths.doorState(caseId)).get(),
      db.doc(paths.caseParties(caseId)).get(),
      db.doc(paths.authority(caseId, 'agency')).get(),
      ...[COLLECTIONS.doorAnswers, COLLECTIONS.doorCodes].map((name) =>
        db.collection(name).where('case_id', '==', caseId).get(),
      ),
    ]);
    expect(notes.empty).toBe(item.get('debtor_name') === '—');
    for (const one of [state, parties, authority]) expect(one.exists).toBe(!notes.empty);
    for (const found of ofDebtor) expect(found.empty).toBe(notes.empty);
    return notes.empty;
  };

  it('finished ones are pseudonymised after ten years, open ones and those on hold never', async () => {
    const [finished, open, held] = [
      await put('Completed', false),
      await put('In Progress', false),
      await put('Completed', true),
    ];
    await run(end() - HOUR, true);
    expect(await isErased(finished)).toBe(false);
    // Its status means nothing to the program: it is kept, and the others are processed.
    const unreadable = await put('Completed', false);
    await db.doc(paths.case(unreadable)).update({ status: 'Sold' });
    const report = await run(end() + HOUR, true);
    expect(await isErased(unreadable)).toBe(false);
    expect(await isErased(finished)).toBe(true);
    expect(await isErased(open)).toBe(false);
    expect(await isErased(held)).toBe(false);
    expect(report.rows['cases']?.held).toBeGreaterThanOrEqual(1);

    // After the hold is lifted it is erased by the next run; erased cases are not counted again.
    await db.doc(paths.legalHold(held)).delete();
    await run(end() + HOUR, true);
    expect(await isErased(held)).toBe(true);
    // On another day, whose report is a new one.
    expect((await run(end() + 48 * HOUR, true)).rows['cases']).toMatchObject({ due: 0 });
  });

  it('leave a file that another case lists too, and its record of that case', async () => {
    const uid = newId('u');
    const [old, open] = [await put('Completed', false), await put('In Progress', false)];
    const shared = storagePaths.caseFile(uid, '1719900000000-สัญญา.pdf');
    const alone = storagePaths.caseFile(uid, '1719900000001-เดี่ยว.pdf');
    await db.doc(paths.case(old)).update({ user_id: uid, file_urls: [shared, alone] });
    await db.doc(paths.case(open)).update({ user_id: uid, file_urls: [shared] });
    const recordOf = (path: string) => db.doc(paths.boundFile(uid, path.split('/').at(-1) ?? ''));
    await recordOf(shared).set(aBoundFile({ path: shared, case_ids: [old, open] }));
    await recordOf(alone).set(aBoundFile({ path: alone, case_ids: [old] }));
    await run(end() + HOUR, true);
    expect((await db.doc(paths.case(old)).get()).get('file_urls')).toBeNull();
    expect((await recordOf(shared).get()).get('case_ids')).toEqual([open]);
    expect((await recordOf(alone).get()).exists).toBe(false);
  });

  it('keep their clocks without the lawyer who confirmed one, and why', async () => {
    const old = await put('Completed', false);
    const { id, ...clock } = aClock({ case_id: old });
    const confirmed = { lapse_on: '2026-12-05', name: 'ทนายสมศักดิ์', licence_no: '1234/2550', reason: 'x' };
    await db.doc(paths.clock(old, id)).set({ ...clock, confirmed });
    await run(end() + HOUR, true);
    expect((await db.doc(paths.clock(old, id)).get()).data()).toEqual(clock);
  });

  it('one that fails is reported and stops neither the others nor other rows', async () => {
    const [broken, fine] = [await put('Completed', false), await put('Completed', false)];
    await db.doc(paths.caseStanding(broken)).set({ duplicate_of: 'malformed' });
    const contact = db.doc(paths.contact(newId('c')));
    await contact.set(aContact({ created_at: new Date() }));
    // A day of which no other test has a report.
    const report = await run(end() + 72 * HOUR, true);
    expect(await isErased(fine)).toBe(true);
    expect((await contact.get()).exists).toBe(false);
    expect(report.rows['cases']?.due).toBeGreaterThan(report.rows['cases']?.done ?? 0);
    expect((await db.doc(paths.case(broken)).get()).get('pseudonymised_at')).toBeUndefined();
    await db.doc(paths.caseStanding(broken)).delete();
    await run(end() + HOUR, true);
    expect(await isErased(broken)).toBe(true);
  });

  it('keep what links them to a merged case, without words; others lose their standing', async () => {
    const [merged, plain] = [await put('Completed', false), await put('Completed', false)];
    const objection = {
      outcome_id: 'end',
      text: 'นายเก่าแก่ ไม่ได้จ่าย',
      state: 'answered',
      at: new Date(),
      answer: 'นายเก่าแก่ จ่ายแล้ว',
      answered_at: new Date(),
    } as const;
    const said = { objection, hold: { reason: 'นายเก่าแก่ ขอผ่อน', at: new Date() } };
    const link = { case_id: newId('original'), case_number: 'DC-1' };
    await db.doc(paths.caseStanding(merged)).set(aCaseStanding({ ...said, duplicate_of: link }));
    await db.doc(paths.caseStanding(plain)).set(aCaseStanding(said));
    await run(end() + HOUR, true);
    const left = (await db.doc(paths.caseStanding(merged)).get()).data();
    expect(left).toMatchObject({
      duplicate_of: link,
      hold: { reason: '' },
      objection: { text: '', answer: '' },
    });
    expect(JSON.stringify(left)).not.toContain('นายเก่าแก่');
    expect((await db.doc(paths.caseStanding(plain)).get()).exists).toBe(false);
  });
});

it('a request that was made again is kept, however old its first answer is', async () => {
  const [open, closed] = [paths.privacyRequest(newId('r')), paths.privacyRequest(newId('r'))];
  const long = new Date(Date.now() - 2_000 * 24 * HOUR);
  await db.doc(open).set(aPrivacyRequest({ status: 'received', closed_at: long }));
  await db.doc(closed).set(aPrivacyRequest({ status: 'refused', closed_at: long }));
  await run(0, true);
  expect((await db.doc(open).get()).exists).toBe(true);
  expect((await db.doc(closed).get()).exists).toBe(false);
});

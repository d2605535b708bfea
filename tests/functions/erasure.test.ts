import { decidePrivacyRequest, previewErasure } from '@app/domain/contracts/decide-privacy-request';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aContact, aPrivacyRequest, aSubscriber } from '@app/seed/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { expectErased, someone, statusOf } from './erased-person.ts';
import { emailOf, person } from './people.ts';
import { auth, db, newId, server } from './server.ts';
import { until, untilSteady } from './wait.ts';
import { pathsHolding } from './whole-database.ts';

let admin: string;
let token: string;
beforeAll(async () => {
  admin = await person('officer', 'admin');
  token = await signIn(admin);
});

const put = (path: string, data: object) => db.doc(path).set(data);

describe('an admin', () => {
  const decide = (userId: string, decision: string, note = 'ตรวจสอบแล้ว', as = token) =>
    call(decidePrivacyRequest.name, as, { userId, decision, note });

  it('previews what is deleted and kept, approves, and the erasure runs; other accounts are untouched', async () => {
    const leaving = await someone(server, 'ผู้ขอลบ');
    const staying = await someone(server, 'ผู้อยู่ต่อ');
    const heldBefore = await untilSteady(() => pathsHolding(server, [staying.name, staying.email]));
    const preview = (await call(previewErasure.name, token, { userId: leaving.uid })).body.result;
    expect(preview).toMatchObject({
      obstacles: [],
      erased: {
        profile: 1,
        preferences: 1,
        subscription: 1,
        contacts: 2,
        cases: 1,
        notes: 7,
        files: 5,
        partner: 0,
      },
    });
    expect((preview as { kept: object[] }).kept).toHaveLength(3);

    expect((await decide(leaving.uid, 'approved')).status).toBe(200);
    await until(
      'the erasure',
      () => statusOf(server, leaving.uid),
      (status) => status === 'done',
    );
    await expectErased(server, leaving);
    expect(await statusOf(server, staying.uid)).toBe('received');
    expect(await pathsHolding(server, [staying.name, staying.email])).toEqual(heldBefore);
    const audit = await db
      .collection(COLLECTIONS.auditLog)
      .where('subject', '==', paths.privacyRequest(leaving.uid))
      .get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'erasure_decided', actor_id: admin, details: { decision: 'approved' } },
    ]);
  });

  it('refuses once, with a reason, and nothing is erased', async () => {
    const uid = await person('refused');
    await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid }));
    expect((await decide(uid, 'refused', '')).body.error?.status).toBe('INVALID_ARGUMENT');
    expect((await decide(uid, 'refused', 'คดียังไม่สิ้นสุด')).status).toBe(200);
    expect((await db.doc(paths.privacyRequest(uid)).get()).data()).toMatchObject({
      status: 'refused',
      decisions: [{ decision: 'refused', note: 'คดียังไม่สิ้นสุด', by: admin }],
    });
    // Of one commit: no decision is there without its entry in the audit log.
    const log = db.collection(COLLECTIONS.auditLog).where('subject', '==', paths.privacyRequest(uid));
    expect((await log.get()).docs.map(({ createTime }) => createTime)).toEqual([
      (await db.doc(paths.privacyRequest(uid)).get()).updateTime,
    ]);
    expect((await decide(uid, 'approved')).body.error?.status).toBe('FAILED_PRECONDITION');
    expect((await auth.getUser(uid)).disabled).toBe(false);
    expect((await decide(newId('nobody'), 'refused')).body.error?.status).toBe('NOT_FOUND');
  });

  it('cannot approve for an account with an admin’s role or open work, and can afterwards', async () => {
    const colleague = await person('colleague', 'admin');
    await put(paths.privacyRequest(colleague), aPrivacyRequest({ user_id: colleague }));
    expect((await decide(colleague, 'approved')).body.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { obstacles: ['admin_account'] },
    });
    const partner = await person('busy', 'partner', 'Approved');
    await db.doc(paths.partner(partner)).update({ decision_reason: 'คุณสมชายแจ้งเอง' });
    const caseId = newId('case');
    await put(paths.case(caseId), aCase({ partner_id: partner, status: 'In Progress' }));
    await put(paths.privacyRequest(partner), aPrivacyRequest({ user_id: partner }));
    expect((await decide(partner, 'approved')).body.error).toMatchObject({
      details: { obstacles: ['assigned_cases'] },
    });
    await db.doc(paths.case(caseId)).update({ status: 'Completed' });
    expect((await decide(partner, 'approved')).status).toBe(200);
    await until(
      'the erasure',
      () => statusOf(server, partner),
      (status) => status === 'done',
    );
    const record = (await db.doc(paths.partner(partner)).get()).data();
    expect(record).toMatchObject({ status: 'Approved', contact_person: '', phone: '', disabled: true });
    expect(record?.company_name).toContain('busy');
    expect(record).not.toHaveProperty('decision_reason');
  });

  it.each(['customer', 'partner'] as const)(
    'alone can decide and preview: a %s can do neither',
    async (role) => {
      const uid = await person('asking', role, role === 'partner' ? 'Approved' : undefined);
      await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid }));
      const own = await signIn(uid);
      expect((await decide(uid, 'approved', 'x', own)).body.error?.status).toBe('PERMISSION_DENIED');
      expect((await call(previewErasure.name, own, { userId: uid })).body.error?.status).toBe(
        'PERMISSION_DENIED',
      );
      expect((await call(previewErasure.name, token, { userId: uid })).status).toBe(200);
    },
  );
});

it('contact messages of an unproven address are not erased', async () => {
  const uid = await person('unproven');
  await auth.updateUser(uid, { emailVerified: false });
  const letter = paths.contact(newId('letter'));
  await put(letter, aContact({ email: emailOf(uid) }));
  await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid, status: 'approved' }));
  await until(
    'the erasure',
    () => statusOf(server, uid),
    (status) => status === 'done',
  );
  expect((await db.doc(letter).get()).exists).toBe(true);
});

it.each([
  ['proven', false],
  ['unproven', true],
] as const)(
  'of an account that was deleted before, what is stored by its address is erased if it was proven: %s',
  async (name, isKept) => {
    const uid = await person(`gone-${name}`);
    await db.doc(paths.profile(uid)).update({ email: emailOf(uid), ...(isKept && { unproven: true }) });
    const kept = [
      paths.contact(newId('letter')),
      `${COLLECTIONS.newsletterSubscriptions}/${await subscriberId(emailOf(uid))}`,
    ];
    await put(kept[0] ?? '', aContact({ email: emailOf(uid) }));
    await put(kept[1] ?? '', aSubscriber({ email: emailOf(uid) }));
    await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid }));
    await auth.deleteUser(uid);
    const count = isKept ? 0 : 1;
    expect((await call(previewErasure.name, token, { userId: uid })).body.result).toMatchObject({
      erased: { contacts: count, subscription: count },
    });
    await db.doc(paths.privacyRequest(uid)).update({ status: 'approved' });
    await until(
      'the erasure',
      () => statusOf(server, uid),
      (status) => status === 'done',
    );
    const found = await db.getAll(...kept.map((path) => db.doc(path)));
    expect(found.map(({ exists }) => exists)).toEqual([isKept, isKept]);
  },
);

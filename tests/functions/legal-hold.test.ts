import { setLegalHold } from '@app/domain/contracts/set-legal-hold';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';

it('an admin sets and lifts a legal hold, which is recorded; a customer does neither', async () => {
  const caseId = newId('case');
  const token = await signIn(await person('officer', 'admin'));
  await db.doc(paths.case(caseId)).set(aCase());
  const customer = await signIn(await person('curious'));
  const hold = (reason: string | null, as: string, id = caseId) =>
    call(setLegalHold.name, as, { caseId: id, reason });
  const there = async () => (await db.doc(paths.legalHold(caseId)).get()).exists;
  expect((await hold('คำสั่งศาล', customer)).body.error?.status).toBe('PERMISSION_DENIED');
  expect(await there()).toBe(false);
  expect((await hold('คำสั่งศาล', token)).status).toBe(200);
  expect(await there()).toBe(true);
  expect((await hold(null, customer)).body.error?.status).toBe('PERMISSION_DENIED');
  expect((await hold(null, token)).status).toBe(200);
  expect(await there()).toBe(false);
  expect((await hold('x', token, newId('none'))).body.error?.status).toBe('NOT_FOUND');
  const audit = await db.collection(COLLECTIONS.auditLog).where('subject', '==', paths.case(caseId)).get();
  const actions = audit.docs.map((entry) => entry.get('action') as string);
  expect(actions.filter((action) => action.startsWith('legal_hold')).sort()).toEqual([
    'legal_hold_lifted',
    'legal_hold_set',
  ]);
});

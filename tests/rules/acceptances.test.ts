import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import { deleteDoc, doc, getDoc, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newAcceptance } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange } from './fixtures.ts';

const { CO } = PEOPLE;
const own = paths.acceptance(CO.uid, TERMS_VERSION);
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const mine = (path = own) => doc(actors.as(CO), path);

describe('an acceptance', () => {
  const check = new FieldChecks(newAcceptance, async (data: DocumentData) => {
    await arrange(actors, { [own]: null });
    await setDoc(mine(), data);
  });
  check.keys({ extra: ['user_id', 'ip'] });
  check.now('accepted_at');
  check.refuses('another version than that of its id', () => ({ terms_version: '2024-01-01' }));
});

test('names an existing version', async () => {
  await arrange(actors, { [own]: null });
  await assertSucceeds(setDoc(mine(), newAcceptance()));
  for (const version of ['2999-12-31', 'x', 'unknown'])
    await assertFails(
      setDoc(mine(paths.acceptance(CO.uid, version)), { ...newAcceptance(), terms_version: version }),
    );
});

test('is created once and cannot be repeated, changed or withdrawn', async () => {
  await arrange(actors, { [own]: null });
  await assertSucceeds(setDoc(mine(), newAcceptance()));
  await assertFails(setDoc(mine(), newAcceptance()));
  await assertFails(updateDoc(mine(), { accepted_at: new Date(0) }));
  await assertFails(deleteDoc(mine()));
});

test('is accepted before a new account has a profile, and not from a locked one', async () => {
  const profile = paths.profile(CO.uid);
  await arrange(actors, { [own]: null, [profile]: null });
  await assertSucceeds(getDoc(mine()));
  await assertSucceeds(setDoc(mine(), newAcceptance()));
  await arrange(actors, { [own]: null, ...accountDocuments(CO, true) });
  await assertFails(getDoc(mine()));
  await assertFails(setDoc(mine(), newAcceptance()));
  await arrange(actors, accountDocuments(CO));
  await assertSucceeds(setDoc(mine(), newAcceptance()));
});

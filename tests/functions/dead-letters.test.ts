import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aCaseUpdate, aProfile } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

async function lettersAbout(id: string): Promise<Record<string, unknown>[]> {
  const found = await db.collection(COLLECTIONS.deadLetters).get();
  const letters = found.docs.map((letter): Record<string, unknown> => ({ id: letter.id, ...letter.data() }));
  return letters.filter(({ subject }) => String(subject).includes(id));
}

async function expectLetters(id: string, fns: string[], reason: RegExp): Promise<void> {
  await until(
    `letters about ${id}`,
    () => lettersAbout(id),
    (letters) => fns.every((fn) => letters.some((letter) => letter.fn === fn)),
  );
  await quiet();
  const letters = await lettersAbout(id);
  // A function that adds a field to the document causes a second event, and so a second letter for each.
  expect([...new Set(letters.map(({ fn }) => fn))].sort()).toEqual(fns);
  for (const letter of letters) {
    expect(letter.reason).toMatch(reason);
    expect(letter.id).toBe(`${String(letter.fn)}_${String(letter.event_id)}`);
    expect(Object.keys(letter).sort()).toEqual([
      'event_id',
      'event_time',
      'failed_at',
      'fn',
      'id',
      'reason',
      'subject',
    ]);
  }
}

it('a malformed case is dead-lettered, without its debtor’s name', async () => {
  const id = newId('malformed');
  await db.doc(paths.case(id)).set({ ...aCase({ debtor_name: 'นายลับ' }), status: 'Sold', user_id: 7 });
  await expectLetters(
    id,
    [
      'alertOfOpened',
      'askForAcceptance',
      'auditCase',
      'bindCaseFiles',
      'budgetOf_cases',
      'countStatus',
      'dropRejectedFilesOfCase',
      'keepBalanceOfCase',
      'keepPartiesOfCase',
      'recordCaseEvent',
      'tallyCase',
      'tellOfCase',
      'unlinkOpened',
    ],
    /^malformed .*(user_id:invalid_type|status:invalid_value)/,
  );
  expect(JSON.stringify(await lettersAbout(id))).not.toContain('นายลับ');
});

it('an update of a missing case is dead-lettered', async () => {
  const id = newId('orphan');
  await db.doc(paths.caseUpdate(id, 'u1')).set(aCaseUpdate({ case_id: id }));
  await expectLetters(id, ['tellOfNote'], /^no such case$/);
});

it('a profile without an account is dead-lettered', async () => {
  const uid = newId('nobody');
  await db.doc(paths.profile(uid)).set(aProfile());
  await expectLetters(uid, ['mirrorProfile'], /^no such account$/);
});

it('a valid event after an invalid one is processed', async () => {
  await db.doc(paths.case(newId('malformed'))).set({ ...aCase(), status: 'Sold' });
  const id = newId('mended');
  await db.doc(paths.case(id)).set(aCase());
  await until(
    'the number',
    async () => (await db.doc(paths.case(id)).get()).get('case_number') as unknown,
    Boolean,
  );
  await quiet();
  expect(await lettersAbout(id)).toEqual([]);
});

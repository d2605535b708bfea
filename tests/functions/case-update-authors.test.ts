import { paths } from '@app/domain/paths';
import { aCase, aCaseUpdate } from '@app/seed/builders';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { until } from './wait.ts';

let boss: string;
let partner: string;
let caseId: string;

beforeAll(async () => {
  [boss, partner] = await Promise.all([person('boss', 'admin'), person('partner', 'partner', 'Approved')]);
  await db.doc(paths.profile(boss)).update({ full_name: 'อนันต์ ศรีสุข' });
  caseId = newId('case');
  await db.doc(paths.case(caseId)).set(aCase({ partner_id: partner, status: 'In Progress' }));
});
beforeEach(() => db.doc(paths.partner(partner)).update({ company_name: 'บจก. ติดตาม' }));

async function note(user_id: string, author_name: string): Promise<string> {
  const path = paths.caseUpdate(caseId, newId('update'));
  await db.doc(path).set(aCaseUpdate({ case_id: caseId, user_id, author_name }));
  await until(
    'the stamp',
    async (): Promise<unknown> => (await db.doc(path).get()).get('author_role'),
    Boolean,
  );
  return path;
}

const stampOf = async (path: string) => {
  const note: Record<string, unknown> = (await db.doc(path).get()).data() ?? {};
  return {
    author_role: note['author_role'],
    author_company: note['author_company'],
    author_name: note['author_name'],
  };
};

it('a partner who takes an admin’s name is named as the partner, with the company, and an admin as an admin', async () => {
  const profile = db.doc(paths.profile(partner));
  await profile.update({ full_name: 'อนันต์ ศรีสุข' });
  const posed = await note(partner, 'อนันต์ ศรีสุข');
  await profile.update({ full_name: 'สมชาย' });
  expect(await stampOf(posed)).toEqual({
    author_role: 'partner',
    author_company: 'บจก. ติดตาม',
    author_name: 'อนันต์ ศรีสุข',
  });
  // The twin.
  expect(await stampOf(await note(boss, 'อนันต์ ศรีสุข'))).toEqual({
    author_role: 'admin',
    author_company: null,
    author_name: 'อนันต์ ศรีสุข',
  });
});

it('a note keeps its author’s name when the company is renamed', async () => {
  const before = await note(partner, 'สมชาย');
  await db.doc(paths.partner(partner)).update({ company_name: 'บจก. ชื่อใหม่' });
  const after = await note(partner, 'สมชาย');
  expect((await stampOf(before)).author_company).toBe('บจก. ติดตาม');
  expect((await stampOf(after)).author_company).toBe('บจก. ชื่อใหม่');
});

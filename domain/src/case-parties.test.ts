import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  partyKey,
  partyKeys,
  planParties,
  relatedCases,
  relatedKeys,
  type CaseParties,
} from './case-parties.ts';

describe('a name', () => {
  it.each([
    ['นายสมชาย ใจดี', 'สมชายใจดี'],
    ['  คุณ สมชาย   ใจดี ', 'สมชายใจดี'],
    ['น.ส. สมหญิง ใจดี', 'สมหญิงใจดี'],
    ['นางสาวสมหญิง ใจดี', 'สมหญิงใจดี'],
    ['นาง สมหญิง ใจดี', 'สมหญิงใจดี'],
    ['คุณดร.สมหญิง ใจดี', 'สมหญิงใจดี'],
    ['บริษัท ข้าวหอม จำกัด', 'ข้าวหอม'],
    ['บจก. ข้าวหอม', 'ข้าวหอม'],
    ['บริษัท ข้าวหอม จำกัด (มหาชน)', 'ข้าวหอม'],
    ['บมจ.ข้าวหอม', 'ข้าวหอม'],
    ['ห้างหุ้นส่วนจำกัด ข้าวหอม', 'ข้าวหอม'],
    ['หจก.ข้าวหอม', 'ข้าวหอม'],
    ['ร้านข้าวหอม', 'ข้าวหอม'],
    ['Mr. John  O’Neil', 'johnoneil'],
    ["JOHN O'NEIL", 'johnoneil'],
    ['Khao Hom Co., Ltd.', 'khaohom'],
    ['Khao Hom Company Limited', 'khaohom'],
    ['Khao Hom (Thailand) Public Company Limited', 'khaohom'],
    ['สาขา ๑๒ ข้าวหอม', 'สาขา12ข้าวหอม'],
    ['สม\u200bชาย ใจดี 😀', 'สมชายใจดี'],
    ['ｊｏｈｎ ｄｏｅ', 'johndoe'],
  ])('%s is %s', (name, key) => {
    expect(partyKey(name)).toBe(key);
  });

  it.each(['', '  ', '—', 'ก.', 'AB', 'นาย', 'บริษัท จำกัด', '😀😀😀'])('%j says too little', (name) => {
    expect(partyKey(name)).toBe('');
  });

  it.each([
    // What looks like a title is the beginning of the name.
    ['คุณากร ใจดี', 'คุณากรใจดี'],
    ['Msizi Dube', 'msizidube'],
    ['Drew Barry', 'drewbarry'],
    ['นาย ก ใจดี', 'กใจดี'],
    // No form of business: it is a part of the word.
    ['Unlimited Ltdx', 'unlimitedltdx'],
  ])('%s stays %s', (name, key) => {
    expect(partyKey(name)).toBe(key);
  });

  it('has the same key when its key is compared again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const key = partyKey(name);
        expect(key).not.toMatch(/[\s.,]/);
        expect(key === '' || key.length >= 3).toBe(true);
      }),
    );
  });
});

const AT = new Date('2026-11-27T03:00:00Z');
const FACTS = {
  person_no: '1234567890123',
  reach: [
    { kind: 'phone' as const, value: '+66812345678', told_by_debtor: true },
    { kind: 'line' as const, value: '0899999999', told_by_debtor: false },
  ],
};

/** A case of these people. */
function parties(
  case_id: string,
  user_id: string,
  [debtor, client]: readonly [string, string],
  { amount = 1_000, facts = null }: { amount?: number; facts?: typeof FACTS | null } = {},
): CaseParties {
  return { id: case_id, case_id, user_id, amount, keys: partyKeys(debtor, client, facts), updated_at: AT };
}

it('the keys of a case are its debtor, its client, the number and the phones', () => {
  expect(partyKeys('นายสมชาย ใจดี', 'บริษัท ข้าวหอม จำกัด', FACTS)).toEqual([
    'debtor:สมชายใจดี',
    'client:ข้าวหอม',
    'person:1234567890123',
    'phone:0812345678',
  ]);
  expect(partyKeys('—', '', null)).toEqual([]);
});

describe('the plan', () => {
  const item = { user_id: 'u1', debtor_name: 'นายสมชาย ใจดี', amount: 1_000, status: 'Submitted' };
  const stored = { 'cases/c1': item, 'profiles/u1': { full_name: 'ข้าวหอม' } };
  const written = {
    case_id: 'c1',
    user_id: 'u1',
    amount: 1_000,
    keys: ['debtor:สมชายใจดี', 'client:ข้าวหอม'],
  };
  const plan = (documents: Record<string, unknown>) =>
    planParties('c1', (paths) => Promise.resolve(paths.map((path) => documents[path])));

  it('writes what is missing or out of date, and nothing else', async () => {
    expect(await plan(stored)).toEqual(written);
    const kept = { ...written, updated_at: AT };
    expect(await plan({ ...stored, 'case_parties/c1': kept })).toBe('current');
    expect(await plan({ ...stored, 'case_parties/c1': { ...kept, amount: 2 } })).toEqual(written);
    expect(await plan({ ...stored, 'case_parties/c1': { keys: 7 } })).toEqual(written);
    expect(await plan({ ...stored, 'debtor_facts/c1': FACTS })).toMatchObject({
      keys: [...written.keys, 'person:1234567890123', 'phone:0812345678'],
    });
    expect(await plan({ 'cases/c1': item })).toMatchObject({ keys: ['debtor:สมชายใจดี'] });
  });

  it('deletes those of a case that is gone or pseudonymised', async () => {
    for (const gone of [undefined, { ...item, pseudonymised_at: AT }]) {
      expect(await plan({ 'cases/c1': gone })).toBe('current');
      expect(await plan({ 'cases/c1': gone, 'case_parties/c1': written })).toBe('delete');
    }
  });

  it('refuses a malformed case', async () => {
    await expect(plan({ 'cases/c1': { ...item, amount: 'much' } })).rejects.toThrow();
  });
});

describe('related cases', () => {
  const own = parties('own', 'u1', ['นายสมชาย ใจดี', 'บริษัท ข้าวหอม จำกัด'], { facts: FACTS });
  const related = (...others: CaseParties[]) => relatedCases(own, others);

  it('are looked up by the debtor and crosswise by names', () => {
    expect(relatedKeys(own)).toEqual([
      'debtor:สมชายใจดี',
      'person:1234567890123',
      'phone:0812345678',
      'client:สมชายใจดี',
      'debtor:ข้าวหอม',
    ]);
    expect(relatedKeys({ keys: [] })).toEqual([]);
  });

  it('of the same client are duplicates, those of another client have the same debtor', () => {
    expect(
      related(
        parties('other', 'u2', ['คุณสมชาย ใจดี', 'ร้านกาแฟ'], { amount: 5 }),
        parties('twin', 'u1', ['สมชาย ใจดี', 'ข้าวหอม']),
      ),
    ).toEqual([
      { caseId: 'twin', relation: 'duplicate', by: ['name', 'amount'] },
      { caseId: 'other', relation: 'same_debtor', by: ['name'] },
    ]);
  });

  it('are found by number and phone under another name', () => {
    expect(related(parties('renamed', 'u1', ['สมศักดิ์ ใจงาม', ''], { amount: 5, facts: FACTS }))).toEqual([
      { caseId: 'renamed', relation: 'duplicate', by: ['person', 'phone'] },
    ]);
  });

  it('are those in which debtor or client is on the other side', () => {
    expect(
      related(
        parties('against', 'u3', ['บจก.ข้าวหอม', 'ธนาคารตัวอย่าง']),
        parties('for', 'u4', ['ลูกหนี้อื่น', 'นาย สมชาย ใจดี']),
      ),
    ).toEqual([
      { caseId: 'for', relation: 'debtor_is_client', by: ['name'] },
      { caseId: 'against', relation: 'client_is_debtor', by: ['name'] },
    ]);
  });

  it('are neither the case itself nor the client’s other cases', () => {
    expect(related(own, parties('another', 'u1', ['ลูกหนี้อื่น', 'ข้าวหอม']))).toEqual([]);
  });

  it('are the same from both sides', () => {
    const name = fc.constantFrom('นาย ก ข ค', 'กขค', 'บริษัท ข้าวหอม จำกัด', 'ข้าวหอม', 'อื่น ๆ นะ', '');
    const one = fc.record({ user: fc.constantFrom('u1', 'u2'), debtor: name, client: name });
    fc.assert(
      fc.property(one, one, (left, right) => {
        const a = parties('a', left.user, [left.debtor, left.client]);
        const b = parties('b', right.user, [right.debtor, right.client]);
        expect(relatedCases(a, [b]).length).toBe(relatedCases(b, [a]).length);
        // Every relation is found by the keys that are looked up.
        if (relatedCases(a, [b]).length > 0)
          expect(relatedKeys(a).some((key) => b.keys.includes(key))).toBe(true);
      }),
    );
  });
});

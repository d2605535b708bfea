import { describe, expect, it } from 'vitest';
import { questionedWordingSchema } from './case.ts';
import { WORDING } from './law/wording.ts';
import { WORDING_TOPICS } from './law/wording-row.ts';
import en from './wording-corpus/en.json';
import th from './wording-corpus/th.json';
import zh from './wording-corpus/zh.json';
import { findingIds, findings, type WordingContext } from './wording.ts';

/** Sentences as collectors write them, with the ids of the rows that are to find something; invisible characters are escaped. */
const CORPUS = { th, en, zh } satisfies Record<string, Record<string, string[]>>;
const UPDATE: WordingContext = { recipient: 'case' };
const LETTER: WordingContext = { recipient: 'debtor' };
const idsIn = (text: string, context = UPDATE) => findingIds(findings(text, context)).sort();

describe.each(Object.entries(CORPUS))('the sentences in %s', (language, sentences) => {
  it('are many, and about half of them harmless', () => {
    const all = Object.values(sentences as Record<string, string[]>);
    const harmless = all.filter(({ length }) => length === 0).length;
    expect(all.length).toBeGreaterThanOrEqual(language === 'th' ? 200 : 60);
    expect(harmless / all.length).toBeGreaterThan(0.3);
  });

  it.each(Object.entries(sentences as Record<string, string[]>))('%j: %j', (sentence, expected) => {
    expect(idsIn(sentence)).toEqual([...expected].sort());
  });

  it('has a sentence for each row of the language, but those that need a clock', () => {
    const found = new Set(Object.values(sentences as Record<string, string[]>).flat());
    const rows = WORDING.filter((row) => row.language === language && row.onlyWhen === undefined);
    expect(rows.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('what is found', () => {
  it('is quoted as it was written, with what is invisible in it', () => {
    const text = 'เมื่อวานบอกว่า จะยึ\u200bด ทรั พย์ พรุ่งนี้';
    const [found] = findings(text, UPDATE);
    expect(found?.quote).toBe('จะยึ\u200bด ทรั พย์');
    expect(text.slice(found?.start, found?.end)).toBe(found?.quote);
  });

  it('is in the order of the text, once for each place', () => {
    const text = 'He is a thief. We will seize the car. We will seize the house.';
    const found = findings(text, UPDATE);
    expect(found.map(({ row }) => row.id)).toEqual(['en-insult', 'en-seizure', 'en-seizure']);
    expect(findingIds(found)).toEqual(['en-insult', 'en-seizure']);
  });

  it('is of one language where one is asked for', () => {
    const text = 'We will seize the car. จะยึดรถ';
    expect(idsIn(text)).toEqual(['en-seizure', 'th-seizure']);
    expect(idsIn(text, { ...UPDATE, language: 'th' })).toEqual(['th-seizure']);
  });

  it('has a denial in its own sentence only', () => {
    expect(idsIn('จะไม่รอแล้ว. จะยึดรถ')).toEqual(['th-seizure']);
    expect(idsIn('We do not wait. Going to seize the car')).toEqual(['en-seizure']);
  });

  it('asks, and stops only in a letter to a natural person by a table that a lawyer has confirmed', () => {
    const severities = (context: WordingContext) =>
      findings('จะแจ้งที่ทำงาน', context).map(({ severity }) => severity);
    const confirmed: WordingContext = { ...LETTER, isConfirmed: true };
    expect(severities(confirmed)).toEqual(['stop']);
    expect(severities({ ...confirmed, debtorKind: 'natural' })).toEqual(['stop']);
    expect(severities({ ...confirmed, debtorKind: 'juristic' })).toEqual(['ask']);
    expect(severities({ ...UPDATE, isConfirmed: true })).toEqual(['ask']);
    expect(severities({ ...LETTER, isConfirmed: false })).toEqual(['ask']);
    expect(severities(LETTER)).toEqual(['ask']);
  });
});

describe('a demand for a debt whose limitation may have passed', () => {
  const lapsed: WordingContext = { ...LETTER, clockState: 'may_have_passed' };
  it.each([
    ['ขอให้ท่านชำระหนี้ภายใน 15 วัน', 'th-lapsed'],
    ['Please pay within 15 days.', 'en-lapsed'],
    ['请您尽快还款。', 'zh-lapsed'],
  ])('%s', (demand, id) => {
    expect(idsIn(demand, lapsed)).toEqual([id]);
    expect(idsIn(demand, { ...lapsed, clockState: 'running' })).toEqual([]);
    expect(idsIn(demand, LETTER)).toEqual([]);
  });

  it.each([
    'ขอให้ท่านชำระหนี้ภายใน 15 วัน ทั้งนี้ท่านมีสิทธิยกอายุความขึ้นต่อสู้',
    'Please pay within 15 days. You have the right to raise the limitation of the claim.',
    '请您尽快还款。您有权提出时效抗辩。',
  ])('is not found with the right to refuse: %s', (letter) => {
    expect(idsIn(letter, lapsed)).toEqual([]);
  });
});

describe('the table', () => {
  it('has a row of every topic in every language, under ids that name both', () => {
    const ids = ['th', 'en', 'zh'].flatMap((language) =>
      WORDING_TOPICS.map((topic) => `${language}-${topic}`),
    );
    expect(WORDING.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('is found by rules that accept its ids', () => {
    expect(WORDING.filter(({ id }) => !/^(th|en|zh)-[a-z]{2,30}$/.test(id))).toEqual([]);
  });
});

it('what is stored has a reason that can be seen, and at least one finding', () => {
  const stored = { findings: ['th-seizure'], reason: ' ลูกหนี้พูดเอง ' };
  expect(questionedWordingSchema.parse(stored)).toEqual({ findings: ['th-seizure'], reason: 'ลูกหนี้พูดเอง' });
  for (const wrong of [
    { ...stored, reason: '\u200b' },
    { ...stored, findings: [] },
    { ...stored, findings: ['th-seizure', 'th-seizure'] },
    { ...stored, findings: ['seizure'] },
    { ...stored, findings: Array.from({ length: 21 }, (_, at) => `th-${'a'.repeat(at + 2)}`) },
  ])
    expect(questionedWordingSchema.safeParse(wrong).success).toBe(false);
});

import { LANGUAGES } from '@app/domain/language';
import { site } from '@/site.config';
import { expect, it } from 'vitest';
import { statementWords } from './statement-words';

const LAWYER = { name: 'นางสาวพิมพ์ใจ ตัวอย่าง', licence_no: '1234/2560' };
const AT = new Date('2026-11-24T05:00:00Z');

it.each(LANGUAGES)(
  'every text of a statement is there in %s, and no key is shown in place of one',
  (language) => {
    const words = statementWords(language);
    const { into, contact, verdict, total, disclaimer, overpaid, held, ...others } = words;
    const { day, moment, money, made, page, columns, ...plain } = others;
    const texts = [
      ...Object.values(plain).flat(),
      ...Object.values(columns),
      into('creditor'),
      contact({
        id: 'c',
        began_at: AT,
        channel: 'call',
        direction: 'in',
        person: 'guarantor',
        outcome: 'reached',
        verdict: 'inside',
        version: 1,
        corrects: true,
        isCorrected: true,
      }),
      verdict('outside_hours'),
      overpaid(money(1)),
      held('partner'),
      held('firm'),
      total({ inside: 2, outside_hours: 1, second_that_day: 0, recorded_late: 0, not_gated: 0 }),
      disclaimer(1, undefined),
      disclaimer(2, LAWYER),
      day('2026-11-24'),
      moment(AT),
      money(12_125_000),
      made({ name: '', capacity: 'admin' }, AT),
      made({ name: 'Somchai', capacity: 'partner' }, AT),
      page(1, 2),
    ];
    for (const text of texts) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\{\{|:[a-z]+\.|statement\.|undefined/);
    }
  },
);

it('Thai has the Buddhist era and the sentence that stamps are no legal opinion', () => {
  const words = statementWords('th');
  expect(words.day('2026-11-24')).toBe('24 พ.ย. 2569');
  expect(words.made({ name: 'สมชาย', capacity: 'customer' }, AT)).toBe(
    'จัดทำโดย สมชาย (ลูกค้า) เมื่อ 24 พ.ย. 2569 12.00 น.',
  );
  expect(words.disclaimer(1, undefined)).toBe(
    'ตราหมายถึงรายการนี้อยู่ในเวลาและจำนวนครั้งตามตารางที่ระบบใช้ (ฉบับที่ 1, ยังไม่ได้รับการยืนยันจากทนายความ) ไม่ใช่คำรับรองทางกฎหมาย',
  );
  expect(
    words.total({ inside: 2, outside_hours: 1, second_that_day: 0, recorded_late: 0, not_gated: 0 }),
  ).toBe('ทั้งหมด 3 รายการ · อยู่ในเวลาและจำนวนครั้งที่กำหนด 2 · นอกเวลา 1');
});

it('English and Chinese have the years of the Christian era', () => {
  for (const language of ['en', 'zh'] as const)
    expect(statementWords(language).day('2026-11-24')).toContain('2026');
});

it.each([
  [
    'th',
    'ฉบับที่ 2, ยืนยันโดย นางสาวพิมพ์ใจ ตัวอย่าง ใบอนุญาต 1234/2560',
    'ยังไม่ได้รับการยืนยันจากทนายความ',
    'ไม่ใช่คำรับรองทางกฎหมาย',
  ],
  [
    'en',
    'no. 2, confirmed by นางสาวพิมพ์ใจ ตัวอย่าง, licence 1234/2560',
    'not yet confirmed by a lawyer',
    'not a legal opinion',
  ],
  ['zh', '第2版，由นางสาวพิมพ์ใจ ตัวอย่าง确认，执业证号1234/2560', '尚未经律师确认', '并非法律意见'],
] as const)(
  'in %s a confirmed version is that of its lawyer, another is not confirmed',
  (language, confirmed, not, opinion) => {
    const { disclaimer } = statementWords(language);
    expect(disclaimer(2, LAWYER)).toContain(confirmed);
    expect(disclaimer(2, LAWYER)).not.toContain(not);
    expect(disclaimer(2, undefined)).toContain(not);
    for (const lawyer of [LAWYER, undefined]) expect(disclaimer(2, lawyer)).toContain(opinion);
  },
);

it('the firm has a line with its registration numbers where it has filled them in', () => {
  const before = { ...site.registration };
  expect(statementWords('th').firm).toHaveLength(3);
  Object.assign(site.registration, { debtCollection: { number: '1/2569', expires: '2027-01-31' } });
  expect(statementWords('th').firm[3]).toBe('เลขทะเบียน 1/2569');
  expect(statementWords('en').firm[3]).toBe('Registration number 1/2569');
  Object.assign(site.registration, before);
});

import { describe, expect, it } from 'vitest';
import {
  beginsPause,
  DOOR_ALPHABET,
  DOOR_ANSWERS,
  doorFormSchema,
  firstNameOf,
  isPaused,
  readDoorCode,
  spellDoorCode,
  withAnswer,
  withoutAnswer,
  type DoorAnswer,
  type DoorState,
} from './door.ts';

const CODE = 'ABCD23456789';
const AT = new Date('2026-11-23T03:00:00.000Z');
const answer = (change: Partial<DoorAnswer> = {}): DoorAnswer => ({
  id: 'a1',
  case_id: 'c1',
  partner_id: 'p1',
  kind: 'dispute',
  text: '',
  reach: '',
  created_at: AT,
  state: 'open',
  ...change,
});

describe('a code', () => {
  it('is read however it is spelt', () => {
    for (const typed of [CODE, 'abcd23456789', 'ABCD-2345-6789', ' abcd 2345 6789 ', spellDoorCode(CODE)])
      expect(readDoorCode(typed)).toBe(CODE);
    expect(spellDoorCode(CODE)).toBe('ABCD-2345-6789');
  });

  it('has twelve letters of an alphabet in which none looks like another', () => {
    expect(new Set(DOOR_ALPHABET).size).toBe(30);
    for (const confused of '01ILOU') {
      expect(DOOR_ALPHABET).not.toContain(confused);
      expect(readDoorCode(`${CODE.slice(1)}${confused}`)).toBeNull();
    }
    for (const typed of ['', CODE.slice(1), `${CODE}A`, `${' '.repeat(100)}${CODE}`, '../cases'])
      expect(readDoorCode(typed)).toBeNull();
  });
});

it.each(DOOR_ANSWERS)('%s needs words unless its kind says enough', (kind) => {
  const saysEnough = ['dispute', 'paid', 'data_request'].includes(kind);
  expect(doorFormSchema.safeParse({ kind, text: ' ', reach: '' }).success).toBe(saysEnough);
  expect(doorFormSchema.safeParse({ kind, text: 'x', reach: '' }).success).toBe(true);
  expect(doorFormSchema.safeParse({ kind, text: 'x'.repeat(2_000), reach: '' }).success).toBe(true);
  expect(doorFormSchema.safeParse({ kind, text: 'x'.repeat(2_001), reach: '' }).success).toBe(false);
});

describe('the state of a case', () => {
  it('is paused while a doubt is open, and no more once each is dealt with', () => {
    expect(isPaused(null)).toBe(false);
    const one = withAnswer(null, answer());
    const two = withAnswer(one, answer({ id: 'a2' }));
    expect(isPaused(one)).toBe(true);
    const left = withoutAnswer(two, answer(), AT);
    expect(isPaused(left)).toBe(true);
    expect(isPaused(withoutAnswer(left, answer({ id: 'a2' }), AT))).toBe(false);
  });

  it('pauses from the first doubt on, and from the next one after all were dealt with', () => {
    expect(beginsPause(null, { kind: 'dispute' })).toBe(true);
    expect(beginsPause(null, { kind: 'complaint' })).toBe(false);
    const wished = withAnswer(null, answer({ kind: 'prefer_time' }));
    expect(beginsPause(wished, { kind: 'paid' })).toBe(true);
    const doubted = withAnswer(wished, answer());
    for (const kind of ['dispute', 'paid'] as const) expect(beginsPause(doubted, { kind })).toBe(false);
    expect(beginsPause(withoutAnswer(doubted, answer(), AT), { kind: 'paid' })).toBe(true);
  });

  it('pauses for the kinds of the policy alone', () => {
    const paid = withAnswer(null, answer({ kind: 'paid' }));
    expect(isPaused(paid, ['paid'])).toBe(true);
    expect(isPaused(paid, ['dispute'])).toBe(false);
    for (const kind of ['prefer_time', 'prefer_reach', 'nominee', 'complaint', 'data_request'] as const)
      expect(isPaused(withAnswer(null, answer({ kind })))).toBe(false);
  });

  it('has the newest wish of each kind, and of a complaint nothing', () => {
    const state = [
      answer({ kind: 'prefer_time', text: 'เช้า' }),
      answer({ id: 'a2', kind: 'nominee', text: 'นางสาว ข', reach: '081' }),
      answer({ id: 'a3', kind: 'prefer_time', text: 'เย็น' }),
      answer({ id: 'a4', kind: 'complaint', text: 'โทรบ่อย' }),
    ].reduce<DoorState | null>(withAnswer, null);
    expect(state?.wishes).toEqual({
      prefer_time: { answer_id: 'a3', text: 'เย็น', reach: '', at: AT },
      nominee: { answer_id: 'a2', text: 'นางสาว ข', reach: '081', at: AT },
    });
    // An older wish that is dealt with takes nothing away.
    const kept = withoutAnswer(state!, answer({ kind: 'prefer_time' }), AT);
    expect(kept.wishes).toEqual(state?.wishes);
    const gone = withoutAnswer(kept, answer({ id: 'a3', kind: 'prefer_time' }), AT);
    expect(Object.keys(gone.wishes)).toEqual(['nominee']);
  });
});

it.each([
  ['สมชาย ใจดี', 'สมชาย'],
  ['คุณ สมชาย ใจดี', 'สมชาย'],
  ['นายสมชาย ใจดี', 'นายสมชาย'],
  ['Ms. Ann Smith', 'Ann'],
  ['  Ann  ', 'Ann'],
  ['คุณ', 'คุณ'],
  ['', ''],
  ['น.ส.สมหญิง ใจดี', 'น.ส.สมหญิง'],
  ['Seán O’Brien-Smith', 'Seán'],
  ["D'Arcy Wu", "D'Arcy"],
  ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ['नरेन्द्र मोदी', 'नरेन्द्र'],
  ['Jose\u0301 Rizal', 'Jose\u0301'],
])('the first name in %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each([
  'สมชาย(โอนเข้าบัญชี123-4-56789-0)',
  'สมชาย(โอนเงิน)',
  'บัญชี๑๒๓๔๕๖๗๘๙๐',
  'account1234567890',
  'pay@bank.example',
  'bank.example/pay',
  'สมชาย:โอนเงินก่อนพบ',
  '<b>Ann</b>',
  '\u202eAnn',
  '-Ann',
  'ส'.repeat(41),
])('%j is not what a name looks like, and is not shown', (name) => {
  expect(firstNameOf(name)).toBe('');
});

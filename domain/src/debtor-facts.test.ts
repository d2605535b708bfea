import { describe, expect, it } from 'vitest';
import { debtorMarks, newDebtorFactsSchema, phoneKey, type Reach } from './debtor-facts.ts';

const reach = (kind: Reach['kind'], value: string): Reach => ({ kind, value, told_by_debtor: true });

describe('what identifies a debtor', () => {
  it('is the case alone when nothing is known, or when the rules are for a case', () => {
    expect(debtorMarks('c1', null, 'debtor')).toEqual(['case:c1']);
    const facts = { person_no: '1234567890123', reach: [reach('phone', '081-234-5678')] };
    expect(debtorMarks('c1', facts, 'case')).toEqual(['case:c1']);
  });

  it('is the number and each phone beside it, however they are written', () => {
    const facts = {
      person_no: '1234567890123',
      reach: [
        reach('phone', '081-234-5678'),
        reach('phone', '+66 81 234 5678'),
        reach('phone', '๐๘๑ ๒๓๔ ๕๖๗๘'),
        reach('phone', '0066812345678'),
        reach('phone', '02-555-0100'),
        reach('phone', 'ต่อ 114'),
        reach('line', '0899999999'),
      ],
    };
    expect(debtorMarks('c1', facts, 'debtor')).toEqual([
      'case:c1',
      'person:1234567890123',
      'phone:0812345678',
      'phone:025550100',
    ]);
  });
});

it('a form takes ten ways of contact, thirteen digits or none', () => {
  const ten = Array.from({ length: 10 }, () => reach('phone', '0812345678'));
  const form = { kind: 'natural', person_no: null, reach: ten };
  expect(newDebtorFactsSchema.safeParse(form).success).toBe(true);
  expect(newDebtorFactsSchema.safeParse({ ...form, reach: [...ten, ten[0]] }).success).toBe(false);
  expect(newDebtorFactsSchema.safeParse({ ...form, person_no: '123' }).success).toBe(false);
  expect(newDebtorFactsSchema.safeParse({ ...form, person_no: '1234567890123' }).success).toBe(true);
});

it.each([
  ['081-234-5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['02 123 4567', '021234567'],
  ['1234', ''],
])('the phone number %s is %j', (value, key) => {
  expect(phoneKey(value)).toBe(key);
});

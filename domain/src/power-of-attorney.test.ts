import { describe, expect, it } from 'vitest';
import { AUTHORITY_SCOPES } from './authority.ts';
import { powerOfAttorney, type PowerOfAttorneyFacts } from './power-of-attorney.ts';

const FACTS: PowerOfAttorneyFacts = {
  principal: 'นางสาวสมหญิง ใจดี',
  agent: 'บริษัท ตัวอย่าง จำกัด',
  debtor: 'นายสมชาย รักดี',
  amount: 485_000.5,
  caseName: 'C-2569-0001',
  scope: ['demand', 'negotiate'],
  from: '27 พฤศจิกายน 2569',
  until: '31 ธันวาคม 2569',
};
const letterOf = (change: Partial<PowerOfAttorneyFacts> = {}) => powerOfAttorney({ ...FACTS, ...change });

describe('the draft of a power of attorney', () => {
  it('names both sides, the debtor, the case and the amount in figures and words', () => {
    const { opening } = letterOf();
    for (const part of [FACTS.principal, FACTS.agent, FACTS.debtor, FACTS.caseName])
      expect(opening).toContain(part);
    expect(opening).toContain('485,000.50 บาท (สี่แสนแปดหมื่นห้าพันบาทห้าสิบสตางค์)');
  });

  // CASEWORK.md, C9: the amounts of the acceptance.
  it.each([
    [1, '1.00 บาท (หนึ่งบาทถ้วน)'],
    [11, '11.00 บาท (สิบเอ็ดบาทถ้วน)'],
    [21, '21.00 บาท (ยี่สิบเอ็ดบาทถ้วน)'],
    [101, '101.00 บาท (หนึ่งร้อยเอ็ดบาทถ้วน)'],
    [1_000_000, '1,000,000.00 บาท (หนึ่งล้านบาทถ้วน)'],
    [10_034_567, '10,034,567.00 บาท (สิบล้านสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทถ้วน)'],
    [0.01, '0.01 บาท (หนึ่งสตางค์)'],
  ])('writes %d baht as %s', (amount, text) => {
    expect(letterOf({ amount }).opening).toContain(text);
  });

  it('leaves a line for a name that is not known', () => {
    const { opening } = letterOf({ principal: ' ', agent: '' });
    expect(opening).toMatch(/^ข้าพเจ้า \.{20,} โดย /);
    expect(opening).toMatch(/มอบอำนาจให้ \.{20,} \(ผู้รับมอบอำนาจ\)/);
  });

  it('leaves lines for who acts for a company, and for the number and the address of the principal', () => {
    expect(letterOf().opening).toMatch(
      /^ข้าพเจ้า นางสาวสมหญิง ใจดี โดย \.{20,} ผู้มีอำนาจกระทำการแทน \(กรณีนิติบุคคล\) เลขประจำตัวประชาชน\/เลขทะเบียน \.{20,} อยู่ที่ \.{20,} \(ผู้มอบอำนาจ\) /,
    );
  });

  it('has a line to sign on for each side and two witnesses, with one for the name below', () => {
    const { signatures } = letterOf();
    expect(signatures.map(([signed]) => signed.replace(/ \.{20,} /, ' … '))).toEqual([
      'ลงชื่อ … ผู้มอบอำนาจ',
      'ลงชื่อ … ผู้รับมอบอำนาจ',
      'ลงชื่อ … พยาน',
      'ลงชื่อ … พยาน',
    ]);
    for (const [, name] of signatures) expect(name).toMatch(/^\(\.{20,}\)$/);
  });

  it('grants what was chosen, and says what was not', () => {
    expect(letterOf().powers).toHaveLength(2);
    expect(letterOf().limits).toBe('ผู้รับมอบอำนาจไม่มีอำนาจรับชำระหนี้หรือรับเงินแทนข้าพเจ้า หรือเข้าพบลูกหนี้');
    const whole = letterOf({ scope: AUTHORITY_SCOPES });
    expect(whole.powers).toHaveLength(4);
    expect(whole.powers.join()).toContain('รับชำระหนี้');
    expect(whole.limits).toBe('');
  });

  it('ends on its last day, or when it is revoked', () => {
    expect(letterOf().closing[0]).toContain('ถึงวันที่ 31 ธันวาคม 2569');
    expect(letterOf({ until: null }).closing[0]).toContain('จนกว่าข้าพเจ้าจะเพิกถอน');
  });
});

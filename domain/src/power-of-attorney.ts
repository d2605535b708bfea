import type { AuthorityScope } from './authority.ts';
import { bahtText } from './baht-text.ts';

/** What a power of attorney says. */
export interface PowerOfAttorneyFacts {
  /** Who gives the authority, and who receives it; '' leaves a line to be filled in by hand. */
  principal: string;
  agent: string;
  debtor: string;
  /** THB. */
  amount: number;
  /** The case's number or the beginning of its id. */
  caseName: string;
  scope: readonly AuthorityScope[];
  /** Days in Thai words, or null: until the authority is revoked. */
  from: string;
  until: string | null;
}

/** The parts of the letter, in Thai: it is used in Thailand, whatever language the reader has. */
export interface PowerOfAttorney {
  title: string;
  /** Where and when it is signed. */
  place: string[];
  opening: string;
  /** What the agent may do, numbered. */
  powers: string[];
  /** What the agent may not do; '' where nothing is left out. */
  limits: string;
  closing: string[];
  /** For each who signs: the line to sign on, and the one for the name below it. */
  signatures: [signed: string, name: string][];
}

/** A line to write on. */
const BLANK = '......................................................';
const SIGNATURE = '..............................';

const POWERS: Readonly<Record<AuthorityScope, string>> = {
  demand: 'ทวงถามหนี้ และส่งหนังสือทวงถามในนามของข้าพเจ้า',
  negotiate: 'เจรจาเงื่อนไขการชำระหนี้ โดยข้อตกลงมีผลเมื่อข้าพเจ้าให้ความเห็นชอบแล้ว',
  receive_money: 'รับชำระหนี้แทนข้าพเจ้า และออกหลักฐานการรับเงินทุกครั้ง',
  visit: 'เข้าพบลูกหนี้ด้วยตนเองตามวันและเวลาที่กฎหมายอนุญาต',
};
const LIMITS_OF: Readonly<Partial<Record<AuthorityScope, string>>> = {
  negotiate: 'ตกลงเงื่อนไขการชำระหนี้',
  receive_money: 'รับชำระหนี้หรือรับเงินแทนข้าพเจ้า',
  visit: 'เข้าพบลูกหนี้',
};

/**
 * A draft of a power of attorney (Civil and Commercial Code, s. 798) from what is known of a case. A lawyer has to check stamp duty
 * and form (docs/legal-review.md); the page says so.
 */
export function powerOfAttorney(facts: PowerOfAttorneyFacts): PowerOfAttorney {
  const { principal, agent, debtor, amount, caseName, scope, from, until } = facts;
  const named = (name: string) => (name.trim() === '' ? BLANK : name.trim());
  const money = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2 }).format(amount);
  const denied = Object.entries(LIMITS_OF).flatMap(([one, text]) =>
    scope.some((given) => given === one) ? [] : [text],
  );
  return {
    title: 'หนังสือมอบอำนาจ',
    place: [`เขียนที่ ${BLANK}`, `วันที่ ${BLANK}`],
    opening:
      `ข้าพเจ้า ${named(principal)} โดย ${BLANK} ผู้มีอำนาจกระทำการแทน (กรณีนิติบุคคล) ` +
      `เลขประจำตัวประชาชน/เลขทะเบียน ${BLANK} อยู่ที่ ${BLANK} (ผู้มอบอำนาจ) ` +
      `ขอมอบอำนาจให้ ${named(agent)} (ผู้รับมอบอำนาจ) ` +
      `กระทำการแทนข้าพเจ้าในเรื่องหนี้ที่ ${debtor} เป็นลูกหนี้ จำนวน ${money} บาท (${bahtText(amount)}) ` +
      `เลขที่เคส ${caseName} ดังต่อไปนี้`,
    powers: scope.map((one) => POWERS[one]),
    limits: denied.length === 0 ? '' : `ผู้รับมอบอำนาจไม่มีอำนาจ${denied.join(' หรือ')}`,
    closing: [
      until === null
        ? `หนังสือฉบับนี้ใช้ได้ตั้งแต่วันที่ ${from} จนกว่าข้าพเจ้าจะเพิกถอนเป็นหนังสือ`
        : `หนังสือฉบับนี้ใช้ได้ตั้งแต่วันที่ ${from} ถึงวันที่ ${until} และข้าพเจ้าเพิกถอนก่อนกำหนดได้`,
      'การใดที่ผู้รับมอบอำนาจกระทำภายในขอบเขตของหนังสือฉบับนี้ ให้ถือเสมือนว่าข้าพเจ้าได้กระทำด้วยตนเอง',
    ],
    signatures: ['ผู้มอบอำนาจ', 'ผู้รับมอบอำนาจ', 'พยาน', 'พยาน'].map((who) => [
      `ลงชื่อ ${SIGNATURE} ${who}`,
      `(${SIGNATURE})`,
    ]),
  };
}

import { readFile } from 'node:fs/promises';
import type { DebtorContact } from '@app/domain/debtor-contact';
import type { Payment } from '@app/domain/payment';
import { statementOf } from '@app/domain/statement';
import { contactsOfPeriod } from '@app/domain/statement-contacts';
import { statementCsv } from '@app/domain/statement-csv';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aPayment } from '@app/seed/money-builders';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../testing/statement-words.ts';
import { sheetPdf, type Faces } from './sheet-pdf.ts';
import { statementSheet, type SheetSources } from './statement-sheet.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const CLAIM = 48_500_000;
const payments: Payment[] = [100, 12_125_000].map((satang, index) => ({
  id: `p${index}`,
  ...aPayment({ satang, state: 'confirmed', received_on: '2026-11-20', note: index === 0 ? '' : 'งวดที่ 2' }),
}));
const contacts = (count: number): DebtorContact[] =>
  Array.from({ length: count }, (_, seq) => ({
    id: `c${seq}`,
    ...aDebtorContact({
      seq,
      began_at: new Date('2026-11-20T03:00:00Z'),
      verdict: seq % 3 === 0 ? 'outside_hours' : 'inside',
    }),
  }));
const sources = (given: { payments: Payment[]; contacts: DebtorContact[] }): SheetSources => ({
  caseName: 'C-2026-000123',
  debtor: 'บริษัท ปั้นน้ำเป็นตัว จำกัด',
  statement: statementOf(CLAIM, given.payments, NOVEMBER),
  contacts: contactsOfPeriod(given.contacts, NOVEMBER),
  lawyers: new Map([[2, { name: 'พิมพ์ใจ', licence_no: '1234/2560' }]]),
  maker: { name: 'สมชาย', capacity: 'customer' },
  now: new Date('2026-11-24T05:00:00Z'),
});
const sheetOf = (given: SheetSources) => statementSheet(given, WORDS, 'th');
const textsOf = (given: SheetSources) => JSON.stringify(sheetOf(given).parts);

describe('the sheet of a statement', () => {
  it('has the rows of the CSV: every receipt, every contact with its stamp, and sums that agree', () => {
    const given = sources({ payments, contacts: contacts(5) });
    const [money, log] = sheetOf(given).parts.filter((part) => part.kind === 'table');
    const csv = statementCsv(given.statement, given.contacts, given.lawyers, WORDS).split('\r\n');
    // Header, claim, costs and the disclaimer are no rows of the tables; the closing row is the foot.
    expect(csv).toHaveLength(4 + (money?.rows.length ?? 0) + 1 + (log?.rows.length ?? 0));
    expect(money?.foot).toEqual(['2026-11-30', 'ยอดยกไป', '฿121251.00', '฿363749.00']);
    expect(csv[6]).toBe('2026-11-30,,ยอดยกไป,121251.00,363749.00,,');
    const stamps = log?.rows.map((row) => row[2]);
    expect(stamps).toHaveLength(5);
    expect(stamps?.filter((cell) => typeof cell === 'object' && 'stamp' in cell)).toHaveLength(5);
    expect(textsOf(given)).toContain('ใน 3 นอก 2');
  });

  it('says what is left in Thai words, that no costs are recorded, what a stamp means, and who made it', () => {
    const given = sources({ payments, contacts: contacts(1) });
    for (const text of [
      'สามแสนหกหมื่นสามพันเจ็ดร้อยสี่สิบเก้าบาทถ้วน',
      'ไม่มีบันทึก',
      'ฉบับที่ 1 ยังไม่ยืนยัน ไม่ใช่คำรับรองทางกฎหมาย',
    ])
      expect(textsOf(given)).toContain(text);
    expect(sheetOf(given).made).toBe('จัดทำโดย สมชาย (customer) 2026-11-24T05:00:00.000Z');
  });

  it('says by how much more was received than claimed, and what partner and office have received', () => {
    const given = sources({
      payments: [
        ...payments,
        {
          id: 'much',
          ...aPayment({ satang: CLAIM, state: 'confirmed', received_on: '2026-11-21', into: 'firm' }),
        },
      ],
      contacts: [],
    });
    const [money] = sheetOf(given).parts.filter((part) => part.kind === 'table');
    expect(money?.foot?.at(-1)).toBe('รับเกิน ฿121251.00');
    expect(money?.rows.at(-1)?.at(-1)).toBe('รับเกิน ฿121251.00');
    expect(textsOf(given)).not.toContain('฿-');
    for (const text of ['รับไว้ firm: ฿485000.00', 'รวมที่ส่งต่อแล้ว']) expect(textsOf(given)).toContain(text);
    const none = textsOf(sources({ payments, contacts: [] }));
    for (const text of ['รับเกิน', 'รับไว้', 'รวมที่ส่งต่อแล้ว']) expect(none).not.toContain(text);
  });

  it('says of each version which lawyer has confirmed it, or that nobody has', () => {
    const law = (n: number) => ({ law: { table: 'contact_rules', n } }) as const;
    const given = sources({ payments, contacts: contacts(3).map((one, at) => ({ ...one, ...law(at + 1) })) });
    const meant = sheetOf(given).parts.flatMap((part) =>
      part.kind === 'paragraph' && part.text.includes('คำรับรอง') ? [part.text] : [],
    );
    expect(meant).toEqual([
      'ฉบับที่ 1 ยังไม่ยืนยัน ไม่ใช่คำรับรองทางกฎหมาย',
      'ฉบับที่ 2 พิมพ์ใจ ไม่ใช่คำรับรองทางกฎหมาย',
      'ฉบับที่ 3 ยังไม่ยืนยัน ไม่ใช่คำรับรองทางกฎหมาย',
    ]);
  });

  it('says that there is nothing, and then nothing of stamps', () => {
    const texts = textsOf(sources({ payments: [], contacts: [] }));
    for (const text of ['ไม่มีการรับชำระ', 'ไม่มีการติดต่อ']) expect(texts).toContain(text);
    expect(texts).not.toContain('คำรับรอง');
  });
});

const face = (name: string) => readFile(new URL(`../../../web/fonts/${name}.ttf`, import.meta.url));
const faces = async (): Promise<Faces> => ({
  text: await face('ibm-plex-sans-thai-looped-400'),
  strong: await face('ibm-plex-sans-thai-looped-600'),
  heading: await face('trirong-600'),
});
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe('its PDF', () => {
  it('is A4 with the faces embedded, as far as they are used, and names itself', async () => {
    const made = await sheetPdf(sheetOf(sources({ payments, contacts: contacts(3) })), await faces());
    const pdf = made.toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
    expect(pagesIn(pdf)).toBe(1);
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3);
    for (const name of ['IBMPlexSansThaiLooped', 'Trirong']) expect(pdf).toContain(name);
    expect(pdf).toContain('/Lang (th)');
    // The whole faces are 427 KB.
    expect(made.length).toBeLessThan(100_000);
  });

  it('has as many lines of the firm as there are', async () => {
    const lengthOf = async (...lines: string[]) => {
      const given = sheetOf(sources({ payments: [], contacts: [] }));
      const firm = [...WORDS.firm, ...lines] as const;
      return (await sheetPdf({ ...given, firm }, await faces())).toString('latin1').length;
    };
    const length = await lengthOf();
    expect(await lengthOf()).toBe(length);
    expect(await lengthOf('เลขทะเบียน 1/2569')).toBeGreaterThan(length);
  });

  it('goes on over pages', async () => {
    const given = await faces();
    const pages = async (count: number) =>
      pagesIn(
        (await sheetPdf(sheetOf(sources({ payments, contacts: contacts(count) })), given)).toString('latin1'),
      );
    expect(await pages(60)).toBe(4);
    expect(await pages(0)).toBe(1);
  });

  it('takes any text that a person may have written', async () => {
    const note = 'บรรทัด\nใหม่\u0000 測試 é \u202e emoji 🙂 ' + 'ก'.repeat(300);
    const odd = payments.map((payment) => ({ ...payment, note }));
    const made = await sheetPdf(sheetOf(sources({ payments: odd, contacts: [] })), await faces());
    expect(pagesIn(made.toString('latin1'))).toBeGreaterThan(0);
  });
});

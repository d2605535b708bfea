import { aCase } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { useLetterDraft } from '../use-letter-draft';
import { LetterDraft } from './letter-draft';

const item = {
  id: 'case-1',
  ...aCase({ debtor_name: 'นายสมชาย “รักดี” <b>🙂</b>', amount: 10_034_567, case_number: 'C-2569-0001' }),
};
function Drawn() {
  return <LetterDraft item={item} draft={useLetterDraft({ principal: 'สมหญิง ใจดี', agent: '' })} />;
}
const drawn = () => renderScreen(<Drawn />);
const letter = () => screen.getByRole('article');

beforeEach(() => speak('en'));

it.each([
  ['th', 'หนังสือนี้เป็นร่าง โปรดให้ทนายความตรวจแบบและอากรแสตมป์ก่อนลงนาม'],
  ['en', 'This is a draft. Have the stamp duty and the form checked by a lawyer before it is signed.'],
  ['zh', '本件为草稿。签署前请由律师核对印花税和格式。'],
] as const)('says that a lawyer has to check it, and is in Thai: %s', async (language, text) => {
  await speak(language);
  drawn();
  expect(screen.getByText(text)).toBeDefined();
  expect(letter().getAttribute('lang')).toBe('th');
  expect(letter().textContent).toContain(
    'นายสมชาย “รักดี” <b>🙂</b> เป็นลูกหนี้ จำนวน 10,034,567.00 บาท (สิบล้านสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทถ้วน)',
  );
});

it('follows what is typed and chosen', async () => {
  const { person } = drawn();
  expect(letter().textContent).toMatch(/สมหญิง ใจดี โดย .* \(ผู้มอบอำนาจ\)/);
  expect(letter().textContent).toMatch(/ลงชื่อ \.+ ผู้มอบอำนาจ\(\.+\)ลงชื่อ \.+ ผู้รับมอบอำนาจ\(/);
  await person.type(screen.getByLabelText('Who receives it'), 'บริษัท ตัวอย่าง จำกัด');
  expect(letter().textContent).toContain('บริษัท ตัวอย่าง จำกัด (ผู้รับมอบอำนาจ)');
  expect(letter().textContent).toContain('ไม่มีอำนาจรับชำระหนี้');
  await person.click(screen.getByRole('checkbox', { name: 'receive money' }));
  expect(letter().textContent).not.toContain('ไม่มีอำนาจรับชำระหนี้');
  expect(letter().textContent).toContain('จนกว่าข้าพเจ้าจะเพิกถอน');
  await person.type(screen.getByLabelText('Valid until (optional)'), '2026-12-31');
  expect(letter().textContent).toContain('ถึงวันที่ 31 ธันวาคม 2569');
});

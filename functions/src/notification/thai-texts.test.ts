import { CASE_STATUSES } from '@app/domain/case';
import { FOLDED_KINDS, NOTIFICATION_KINDS } from '@app/domain/notification';
import { pages } from '@app/domain/paths';
import { describe, expect, it } from 'vitest';
import { foldedTextOf, textOf } from './thai-texts.ts';

const PARAMS = {
  case_id: 'abcdefgh-ijkl',
  status: 'Completed',
  company_name: 'บจก. ติดตาม',
  file_name: 'สัญญา.pdf',
  // Even if these were passed by mistake, no text would contain them.
  debtor_name: 'นายลับ',
  amount: 185_000,
};
/** The parameters by which one kind has several texts. */
const VARIANTS = [
  { wording: true },
  { answer: 'disputed' },
  ...['reminder', 'declined', 'answered', 'resumed', 'reopened', 'corrected'].map((state) => ({ state })),
];
const LINKS = [pages.adminCase('c'), pages.partnerCase('c'), pages.customerCase('c')];

describe.each(NOTIFICATION_KINDS)('%s', (kind) => {
  it.each(LINKS)('has a title and a Thai sentence that links to %s, without debtor or amount', (link_to) => {
    for (const variant of [{}, ...VARIANTS]) {
      const { title, message } = textOf({ kind, params: { ...PARAMS, ...variant }, link_to });
      for (const text of [title, message]) {
        expect(text).toMatch(/\p{Script=Thai}/u);
        expect(text).not.toMatch(/undefined|null|[{}]|ครับ|ค่ะ|นายลับ|185|฿|บาท/);
      }
      expect(message).toMatch(/^abcdefgh · /);
    }
  });
});

it.each(CASE_STATUSES)('the status %s has its Thai name in the text', (status) => {
  const { message } = textOf({ kind: 'case_status_changed', params: { case_id: 'c', status } });
  expect(message).toMatch(/^c · สถานะใหม่: \p{Script=Thai}+$/u);
});

it('a text names the company or the file that it is about', () => {
  const of = (kind: 'partner_registered' | 'file_rejected') =>
    textOf({ kind, params: { company_name: 'บจก. ติดตาม', file_name: 'สัญญา.pdf' } }).message;
  expect(of('partner_registered')).toBe('บจก. ติดตาม รอการตรวจสอบจากคุณ');
  expect(of('file_rejected')).toContain('“สัญญา.pdf”');
});

it.each(FOLDED_KINDS)('%s can be counted', (kind) => {
  const since = new Date('2026-11-21T02:00:00Z');
  const latest = new Date('2026-11-21T03:30:00Z');
  const { title, message } = foldedTextOf(kind, { count: 12, since, latest });
  expect(title).toMatch(/\p{Script=Thai}/u);
  expect(message).toMatch(/^\p{Script=Thai}+ 12 รายการตั้งแต่ 09\.00 น\.$/u);
});

import type { Authority } from '@app/domain/authority';
import { addDays, dayOf } from '@app/domain/calendar';
import { anAuthority } from '@app/seed/authority-builders';
import { aCase } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { PartnerAuthority } from './partner-authority';

const live: { authority: unknown } = vi.hoisted(() => ({ authority: null }));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(live.authority) }));

const today = dayOf(new Date());
const item = {
  id: 'case-1',
  ...aCase({ partner_id: 'p1', status: 'In Progress', debtor_name: 'นายลูกหนี้ ความลับ', amount: 987_654.32 }),
};
const PARTNER = { company_name: 'บริษัท ทวงสุภาพ จำกัด', contact_person: 'สุภาพ ใจดี' };
const authority = (change: Partial<Authority> = {}): Authority => ({
  id: 'p1',
  ...anAuthority({ until_on: today }),
  ...change,
});
const drawn = () => renderScreen(<PartnerAuthority item={item} partner={PARTNER} />);
const show = () => screen.queryByRole('button', { name: 'Show to the debtor' });

beforeEach(async () => {
  live.authority = authority();
  await speak('en');
});

it.each([
  ['th', 'แสดงต่อลูกหนี้', 'โปรดอย่าชำระเงินให้ผู้ที่แสดงหน้านี้ แต่ชำระให้เจ้าหนี้โดยตรง'],
  ['en', 'Show to the debtor', 'Do not pay the person who shows you this. Pay the creditor.'],
  ['zh', '向债务人出示', '请勿向出示本页的人付款。请直接向债权人付款。'],
] as const)(
  'the whole screen names the partner and neither debtor nor amount: %s',
  async (language, name, pay) => {
    await speak(language);
    const { person } = drawn();
    await person.click(screen.getByRole('button', { name }));
    await lateDialog();
    const text = screen.getByRole('dialog').textContent;
    for (const part of [PARTNER.company_name, PARTNER.contact_person, pay, '/verify'])
      expect(text.replaceAll('\u200b', '')).toContain(part);
    for (const secret of ['ลูกหนี้ ความลับ', '987', item.client_name]) expect(text).not.toContain(secret);
  },
);

it('an authority that covers money does not warn of paying', async () => {
  live.authority = authority({ scope: ['demand', 'receive_money'] });
  const { person } = drawn();
  await person.click(screen.getByRole('button', { name: 'Show to the debtor' }));
  await lateDialog();
  expect(screen.queryByText(/Do not pay/)).toBeNull();
});

it.each([
  [null, /Ask the client or the office/],
  [authority({ until_on: addDays(today, -1) }), /ended/],
  [authority({ revoked_at: new Date(0) }), /revoked/],
  [authority({ from_on: addDays(today, 1), until_on: null }), /not in force yet/],
])('one that does not apply cannot be shown %#', (stored, text) => {
  live.authority = stored;
  drawn();
  expect(screen.getByText(text)).toBeDefined();
  expect(show()).toBeNull();
});

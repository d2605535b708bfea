import type { AuditEntry } from '@app/domain/audit';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { AuditTable } from './audit-table';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 'entry-1',
  actor_id: 'uid-admin',
  actor_role: 'admin',
  actor_name: 'ดูแล ระบบ',
  action: 'partner_renamed',
  subject: 'partners/uid-partner',
  details: {},
  at: new Date('2026-11-30T18:00:00Z'),
  ...change,
});

const NAMES: Readonly<Record<string, string>> = { 'uid-new': 'ทวงไว จำกัด' };

/** The details of one entry: label and value of each line, and where each link leads. */
function show(change: Partial<AuditEntry>) {
  renderScreen(<AuditTable rows={[entry(change)]} partnerOf={(id) => NAMES[id]} />);
  const lines = screen.queryAllByRole('term').map((term) => term.parentElement!);
  return {
    texts: lines.map((line) => line.textContent),
    links: lines.flatMap((line) =>
      within(line)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  };
}

it('says under which name a partner went before, and goes by now', async () => {
  await speak('en');
  const { texts } = show({ details: { from: 'ทวง "ไว" จำกัด 🙂', to: 'ทวงไว จำกัด' } });
  expect(texts).toEqual(['Old company name: ทวง "ไว" จำกัด 🙂', 'New company name: ทวงไว จำกัด']);
});

it('names the partners of an assignment, and leads there; one that is gone has its id', async () => {
  await speak('zh');
  const { texts, links } = show({
    action: 'case_assigned',
    subject: 'cases/case-1',
    details: { from_partner_id: 'uid-gone', to_partner_id: 'uid-new' },
  });
  expect(texts).toEqual(['原合作伙伴：uid-gone', '新合作伙伴：ทวงไว จำกัด']);
  expect(links).toEqual(['/admin/partner/uid-gone', '/admin/partner/uid-new']);
});

it('leaves out the partner that there was not', async () => {
  await speak('zh');
  const { texts } = show({
    action: 'case_assigned',
    subject: 'cases/case-1',
    details: { from_partner_id: null, to_partner_id: 'uid-new' },
  });
  expect(texts).toEqual(['新合作伙伴：ทวงไว จำกัด']);
});

it('shows days in the calendar of the reader', async () => {
  await speak('th');
  const confirmed = show({
    action: 'law_confirmed',
    details: { table: 'interest', n: 2, confirmed_on: '2026-12-01' },
  });
  expect(confirmed.texts).toEqual(['ยืนยันเมื่อ: 1 ธ.ค. 2569']);
});

it.each([
  ['paper_refused', { kind: 'lawyer_licence' }, ['เอกสาร: ใบอนุญาตทนายความ']],
  ['erasure_decided', { decision: 'refused' }, ['ผลการพิจารณา: ปฏิเสธ']],
  [
    'clock_confirmed',
    { lapse_on: '2027-03-01', licence_no: '123/2560' },
    ['ต้องดำเนินการก่อน: 1 มี.ค. 2570', 'เลขที่ใบอนุญาตทนายความ: 123/2560'],
  ],
  [
    'partner_approved',
    { company_name: 'ทวงไว จำกัด', contact_person: 'สมศรี' },
    ['ชื่อบริษัท: ทวงไว จำกัด', 'ชื่อผู้ติดต่อ: สมศรี'],
  ],
  ['partner_renamed', { from_person: 'สมศรี', to_person: 'สมชาย' }, ['ผู้ติดต่อเดิม: สมศรี', 'ผู้ติดต่อใหม่: สมชาย']],
  ['retention_run', { messages: 2, drafts: 1, posts: 0 }, ['จำนวนรายการที่ลบหรือแก้ไข: 3']],
  ['subscribers_exported', { outcome: 'stored' }, []],
] as const)('the details of %s are in words', async (action, details, texts) => {
  await speak('th');
  expect(show({ action, details }).texts).toEqual(texts);
});

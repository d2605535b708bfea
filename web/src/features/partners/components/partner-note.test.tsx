import type { Partner } from '@app/domain/partner';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { PartnerNote } from './partner-note';

const partner: Partner = {
  id: 'p1',
  user_id: 'p1',
  company_name: 'Siam Recovery',
  contact_person: 'Malee',
  phone: '0812345678',
  status: 'Suspended',
  created_at: new Date(),
};

beforeEach(async () => {
  await speak();
});

test('a suspended partner reads that, and why', () => {
  renderScreen(<PartnerNote partner={{ ...partner, decision_reason: 'โทรหาลูกหนี้ตอนกลางคืน' }} />);
  expect(screen.getByRole('note').textContent).toContain('การเป็นพันธมิตรของคุณถูกระงับชั่วคราว');
  expect(screen.getByText('โทรหาลูกหนี้ตอนกลางคืน')).toBeDefined();
});

test('one whose application was rejected reads that instead; an older one has no reason', () => {
  renderScreen(<PartnerNote partner={{ ...partner, status: 'Rejected' }} />);
  expect(screen.getByRole('note').textContent).toContain('ไม่ได้รับการอนุมัติ');
  expect(screen.queryByText('เหตุผลจากสำนักงาน')).toBeNull();
});

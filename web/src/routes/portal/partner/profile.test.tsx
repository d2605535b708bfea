import { aPartner } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/profile/api/use-own-partner';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import PartnerProfile from './profile';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/profile/api/use-own-partner', () => ({ useOwnPartner: vi.fn() }));
vi.mock('@/features/profile/api/save-partner-profile', () => ({ savePartnerProfile: vi.fn() }));
vi.mock('@/features/profile/api/change-password', () => ({
  changePassword: vi.fn(),
  hasPassword: () => true,
}));

const found = vi.mocked(api.useOwnPartner);
const retry = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  become(customer());
  await speak('th');
});

it('the company is shown next to the password', () => {
  found.mockReturnValue({
    status: 'ready',
    data: { ...aPartner(), id: 'uid-partner' },
    problem: undefined,
    retry,
  });
  renderScreen(<PartnerProfile />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('แก้ไขโปรไฟล์');
  expect(
    screen.getByRole('region', { name: 'ข้อมูลบริษัท' }).querySelector('input[name=company_name]'),
  ).toBeTruthy();
  expect(
    screen.getByRole('region', { name: 'เปลี่ยนรหัสผ่าน' }).querySelector('input[name=newPassword]'),
  ).toBeTruthy();
});

it('a record that cannot be read is said so, with another attempt', async () => {
  found.mockReturnValue({ status: 'failed', data: undefined, problem: 'offline', retry });
  const { person } = renderScreen(<PartnerProfile />);
  expect(screen.getByRole('alert').textContent).toContain('ไม่สามารถโหลดข้อมูลได้');
  await person.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(retry).toHaveBeenCalled();
});

it('so is a record that is not there', () => {
  found.mockReturnValue({ status: 'ready', data: null, problem: undefined, retry });
  renderScreen(<PartnerProfile />);
  expect(screen.getByText('ไม่พบข้อมูลพันธมิตร')).toBeTruthy();
});

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/change-password';
import { ChangePasswordSheet } from './change-password-sheet';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/change-password', () => ({ changePassword: vi.fn(), hasPassword: vi.fn() }));

const changePassword = vi.mocked(api.changePassword);
const showToast = vi.spyOn(toasts, 'show');
const { email } = customer();

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (found === null) throw new Error(`There is no ${name}.`);
  return found;
};
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /เปลี่ยนรหัสผ่าน$/ });
/** The error message of a field. */
const saidAt = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent;

function open(area: 'customer' | 'partner' = 'customer') {
  const { person } = renderScreen(<ChangePasswordSheet email={email} screen={area} />);
  return {
    person,
    send: async (newPassword: string, confirmPassword: string) => {
      for (const [name, text] of Object.entries({ newPassword, confirmPassword })) {
        await person.clear(field(name));
        if (text !== '') await person.type(field(name), text);
      }
      await person.click(submit());
    },
  };
}

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(api.hasPassword).mockReturnValue(true);
  become(customer());
  await speak('th');
});

it('a password that is long enough and typed twice is changed, and the fields are empty again', async () => {
  const { send } = open();
  await send('secret', 'secret');
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' }));
  expect(changePassword).toHaveBeenCalledWith('secret', null);
  expect([field('newPassword').value, field('confirmPassword').value]).toEqual(['', '']);
});

const short = 'รหัสผ่านต้องมีความยาวอย่างน้อย 6 ตัวอักษร';
const shortPartner = 'รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร';
describe.each([
  [
    'customer',
    {
      mismatch: { title: 'รหัสผ่านไม่ตรงกัน', description: 'โปรดตรวจสอบรหัสผ่านใหม่อีกครั้ง' },
      short: { title: 'รหัสผ่านสั้นเกินไป', description: short },
      atField: short,
    },
  ],
  [
    'partner',
    { mismatch: { title: 'รหัสผ่านไม่ตรงกัน' }, short: { title: shortPartner }, atField: shortPartner },
  ],
] as const)('on the screen of a %s', (area, words) => {
  it('two that differ are refused', async () => {
    const { send } = open(area);
    await send('secret99', 'secret98');
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ variant: 'destructive', ...words.mismatch }),
    );
    expect(saidAt('confirmPassword')).toBe('รหัสผ่านไม่ตรงกัน');
    expect(changePassword).not.toHaveBeenCalled();
    expect(field('newPassword').value).toBe('secret99');
  });

  it('five characters are refused', async () => {
    const { send } = open(area);
    await send('secre', 'secre');
    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ variant: 'destructive', ...words.short }));
    expect(saidAt('newPassword')).toBe(words.atField);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('nothing at all is refused at both fields', async () => {
    const { send } = open(area);
    await send('', '');
    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ variant: 'destructive', ...words.short }));
    expect(saidAt('newPassword')).toBe('กรุณากรอกข้อมูลในช่องนี้');
    expect(saidAt('confirmPassword')).toBe('กรุณากรอกข้อมูลในช่องนี้');
  });
});

describe('when Auth requires a recent sign-in', () => {
  beforeEach(() => {
    changePassword.mockRejectedValueOnce({ code: 'auth/requires-recent-login' });
  });
  async function openAndBeAsked() {
    const { person, send } = open();
    await send('secret99', 'secret99');
    await waitFor(() => expect(document.activeElement).toBe(field('currentPassword')));
    return person;
  }

  it('the current password is asked for, and with it the new one is set without typing it again', async () => {
    const person = await openAndBeAsked();
    expect(showToast).not.toHaveBeenCalled();
    await person.type(field('currentPassword'), 'old-secret');
    await person.click(submit());
    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' }));
    expect(changePassword).toHaveBeenLastCalledWith('secret99', 'old-secret');
    expect(document.querySelector('input[name=currentPassword]')).toBeNull();
  });

  it('it must be given', async () => {
    const person = await openAndBeAsked();
    await person.click(submit());
    await waitFor(() => expect(saidAt('currentPassword')).toBe('กรุณากรอกข้อมูลในช่องนี้'));
    expect(changePassword).toHaveBeenCalledTimes(1);
  });

  it('and be right', async () => {
    const person = await openAndBeAsked();
    changePassword.mockRejectedValueOnce({ code: 'auth/invalid-credential' });
    await person.type(field('currentPassword'), 'wrong');
    await person.click(submit());
    await waitFor(() => expect(saidAt('currentPassword')).toBe('รหัสผ่านปัจจุบันไม่ถูกต้อง'));
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'เปลี่ยนรหัสผ่านไม่สำเร็จ',
      description: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    });
    expect(field('newPassword').value).toBe('secret99');
  });
});

it.each([
  ['auth/network-request-failed', /ไม่มีการเชื่อมต่ออินเทอร์เน็ต/],
  ['auth/weak-password', /รหัสผ่านนี้ไม่ปลอดภัยพอ/],
])('%s shows a sentence, and keeps what was typed', async (code, sentence) => {
  changePassword.mockRejectedValue({ code });
  const { send } = open();
  await send('secret99', 'secret99');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'เปลี่ยนรหัสผ่านไม่สำเร็จ',
      description: expect.stringMatching(sentence) as string,
    }),
  );
  expect([field('newPassword').value, field('confirmPassword').value]).toEqual(['secret99', 'secret99']);
});

it('while it is being changed it cannot be sent again', async () => {
  let answer: () => void = () => undefined;
  changePassword.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { send } = open();
  await send('secret99', 'secret99');
  await waitFor(() => expect(submit().disabled).toBe(true));
  await act(async () => answer());
  expect(changePassword).toHaveBeenCalledTimes(1);
});

it('an account that signs in with Google gets a note that there is no password', () => {
  vi.mocked(api.hasPassword).mockReturnValue(false);
  open();
  expect(screen.getByText(/บัญชีนี้เข้าสู่ระบบด้วย Google/)).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
});

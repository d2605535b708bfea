import { describe, expect, it } from 'vitest';
import {
  changePasswordSchema,
  emailSchema,
  loginSchema,
  newPasswordSchema,
  phoneSchema,
  profileFormSchema,
} from './account.ts';

const firstIssue = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    ' A.B+c@Example.CO.TH ',
    'สมชาย@ตัวอย่าง.ไทย',
    "o'neil@x.io",
    'a@xn--72c1a1bt4awk9o.com',
    '李明@例子.中国',
    'a@उदाहरण.भारत',
    'a@3-com.example',
  ])('%j is valid, its case kept', (email) => {
    expect(emailSchema.parse(email)).toBe(email.trim());
  });

  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@b..co',
    'a@b.co.',
    'a b@c.co',
    'a@b@c.co',
    'x <a@b.co>',
    'a@b.co\nbcc:c@d.co',
    'a@.co',
    'a@b.co,x1.co',
    'a@b.co;x1.co',
    'a@b.co>,<c',
    'a@(b).co',
    'a@b.co:25',
    'a@[10.0.0.1]',
    'a@b\u0000.co',
  ])('%j is invalid', (email) => expect(firstIssue(emailSchema.safeParse(email))).toBe('email'));

  it('is required and bounded', () => {
    expect(firstIssue(emailSchema.safeParse('  '))).toBe('required');
    expect(emailSchema.safeParse(`${'a'.repeat(315)}@b.co`).success).toBe(true);
    expect(firstIssue(emailSchema.safeParse(`${'a'.repeat(316)}@b.co`))).toBe('tooLong');
  });
});

describe('a phone', () => {
  it.each(['02-555-0141', '+66 81 555 0110 ต่อ 3', '๐๘๑๕๕๕', '1'])('%j is valid', (phone) => {
    expect(phoneSchema.parse(phone)).toBe(phone);
  });

  it.each([
    ['ไม่มี', 'phone'],
    ['', 'required'],
    ['1'.repeat(41), 'tooLong'],
  ])('%j is invalid: %s', (phone, issue) => {
    expect(firstIssue(phoneSchema.safeParse(phone))).toBe(issue);
  });
});

describe('a password', () => {
  it.each(['123456', '      ', 'รหัสผ่าน', ' a b c '])('%j may be chosen, untrimmed', (password) => {
    expect(newPasswordSchema.parse(password)).toBe(password);
  });

  it.each([
    ['', 'required'],
    ['12345', 'passwordShort'],
    ['x'.repeat(4097), 'passwordLong'],
  ])('%j may not: %s', (password, issue) => {
    expect(firstIssue(newPasswordSchema.safeParse(password))).toBe(issue);
  });

  it('that exists is not checked for length', () => {
    expect(loginSchema.safeParse({ email: 'a@b.co', password: '1' }).success).toBe(true);
    expect(firstIssue(loginSchema.safeParse({ email: 'a@b.co', password: '' }))).toBe('required');
  });

  it('must be repeated identically', () => {
    expect(changePasswordSchema.safeParse({ newPassword: '123456', confirmPassword: '123456' }).success).toBe(
      true,
    );
    const { error } = changePasswordSchema.safeParse({ newPassword: '123456', confirmPassword: '123457' });
    expect(error?.issues).toMatchObject([{ path: ['confirmPassword'], message: 'passwordMismatch' }]);
  });
});

it('a full name may be empty', () => {
  expect(profileFormSchema.parse({ full_name: '  ' })).toEqual({ full_name: '' });
});

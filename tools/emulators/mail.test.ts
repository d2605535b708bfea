import { describe, expect, it } from 'vitest';
import { mailLine } from './mail.ts';

const ORIGIN = 'http://127.0.0.1:5002';
const link = (mode: string, more = '') =>
  `http://127.0.0.1:9099/emulator/action?mode=${mode}&lang=en&oobCode=c-0_de&apiKey=fake-api-key${more}`;

describe('a mail of the Auth emulator', () => {
  it('becomes a line with the link to our page', () => {
    expect(
      mailLine(`i  To verify the email address a@b.c, follow this link: ${link('verifyEmail')}`, ORIGIN),
    ).toBe(
      'Mail to a@b.c (verify): http://127.0.0.1:5002/auth/action?mode=verifyEmail&oobCode=c-0_de&lng=th',
    );
  });

  it('drops the password that the emulator puts into the link', () => {
    const line = `i  To reset the password for a@b.c, follow this link: ${link('resetPassword', '&newPassword=NEW_PASSWORD_HERE')}`;
    expect(mailLine(line, ORIGIN)).toBe(
      'Mail to a@b.c (reset password): http://127.0.0.1:5002/auth/action?mode=resetPassword&oobCode=c-0_de&lng=th',
    );
  });

  it('is in the language that the client requested, if it is supported', () => {
    const at = (url: string) =>
      mailLine(
        `i  To verify the email address a@b.c, follow this link: ${link('verifyEmail', `&continueUrl=${encodeURIComponent(url)}`)}`,
        ORIGIN,
      );
    expect(at('http://127.0.0.1:5002/login?lng=zh')).toMatch(/&lng=zh$/);
    expect(at('http://127.0.0.1:5002/login?lng=xx')).toMatch(/&lng=th$/);
    expect(at('not an address')).toMatch(/&lng=th$/);
  });

  it.each(['✔  All emulators ready!', 'i  To verify the email address a@b.c, follow this link: nowhere', ''])(
    'is not found in: %s',
    (line) => {
      expect(mailLine(line, ORIGIN)).toBeNull();
    },
  );
});

describe('a mail that a function has queued', () => {
  const text = 'Please confirm:\nhttp://127.0.0.1:5002/newsletter/confirm?token=c-0_de&lng=en\n\nThe firm';
  const logged = (fields: object) => `>  ${JSON.stringify({ severity: 'INFO', ...fields })}`;

  it('becomes a line with its subject and its links to the served site', () => {
    const line = logged({ to: 'a@b.c', subject: 'Please confirm', text, message: 'mail' });
    expect(mailLine(line, 'http://127.0.0.1:5173')).toBe(
      'Mail to a@b.c (Please confirm): http://127.0.0.1:5173/newsletter/confirm?token=c-0_de&lng=en',
    );
  });

  it.each([
    logged({ message: 'mail' }),
    logged({ message: 'told', to: 'a@b.c', subject: 's', text }),
    '{"message":"mail"',
  ])('is not found in: %s', (line) => {
    expect(mailLine(line, ORIGIN)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { confirmMail } from './mail.ts';

const TOKEN = 'a'.repeat(43);
const renderer = {
  renderMail: (request: object, language: string) => ({
    subject: `in ${language}`,
    text: JSON.stringify(request),
    html: '<p></p>',
  }),
};
const mail = confirmMail(renderer, 'https://firm.example', {
  email: 'reader@example.com',
  token: TOKEN,
  language: 'en',
});

it('is sent only to the address, in its reader’s language, with both links', () => {
  expect(mail.to).toBe('reader@example.com');
  expect(mail.message.subject).toBe('in en');
  expect(JSON.parse(mail.message.text)).toEqual({
    mail: 'newsletter-confirm',
    confirm: `https://firm.example/newsletter/confirm?token=${TOKEN}&lng=en`,
    unsubscribe: `https://firm.example/newsletter/unsubscribe?token=${TOKEN}&lng=en`,
  });
});

it('allows one-click unsubscribing in the mail program (RFC 8058)', () => {
  expect(mail.message.headers).toMatchObject({
    'List-Unsubscribe': `<https://firm.example/newsletter/unsubscribe?token=${TOKEN}&lng=en>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

import { LIMITS } from '@app/domain/limits';
import { aContact } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import { REPLY_LINK_BELOW, replyLink } from './reply-link';

const INTRO = 'เมื่อวันที่ 14 กันยายน 2569 คุณเขียนว่า';

/** The link as a mail program reads it (RFC 6068: no `+` for a space). */
function read(link: string) {
  const [, address = '', query = ''] = /^mailto:([^?]*)\??(.*)$/.exec(link) ?? [];
  const headers = query.split('&').filter((header) => header !== '');
  return {
    address: decodeURIComponent(address),
    headers: Object.fromEntries(
      headers.map((header) => header.split('=').map(decodeURIComponent)),
    ) as Partial<Record<string, string>>,
    count: headers.length,
  };
}
const linkOf = (overrides: Parameters<typeof aContact>[0]) => replyLink(aContact(overrides), INTRO);

describe('a link that answers a message', () => {
  it('goes to the sender, with the subject and the message quoted line by line below an empty line', () => {
    const { address, headers, count } = read(
      linkOf({ email: 'a@example.com', subject: 'ขอคำปรึกษา', message: 'หนึ่ง\n\nสอง\r\nสาม' }),
    );
    expect(address).toBe('a@example.com');
    expect(headers).toEqual({
      subject: 'Re: ขอคำปรึกษา',
      body: `\r\n\r\n${INTRO}\r\n> หนึ่ง\r\n> \r\n> สอง\r\n> สาม`,
    });
    expect(count).toBe(2);
  });

  it.each([
    'a?cc=b@example.com',
    'a&bcc=b@example.com',
    'a%0Acc=b@example.com',
    'a#b@example.com',
    'อ@ตัวอย่าง.ไทย',
  ])('keeps %s one address, whatever it says', (email) => {
    const link = linkOf({ email });
    expect(read(link)).toMatchObject({ address: email, count: 2 });
    expect(new URL(link).hash).toBe('');
  });

  it('lets no text become a header, a second line of the subject, or markup', () => {
    const text = 'a&bcc=b@example.com?x=1#y 100% + "<b>" \u0000';
    const link = linkOf({ subject: `${text}\r\nBcc: b@example.com`, message: text });
    expect(read(link).headers.subject).toBe('Re: a&bcc=b@example.com?x=1#y 100% + "<b>" Bcc: b@example.com');
    expect(read(link).headers.body).toContain('> a&bcc=b@example.com?x=1#y 100% + "<b>" ');
    expect(read(link).count).toBe(2);
    expect(link).not.toMatch(/[\s"<>]/);
  });

  it('survives half a letter, which no link can hold', () => {
    expect(read(linkOf({ subject: 'x \ud83d', message: '\udc4d y' })).headers).toMatchObject({
      subject: 'Re: x \ufffd',
      body: expect.stringContaining('> \ufffd y') as string,
    });
  });
});

describe('its length', () => {
  const LONGEST = {
    latin: 'a'.repeat(LIMITS.message),
    Thai: 'ที่'.repeat(LIMITS.message).slice(0, LIMITS.message),
    emoji: '👩‍👩‍👧‍👦'.repeat(LIMITS.message).slice(0, LIMITS.message),
    lines: '\n'.repeat(LIMITS.message),
    marks: `ก${'\u0e48'.repeat(LIMITS.message - 1)}`,
  };

  it.each(Object.entries(LONGEST))('stays below the limit with the longest of %s', (_, text) => {
    const email = `${'a'.repeat(LIMITS.email - 12)}@example.com`;
    const link = linkOf({ email, subject: text.slice(0, LIMITS.subject), message: text });
    expect(link.length).toBeLessThan(REPLY_LINK_BELOW);
    expect(read(link).address).toBe(email);
  });

  it('of a long message is used to the full, and the cut is shown', () => {
    const link = linkOf({ message: LONGEST.latin });
    expect(link.length).toBe(REPLY_LINK_BELOW - 1);
    expect(read(link).headers.body).toMatch(/a…$/);
  });

  it('of a short message cuts nothing', () => {
    expect(read(linkOf({ message: 'สั้น' })).headers.body).toMatch(/> สั้น$/);
  });

  it('never splits a letter', () => {
    const family = '👩‍👩‍👧‍👦';
    for (let pad = 0; pad < 12; pad++) {
      const body = read(linkOf({ message: 'x'.repeat(pad) + LONGEST.emoji })).headers.body ?? '';
      expect(body.slice(body.indexOf('> ') + 2 + pad, -1).replaceAll(family, '')).toBe('');
    }
  });

  it('leaves half of the room to the quotation, however long the subject is', () => {
    const { headers } = read(
      linkOf({ subject: LONGEST.Thai.slice(0, LIMITS.subject), message: LONGEST.Thai }),
    );
    expect(headers.subject).toMatch(/^Re: ที่.*…$/);
    expect(headers.body?.split('> ')[1]?.length).toBeGreaterThan(40);
  });

  it('is that of the address alone when nothing else fits beside it', () => {
    const email = `${'ก'.repeat(300)}@example.com`;
    expect(read(linkOf({ email }))).toEqual({ address: email, headers: {}, count: 0 });
  });
});

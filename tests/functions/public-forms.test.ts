import { submitContact } from '@app/domain/contracts/submit-contact';
import { subscribe } from '@app/domain/contracts/subscribe';
import { LIMITS } from '@app/domain/limits';
import { CONSENT_TEXT, subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { ACTORS, can, type Actor } from '@app/domain/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLimits } from '../support/forget-limits.ts';
import { signIn } from './call.ts';
import { person } from './people.ts';
import { db, environment, newId } from './server.ts';

/** A request from outside: without the SDK, from another address each time. */
async function send(name: string, data: unknown, from: string, headers: Record<string, string> = {}) {
  const url = `http://${environment.functionsHost}/${environment.projectId}/asia-southeast1/${name}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify({ data }),
  });
  const body = (await answer.json()) as {
    result?: unknown;
    error?: { status: string; details?: { until?: string } };
  };
  return { status: answer.status, body };
}

let serial = 0;
/** An unused address (RFC 5737). */
const someone = () => `198.51.100.${(serial += 1)}`;

const aMessage = (change: object = {}) => ({
  name: 'สมชาย ใจดี',
  email: `${newId('writer').toLowerCase()}@example.com`,
  phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
  subject: 'ใบแจ้งหนี้ค้างชำระ',
  message: 'ตั้งแต่เดือนมิถุนายน\nทวงถามแล้วสองครั้ง',
  ...change,
});
const messagesOf = async (email: string) =>
  (await db.collection(COLLECTIONS.contacts).where('email', '==', email).get()).docs.map((found) =>
    found.data(),
  );
const write = (message: unknown, from = someone()) => send(submitContact.name, message, from);

const newEmail = () => `${newId('reader').toLowerCase()}@example.com`;
const entryOf = async (email: string) =>
  (await db.doc(paths.subscriber(await subscriberId(email))).get()).data();
const mailsTo = async (email: string) =>
  (await db.collection(COLLECTIONS.mail).where('to', '==', email).get()).docs.map((found) => found.data());

// Other files of the suite start with empty buckets as well.
beforeEach(() => forgetLimits(db));

describe('a contact message', () => {
  it('of a visitor is stored with exactly the contract’s fields, unread, at the server’s time', async () => {
    const message = aMessage();
    const before = Date.now();
    expect(await write(message)).toEqual({ status: 200, body: { result: {} } });
    const [stored, ...more] = await messagesOf(message.email);
    expect(more).toEqual([]);
    const { created_at: at, search_words: _words, ...fields } = stored ?? {};
    expect(fields).toEqual({ ...message, is_read: false });
    expect(Math.abs((at as { toMillis(): number }).toMillis() - before)).toBeLessThan(60_000);
  });

  it('sent twice is stored once, since its answer may have been lost; another content is another message', async () => {
    const message = aMessage();
    const from = someone();
    for (const change of [{}, {}, { subject: 'เรื่องอื่น' }])
      expect((await write({ ...message, ...change }, from)).status).toBe(200);
    expect(await messagesOf(message.email)).toHaveLength(2);
  });

  it.each([
    ['nothing', null],
    ['a list', [aMessage()]],
    ['a batch', { messages: [aMessage(), aMessage()] }],
    ['one field less', { ...aMessage(), subject: undefined }],
    ['one field more', aMessage({ is_read: true })],
    ['a time', aMessage({ created_at: 0 })],
    ['a name that nobody sees', aMessage({ name: '\u200b \u2060' })],
    ['a name that is too long', aMessage({ name: 'ก'.repeat(LIMITS.name + 1) })],
    ['a name that is a number', aMessage({ name: 7 })],
    ['a telephone without a digit', aMessage({ phone: 'ไม่มี' })],
    ['a telephone that is too long', aMessage({ phone: '0'.repeat(LIMITS.phone + 1) })],
    ['what is no e-mail address', aMessage({ email: 'somchai@office' })],
    ['further header lines', aMessage({ email: 'a@example.com\r\nbcc: b@example.com' })],
    ['a subject that is too long', aMessage({ subject: 'ก'.repeat(LIMITS.subject + 1) })],
    ['a message that is too long', aMessage({ message: 'ก'.repeat(LIMITS.message + 1) })],
  ])('with %s is refused and not stored', async (_, message) => {
    const count = async () => (await db.collection(COLLECTIONS.contacts).count().get()).data().count;
    const before = await count();
    const { status, body } = await write(message);
    expect([status, body.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(await count()).toBe(before);
  });

  it('may be as long as the limits say', async () => {
    const message = aMessage({
      name: 'ก'.repeat(LIMITS.name),
      phone: '0'.repeat(LIMITS.phone),
      subject: 'ก'.repeat(LIMITS.subject),
      message: 'ก'.repeat(LIMITS.message),
    });
    expect((await write(message)).status).toBe(200);
    expect(await messagesOf(message.email)).toHaveLength(1);
  });
});

describe('more than the limit', () => {
  it.each([
    [submitContact.name, () => aMessage(), COLLECTIONS.contacts],
    [subscribe.name, () => ({ email: newEmail() }), COLLECTIONS.newsletterSubscriptions],
  ] as const)(
    '%s: 20 from one address are accepted, further ones write nothing',
    async (name, make, place) => {
      const from = someone();
      const made = Array.from({ length: 24 }, make);
      const statuses: number[] = [];
      let last: Awaited<ReturnType<typeof send>> | undefined;
      for (const data of made) {
        last = await send(name, data, from);
        statuses.push(last.status);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
      expect(last?.body.error?.status).toBe('RESOURCE_EXHAUSTED');
      const until = Date.parse(last?.body.error?.details?.until ?? '');
      expect(until).toBeGreaterThan(Date.now());
      expect(until).toBeLessThan(Date.now() + 180_000);
      const stored = (await db.collection(place).get()).docs.map((one) => one.get('email') as string);
      expect(made.map(({ email }) => stored.includes(email))).toEqual(
        statuses.map((status) => status === 200),
      );
      // Another visitor is not affected.
      expect((await send(name, make(), someone())).status).toBe(200);
    },
  );

  it('an address behind Hosting is taken from Hosting’s entry, whatever the caller puts before it', async () => {
    const [visitor, hosting] = [someone(), someone()];
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1)
      statuses.push((await write(aMessage(), `203.0.113.${call}, ${visitor}, ${hosting}`)).status);
    expect(statuses.at(19)).toBe(200);
    expect(statuses.at(20)).toBe(429);
    expect((await write(aMessage(), `203.0.113.1, ${someone()}, ${hosting}`)).status).toBe(200);
  });

  it('no address is stored in plain text, and every bucket expires', async () => {
    const from = someone();
    await write(aMessage(), from);
    const kept = (await db.collection(COLLECTIONS.rateLimits).get()).docs;
    expect(kept.length).toBeGreaterThanOrEqual(4);
    for (const one of kept) {
      expect(JSON.stringify([one.id, one.data()])).not.toContain(from);
      if (one.id !== 'key') expect(one.get('expires_at')).toBeTruthy();
    }
  });
});

describe('a subscription', () => {
  const put = (email: string, headers = {}) => send(subscribe.name, { email }, someone(), headers);

  it('is stored at once, unconfirmed, under the hash of its address, with the consent', async () => {
    const email = newEmail();
    expect(await put(` ${email.toUpperCase()} `)).toEqual({ status: 200, body: { result: {} } });
    const entry: Record<string, unknown> = (await entryOf(email)) ?? {};
    const { subscribed_at: at, consent, ...fields } = entry;
    expect(fields).toEqual({ email, confirmed_at: null });
    expect(at).toBeTruthy();
    expect(consent).toEqual({
      at,
      text_version: CONSENT_TEXT,
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('gets the same answer whether or not the address is known, confirmed, or has been mailed', async () => {
    const [known, waiting] = [newEmail(), newEmail()];
    await put(known);
    await db.doc(paths.subscriber(await subscriberId(known))).update({ confirmed_at: new Date() });
    await put(waiting);
    const before = [await entryOf(known), await entryOf(waiting)];
    const answers = [await put(known), await put(waiting), await put(newEmail())];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await entryOf(known), await entryOf(waiting)]).toEqual(before);
  });

  it('gets one mail a day, in the language of the page, with links and one-click headers', async () => {
    const email = newEmail();
    for (const page of ['/zh/about', '/en/contact'])
      await put(email, { referer: `https://firm.example${page}` });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const { subject, text, html, headers } = (
      mails[0] as { message: Record<string, string> & { headers: Record<string, string> } }
    ).message;
    expect(subject).toMatch(/^请确认订阅/);
    const [, token] = /\/newsletter\/confirm\?token=([\w-]{43})&lng=zh/.exec(text ?? '') ?? [];
    expect(html).toContain(`/newsletter/unsubscribe?token=${token}&amp;lng=zh`);
    expect(headers['List-Unsubscribe']).toMatch(
      new RegExp(`^<${environment.hostingOrigin}/newsletter/unsubscribe\\?token=${token}&lng=zh>$`),
    );
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    // The stored hash of the token cannot be used as a link.
    const links = await db.collection(COLLECTIONS.newsletterLinks).get();
    expect(JSON.stringify(links.docs.map((one) => [one.id, one.data()]))).not.toContain(token);
  });

  it('of the same mailbox under another tag is stored, and gets no second mail that day', async () => {
    const email = newEmail();
    const spellings = [email, email.replace('@', '+1@'), email.replace('@', '+2@')];
    for (const each of spellings) await put(each);
    expect(await Promise.all(spellings.map(entryOf))).toMatchObject(
      spellings.map((each) => ({ email: each })),
    );
    expect((await Promise.all(spellings.map(mailsTo))).map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  it('of several addresses, of none and of an invalid one is refused', async () => {
    for (const data of [
      null,
      {},
      { email: '' },
      { email: ['a@b.co'] },
      { email: 'a@b.co', x: 1 },
      { email: 'a@b' },
      { email: 'victim@example.com,x1.co' },
    ]) {
      const { status, body } = await send(subscribe.name, data, someone());
      expect([status, body.error?.status], JSON.stringify(data)).toEqual([400, 'INVALID_ARGUMENT']);
    }
    expect((await put(newEmail())).status).toBe(200);
  });
});

describe('permissions', () => {
  const tokens: Partial<Record<Actor, string>> = {};
  beforeAll(async () => {
    const accounts: [Actor, string][] = [
      ['customer', await person('customer')],
      ['pendingPartner', await person('pending', 'customer', 'Pending')],
      ['rejectedPartner', await person('rejected', 'customer', 'Rejected')],
      ['approvedPartner', await person('approved', 'partner', 'Approved')],
      ['admin', await person('admin', 'admin')],
      ['disabled', await person('gone')],
    ];
    for (const [actor, uid] of accounts) {
      tokens[actor] = await signIn(uid);
      if (actor === 'disabled') await db.doc(paths.profile(uid)).update({ disabled: true });
    }
  });

  it.each(ACTORS)('%s: as in the permission table', async (actor) => {
    const token = tokens[actor];
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const wrote = await send(submitContact.name, aMessage(), someone(), headers);
    const subscribed = await send(subscribe.name, { email: newEmail() }, someone(), headers);
    expect([wrote.status, subscribed.status]).toEqual([
      can(actor, 'contact.create') ? 200 : 403,
      can(actor, 'subscriber.create') ? 200 : 403,
    ]);
  });
});

it('a page calls both at its own address, through Hosting', async () => {
  const message = aMessage();
  for (const [name, data] of [
    ['submitContact', message],
    ['subscribe', { email: newEmail() }],
  ] as const) {
    const answer = await fetch(`${environment.hostingOrigin}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { result: {} }]);
  }
  expect(await messagesOf(message.email)).toHaveLength(1);
});

import { COLLECTIONS, paths } from '@app/domain/paths';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCollector,
  aDoor,
  answersOf,
  COMPANY,
  freshCode,
  open,
  SECRETS,
  send,
  SITE,
  someone,
} from './door-scene.ts';
import { forgetLimits } from '../support/forget-limits.ts';
import { db, newId } from './server.ts';

let collector: string;
beforeAll(async () => {
  collector = await aCollector();
});
beforeEach(() => forgetLimits(db));

describe('the page of a code', () => {
  it('says who it is, for whom they work and until when, in the language of the address', async () => {
    const { code } = await aDoor(collector);
    for (const [prefix, language, sentence] of [
      ['', 'th', 'ได้รับมอบอำนาจให้ติดต่อท่าน'],
      ['/en', 'en', 'Authorised to contact you'],
      ['/zh', 'zh', '已获授权与您联系'],
    ] as const) {
      const { status, headers, html, text } = await open(`${prefix}/verify/${code}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain('name="robots" content="noindex"');
      for (const each of [sentence, COMPANY, 'สุภาพ']) expect(text).toContain(each);
      // The first name alone.
      expect(text).not.toContain('นามสกุลยาว');
    }
  });

  it('shows the company alone of a partner who has entered something else than a name', async () => {
    const other = await aCollector();
    await db.doc(paths.partner(other)).update({ contact_person: 'สมชาย(โอนเข้าบัญชี123-4-56789-0)' });
    const { code } = await aDoor(other);
    const { status, text } = await open(`/verify/${code}`);
    expect(status).toBe(200);
    expect(text).toContain(COMPANY);
    for (const each of ['123-4', 'โอนเข้า', 'ชื่อผู้ติดต่อ']) expect(text).not.toContain(each);
  });

  it('holds nothing of the debt, the creditor or the case, whatever it shows', async () => {
    const { code, caseId } = await aDoor(collector);
    const pages = await Promise.all([
      ...['', '/en', '/zh'].map((prefix) => open(`${prefix}/verify/${code}`)),
      send(code, { kind: 'complaint', text: '' }),
      send(code, { kind: 'dispute', text: '', reach: '' }),
      send(code, { kind: 'nominee', text: 'x', reach: '' }),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 422, 200, 200]);
    const { client_name, debtor_name, details } = SECRETS;
    const words = [...debtor_name.split(' '), client_name, details, '987,654', '987654', caseId, collector];
    for (const { html, text } of pages)
      for (const word of words) for (const each of [html, text]) expect(each).not.toContain(word);
  });

  it('is found however the code is spelt; a typed code leads there', async () => {
    const { code } = await aDoor(collector);
    const spelt = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
    expect((await open(`/verify/${spelt}`)).status).toBe(200);
    for (const prefix of ['', '/en']) {
      const { status, headers } = await open(`${prefix}/verify?code=${encodeURIComponent(` ${spelt} `)}`);
      expect([status, headers.get('location')]).toEqual([303, `${prefix}/verify/${code}`]);
    }
    const { status, html } = await open('/verify');
    expect(status).toBe(200);
    expect(html).toMatch(/<form[^>]*>.*name="code"/s);
  });

  it('is of a known code alone: the same page says so of any other, and advises not to pay', async () => {
    const { code } = await aDoor(collector);
    const wrong = [
      `${code.slice(0, 11)}${code.endsWith('Z') ? 'Y' : 'Z'}`,
      (await aDoor(collector, { code: { expires_at: new Date(Date.now() - 1_000) } })).code,
      (await aDoor(collector, { code: { revoked_at: new Date() } })).code,
      (await aDoor(collector, { code: { partner_id: newId('former') } })).code,
      (await aDoor(collector, { case: { status: 'Completed' } })).code,
      'nonsense',
      '%E0%B8%81',
    ];
    expect((await open(`/verify/${code}`)).status).toBe(200);
    for (const each of wrong) {
      const { status, html, text } = await open(`/verify/${each}`);
      expect(status, each).toBe(404);
      expect(text).toContain('ไม่พบรหัสนี้');
      expect(text).toContain('อย่าชำระเงิน');
      expect(text).not.toContain(COMPANY);
      expect(html).not.toContain('name="kind"');
    }
    expect((await open('/verify?code=nonsense')).status).toBe(404);
    expect((await open(`/verify/${code}/more`)).status).toBe(404);
    expect((await open(`/verify/${code}`, { method: 'PUT' })).status).toBe(405);
  });

  it('ends when the partner is locked or loses the case, at the next request', async () => {
    const { code, caseId } = await aDoor(collector);
    expect((await open(`/verify/${code}`)).status).toBe(200);
    for (const [path, change, back] of [
      [paths.partner(collector), { disabled: true }, { disabled: false }],
      [paths.caseAcceptance(caseId), { state: 'waiting' }, { state: 'accepted' }],
    ] as const) {
      await db.doc(path).update(change);
      expect((await open(`/verify/${code}`)).status).toBe(404);
      await db.doc(path).update(back);
      expect((await open(`/verify/${code}`)).status).toBe(200);
    }
  });
});

/** Servers that connect to the function: of a caller who bypasses Hosting, and of Hosting. */
const [FORGER, HOSTING] = ['198.51.100.1', '198.51.100.2'];

describe('tries', () => {
  it('are ten an hour from one address, right or wrong; another address has its own', async () => {
    const { code } = await aDoor(collector);
    const from = someone();
    const codes = Array.from({ length: 10 }, freshCode);
    for (const each of codes) expect((await open(`/verify/${each}`, { from })).status).toBe(404);
    const refused = await open(`/verify/${code}`, { from });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('อย่าชำระเงิน');
    expect(refused.text).not.toContain(COMPANY);
    expect((await open(`/verify/${code}`)).status).toBe(200);
  });

  it('of a valid code count for the own address: neither others who have it nor those who guess keep it from opening', async () => {
    const { code } = await aDoor(collector);
    for (let tries = 0; tries < 12; tries += 1) expect((await open(`/verify/${code}`)).status).toBe(200);
    const at = new Date();
    await db.doc(paths.rateLimit('door_in_all')).set({ tokens: 0, at, expires_at: at });
    expect((await open(`/verify/${freshCode()}`)).status).toBe(429);
    expect((await open(`/verify/${code}`)).status).toBe(200);
    // Other files have the same bucket.
    await forgetLimits(db);
  });

  it('with a forged address use up nothing of the visitor who has it, and others behind the same server keep nobody out', async () => {
    const [{ code }, visitor] = [await aDoor(collector), someone()];
    for (let tries = 0; tries < 10; tries += 1)
      expect((await open(`/verify/${code}`, { from: `${visitor}, ${FORGER}` })).status).toBe(200);
    expect((await open(`/verify/${code}`, { from: `${visitor}, ${FORGER}` })).status).toBe(429);
    expect((await open(`/verify/${code}`, { from: `${visitor}, ${HOSTING}` })).status).toBe(200);
    // Three addresses of somebody who has found the letter, behind the server that the debtor shares.
    for (const finder of [someone(), someone(), someone()]) {
      for (let tries = 0; tries < 10; tries += 1)
        expect((await open(`/verify/${code}`, { from: `${finder}, ${HOSTING}` })).status).toBe(200);
      expect((await open(`/verify/${code}`, { from: `${finder}, ${HOSTING}` })).status).toBe(429);
    }
    expect((await open(`/verify/${code}`, { from: `${someone()}, ${HOSTING}` })).status).toBe(200);
  });

  it('store thirty answers an hour of a code from one server, and the dispute that begins a pause whatever others have sent', async () => {
    const { code, caseId } = await aDoor(collector);
    const from = () => `${someone()}, ${HOSTING}`;
    const answer = (kind: string, key: string) => send(code, { kind, text: 'x', reach: '', key }, from());
    for (let index = 0; index < 30; index += 1)
      expect((await answer('complaint', String(index))).status).toBe(200);
    expect((await answer('complaint', 'more')).status).toBe(429);
    const all = (await db.collection(COLLECTIONS.rateLimits).get()).docs;
    const [inAll] = all.filter(({ id }) => id.startsWith('door_answers_of_'));
    await inAll?.ref.update({ tokens: 0, at: new Date() });
    expect((await answer('dispute', 'debtor')).status).toBe(200);
    expect((await db.doc(paths.doorState(caseId)).get()).get('open')).toEqual({ dispute: 1, paid: 0 });
    // Contacts pause now: further ones are within the limits as any answer.
    for (const kind of ['dispute', 'paid']) expect((await answer(kind, `${kind} more`)).status).toBe(429);
    expect(await answersOf(caseId)).toHaveLength(31);
  });

  it.each([
    ['a list', 'application/json', '[]'],
    ['a text', 'text/plain', 'dispute'],
  ])('are counted whatever is sent in place of a form: %s', async (_, type, body) => {
    const { code, caseId } = await aDoor(collector);
    const from = someone();
    const post = () =>
      fetch(`${SITE}/verify/${code}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': type },
        body,
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await post()).status).toBe(422);
    expect((await post()).status).toBe(429);
    expect(await answersOf(caseId)).toHaveLength(0);
  });

  it('are counted without an address or a code in clear', async () => {
    const { code } = await aDoor(collector);
    const from = someone();
    await open(`/verify/${code}`, { from });
    await send(code, { kind: 'complaint', text: 'x', reach: '' }, from);
    const buckets = await db.collection(COLLECTIONS.rateLimits).get();
    const stored = JSON.stringify(buckets.docs.map((one) => [one.id, one.data()]));
    expect(buckets.size).toBeGreaterThan(3);
    for (const clear of [code, from]) expect(stored).not.toContain(clear);
  });

  it('beyond the limit store no answer, and give its text back', async () => {
    const { code, caseId } = await aDoor(collector);
    const fields = { kind: 'complaint', text: 'โทรมาตอน <b>สามทุ่ม</b>', reach: '', key: 'k' };
    const from = someone();
    for (let tries = 0; tries < 9; tries += 1) await open(`/verify/${code}`, { from });
    expect((await send(code, fields, from)).status).toBe(200);
    const refused = await send(code, { ...fields, key: 'other' }, from);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('โทรมาตอน &lt;b&gt;สามทุ่ม&lt;/b&gt;');
    expect(await answersOf(caseId)).toHaveLength(1);
  });

  it('store no more answers of a code than its bucket has, from any number of addresses; the same form again is none', async () => {
    const { code, caseId } = await aDoor(collector);
    const fields = { kind: 'complaint', text: 'โทรมาตอนสามทุ่ม', reach: '' };
    expect((await send(code, { ...fields, key: 'first' })).status).toBe(200);
    const [bucket] = (await db.collection(COLLECTIONS.rateLimits).get()).docs.filter(({ id }) =>
      id.startsWith('door_answers_of_'),
    );
    await bucket?.ref.update({ tokens: 0, at: new Date() });
    const refused = await send(code, { ...fields, key: 'second' });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(fields.text);
    expect((await send(code, { ...fields, key: 'first' })).status).toBe(200);
    expect(await answersOf(caseId)).toHaveLength(1);
  });
});

import { removeSubscriber } from '@app/domain/contracts/remove-subscriber';
import { subscribe } from '@app/domain/contracts/subscribe';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { ACTORS, can, type Actor } from '@app/domain/roles';
import { aSubscriber } from '@app/seed/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLimits } from '../support/forget-limits.ts';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { db, environment, newId } from './server.ts';

const newEmail = () => `${newId('reader').toLowerCase()}@example.com`;
const placeOf = async (email: string) => db.doc(paths.subscriber(await subscriberId(email)));
const entryOf = async (email: string) => (await (await placeOf(email)).get()).data();

/** Subscribes, and opens the mail. @returns its links, as addresses of the site */
async function subscribed(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  expect((await call(subscribe.name, undefined, { email })).status).toBe(200);
  const mails = await db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  const texts = mails.docs.map((one) => (one.get('message') as { text: string }).text);
  const newest = texts.at(-1) ?? '';
  const link = (act: string) => new RegExp(`\\S+/newsletter/${act}\\?\\S+`).exec(newest)?.[0] ?? '';
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
}

async function open(address: string, init: RequestInit = {}) {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const press = (address: string, body = '') =>
  open(address, { method: 'POST', body: new URLSearchParams(body) });

beforeEach(() => forgetLimits(db));

describe('the link that confirms', () => {
  it('shows a page with a button and changes nothing, however often it is opened', async () => {
    const email = newEmail();
    const { confirm } = await subscribed(email);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers, html } = await open(confirm, { method });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      if (method === 'GET') {
        expect(html).toContain('<html lang="th"');
        expect(html).toMatch(/<form method="post">.*<button[^>]*type="submit"/s);
        expect(html).toContain('name="robots" content="noindex"');
      }
    }
    expect(await entryOf(email)).toMatchObject({ confirmed_at: null });
  });

  it('confirms when its button is pressed; a second press changes nothing', async () => {
    const email = newEmail();
    const { confirm } = await subscribed(email);
    expect((await press(confirm)).status).toBe(200);
    const first = await entryOf(email);
    expect(first?.['confirmed_at']).toBeInstanceOf(Timestamp);
    expect((await press(confirm)).html).toContain('ยืนยันการรับจดหมายข่าวแล้ว');
    expect(await entryOf(email)).toEqual(first);
  });

  it('uses the language of its mail', async () => {
    const { confirm } = await subscribed(newEmail());
    const { html } = await open(confirm.replace('lng=th', 'lng=en'));
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Confirm your subscription');
  });

  it('with one letter changed, without a token, or expired confirms nothing', async () => {
    const email = newEmail();
    const { confirm } = await subscribed(email);
    const forged = confirm.replace(/token=(.)/, (_, first: string) => `token=${first === 'A' ? 'B' : 'A'}`);
    for (const address of [forged, confirm.replace(/\?.*/, ''), `${confirm}&token=x`]) {
      expect((await open(address)).status).toBe(404);
      expect((await press(address)).status).toBe(404);
    }
    const links = await db
      .collection(COLLECTIONS.newsletterLinks)
      .where('subscriber_id', '==', await subscriberId(email))
      .get();
    await links.docs[0]?.ref.update({ confirm_until: new Date(Date.now() - 1_000) });
    expect((await press(confirm)).status).toBe(404);
    expect(await entryOf(email)).toMatchObject({ confirmed_at: null });
    await links.docs[0]?.ref.update({ confirm_until: new Date(Date.now() + 60_000) });
    expect((await press(confirm)).status).toBe(200);
    expect((await entryOf(email))?.['confirmed_at']).toBeInstanceOf(Timestamp);
  });
});

describe('the link that unsubscribes', () => {
  it('shows a page with a button and changes nothing', async () => {
    const email = newEmail();
    const { unsubscribe } = await subscribed(email);
    expect((await open(unsubscribe)).html).toContain('ยกเลิกการรับจดหมายข่าวหรือไม่');
    expect(await entryOf(email)).toBeDefined();
  });

  it.each(['', 'List-Unsubscribe=One-Click'])(
    'ends the subscription on the first press (%j), and accepts a second one',
    async (body) => {
      const email = newEmail();
      const { unsubscribe } = await subscribed(email);
      for (const times of [1, 2]) expect((await press(unsubscribe, body)).status, `${times}`).toBe(200);
      expect(await entryOf(email)).toBeUndefined();
    },
  );

  it('keeps the proof of the consent without the address, with an expiry', async () => {
    const email = newEmail();
    const { unsubscribe } = await subscribed(email);
    const before: Record<string, unknown> = (await entryOf(email)) ?? {};
    await press(unsubscribe);
    const kept = await db
      .collection(COLLECTIONS.newsletterConsents)
      .where('subscriber_id', '==', await subscriberId(email))
      .get();
    expect(kept.docs.map((one) => one.data())).toMatchObject([
      { consent: before['consent'], ended_by: 'subscriber' },
    ]);
    expect(JSON.stringify(kept.docs[0]?.data())).not.toContain(email);
    expect(kept.docs[0]?.get('expires_at')).toBeTruthy();
  });

  it('lets a former subscriber subscribe again, unconfirmed, with a new mail; the old link does not confirm', async () => {
    const email = newEmail();
    const first = await subscribed(email);
    await press(first.confirm);
    await press(first.unsubscribe);
    expect((await press(first.confirm)).status).toBe(404);
    expect(await entryOf(email)).toBeUndefined();
    await call(subscribe.name, undefined, { email });
    expect((await press(first.confirm)).status).toBe(404);
    expect(await entryOf(email)).toMatchObject({ email, confirmed_at: null });
    expect((await db.collection(COLLECTIONS.mail).where('to', '==', email).get()).size).toBe(2);
  });
});

it('other methods and other addresses are refused', async () => {
  const { confirm } = await subscribed(newEmail());
  expect((await open(confirm, { method: 'PUT' })).status).toBe(405);
  const url = `http://${environment.functionsHost}/${environment.projectId}/asia-southeast1/serveNewsletter`;
  expect((await open(`${url}/newsletter/other`)).status).toBe(404);
});

describe('an admin removes a subscriber', () => {
  const tokens: Partial<Record<Actor, string>> = {};
  let admin: string;
  beforeAll(async () => {
    admin = await person('admin', 'admin');
    const accounts: [Actor, string][] = [
      ['customer', await person('customer')],
      ['pendingPartner', await person('pending', 'customer', 'Pending')],
      ['rejectedPartner', await person('rejected', 'customer', 'Rejected')],
      ['approvedPartner', await person('approved', 'partner', 'Approved')],
      ['admin', admin],
      ['disabled', await person('gone', 'admin')],
    ];
    for (const [actor, uid] of accounts) {
      tokens[actor] = await signIn(uid);
      if (actor === 'disabled') await db.doc(paths.profile(uid)).update({ disabled: true });
    }
  });

  it.each(ACTORS)('%s: as in the permission table', async (actor) => {
    // An entry from before double opt-in.
    const email = newEmail();
    const place = await placeOf(email);
    await place.set(aSubscriber({ email }));
    const { status } = await call(removeSubscriber.name, tokens[actor], { id: place.id });
    const may = can(actor, 'subscriber.remove');
    expect(status).toBe(may ? 200 : actor === 'visitor' ? 401 : 403);
    expect((await place.get()).exists).toBe(!may);
  });

  it('which is recorded once, without the address, and the address can subscribe again', async () => {
    const email = newEmail();
    await subscribed(email);
    const id = await subscriberId(email);
    const remove = (which: unknown) => call(removeSubscriber.name, tokens.admin, which);
    expect((await remove({ id })).status).toBe(200);
    expect((await remove({ id })).body.error?.status).toBe('NOT_FOUND');
    const entries = await db
      .collection(COLLECTIONS.auditLog)
      .where('subject', '==', paths.subscriber(id))
      .get();
    expect(entries.docs.map((one) => one.data())).toMatchObject([
      { action: 'subscriber_removed', actor_id: admin, actor_role: 'admin', details: {} },
    ]);
    expect(JSON.stringify(entries.docs.map((one) => one.data()))).not.toContain(email);
    for (const wrong of [null, {}, { id: '' }, { id: 'a/b' }, { id, x: 1 }])
      expect((await remove(wrong)).body.error?.status).toBe('INVALID_ARGUMENT');
    await call(subscribe.name, undefined, { email });
    expect(await entryOf(email)).toMatchObject({ email, confirmed_at: null });
  });
});

import { exportNewsletterSubscriptions as contract } from '@app/domain/contracts/export-newsletter-subscriptions';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aSubscriber } from '@app/seed/builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { call as callByName, forge, signIn } from './call.ts';
import { person } from './people.ts';
import { bucket, db } from './server.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { until } from './wait.ts';

const HEAD = '\ufeffEmail,Subscribed At';
const filename = 'newsletter_subscriptions.csv';
const list = db.collection(COLLECTIONS.newsletterSubscriptions);
const call = (token: string | undefined, data: unknown) => callByName(contract.name, token, data);
const errorOf = async (token: string | undefined, data: unknown) =>
  (await call(token, data)).body.error?.status;

const tokens = new Map<string, string>();
let customer: string;

beforeAll(async () => {
  customer = await person('customer');
  const people = {
    customer,
    pendingPartner: await person('pending', 'customer', 'Pending'),
    approvedPartner: await person('approved', 'partner', 'Approved'),
    admin: await person('admin', 'admin'),
    disabledAdmin: await person('gone', 'admin'),
    // The token still says admin, the profile no longer does.
    formerAdmin: await person('former', 'admin'),
  };
  for (const [name, uid] of Object.entries(people)) tokens.set(name, await signIn(uid));
  await db.doc(paths.profile(people.disabledAdmin)).update({ disabled: true });
  await db.doc(paths.profile(people.formerAdmin)).update({ role: 'customer' });
});

/** Replaces the list with these addresses. */
async function subscribe(rows: readonly (readonly [email: string, at: string])[]): Promise<void> {
  await db.recursiveDelete(list);
  const writer = db.bulkWriter();
  for (const [email, at] of rows) {
    void writer.set(list.doc(await subscriberId(email)), aSubscriber({ email, subscribed_at: new Date(at) }));
  }
  await writer.close();
}

const FEW = [
  ['first@example.com', '2026-01-05T03:04:05.678Z'],
  ['สมหญิง@example.com', '2026-02-01T00:00:00.000Z'],
  ['=1+1@example.com', '2026-03-01T12:00:00.000Z'],
  ["o'neil+news@example.co.th", '2026-11-21T08:00:00.001Z'],
] as const;
const FEW_AS_CSV = `${HEAD}\r
o'neil+news@example.co.th,2026-11-21T08:00:00.001Z\r
"'=1+1@example.com",2026-03-01T12:00:00.000Z\r
สมหญิง@example.com,2026-02-01T00:00:00.000Z\r
first@example.com,2026-01-05T03:04:05.678Z`;

describe('an admin', () => {
  it('gets the list, newest first, byte for byte, and nothing else', async () => {
    await subscribe(FEW);
    // Written by hand and not a valid subscription: left out, as on the screen.
    await list.doc('broken').set({ email: 7, subscribed_at: new Date() });
    const { status, body } = await call(tokens.get('admin'), {});
    expect([status, body]).toEqual([200, { result: { filename, csv: FEW_AS_CSV } }]);
  });

  it('is recorded in the audit log with uid and time, and a refused call is not', async () => {
    const log = db.collection(COLLECTIONS.auditLog).where('action', '==', 'subscribers_exported');
    const before = (await log.get()).size;
    await call(tokens.get('customer'), {});
    expect((await log.get()).size).toBe(before);
    await call(tokens.get('admin'), {});
    const entries = (await log.get()).docs.map((entry) => entry.data());
    expect(entries).toHaveLength(before + 1);
    // A trigger adds the name and the words of the search, sooner or later.
    const recorded = {
      actor_id: expect.stringMatching(/^admin-/) as string,
      actor_role: 'admin',
      action: 'subscribers_exported',
      subject: COLLECTIONS.newsletterSubscriptions,
      details: { outcome: 'answered' },
      at: expect.anything() as unknown,
    };
    expect(entries).toContainEqual(expect.objectContaining(recorded));
  });

  it('gets only the header row for an empty list', async () => {
    await subscribe([]);
    expect((await call(tokens.get('admin'), {})).body.result).toEqual({ filename, csv: HEAD });
  });

  it('gets every address once when more than a page of them have the same time', async () => {
    const at = '2026-06-01T00:00:00.000Z';
    const emails = Array.from({ length: 2_050 }, (_, index) => `reader${index}@example.com`);
    await subscribe(emails.map((email) => [email, at]));
    const { csv } = (await call(tokens.get('admin'), {})).body.result as { csv: string };
    const lines = csv.split('\r\n');
    expect(lines.shift()).toBe(HEAD);
    expect(lines.sort()).toEqual(emails.map((email) => `${email},${at}`).sort());
  });

  it.each([[null], ['text'], [7], [true], [[]], [{ more: 1 }], [{ uid: 'somebody' }]])(
    'is refused the input %j',
    async (input) => {
      expect(await errorOf(tokens.get('admin'), input)).toBe('INVALID_ARGUMENT');
    },
  );
});

describe('the list is refused to', () => {
  it.each(['customer', 'pendingPartner', 'approvedPartner', 'disabledAdmin', 'formerAdmin'])(
    'a %s, with any input',
    async (name) => {
      for (const input of [{}, null])
        expect(await errorOf(tokens.get(name), input)).toBe('PERMISSION_DENIED');
    },
  );

  it('a customer who calls itself an admin', async () => {
    const claims = { sub: customer, user_id: customer, role: 'admin' };
    expect(await errorOf(forge(claims), {})).toBe('PERMISSION_DENIED');
  });

  it('a visitor, and a caller without a valid token', async () => {
    for (const token of [undefined, 'nonsense', forge({ role: 'admin' })])
      expect(await errorOf(token, {})).toBe('UNAUTHENTICATED');
  });
});

describe('a list too long for one answer', () => {
  let admin: Visitor;
  let other: Visitor;
  let reader: Visitor;

  beforeAll(async () => {
    admin = await visit('asking', 'admin');
    other = await visit('other', 'admin');
    reader = await visit('reader');
  });
  afterAll(async () => {
    await Promise.all([admin, other, reader].map(endVisit));
  });

  const exportOf = (answerBytes: number) =>
    functions.run(
      contract.name,
      { auth: { uid: admin.uid, token: {} }, data: {} },
      {
        env: { EXPORT_ANSWER_BYTES: String(answerBytes) },
      },
    );

  it('is a file with the same bytes, for this admin only and for ten minutes', async () => {
    await subscribe(FEW);
    const bytes = Buffer.byteLength(FEW_AS_CSV);
    expect((await exportOf(bytes)).answer).toEqual({ filename, csv: FEW_AS_CSV });

    const { answer, log } = await exportOf(bytes - 1);
    const { path } = answer as { path: string };
    expect(answer).toEqual({
      filename,
      path: expect.stringMatching(`^exports/${admin.uid}/[^/]+\\.csv$`) as string,
    });
    expect(log).toEqual([expect.objectContaining({ fn: contract.name, uid: admin.uid, outcome: 'stored' })]);
    expect(JSON.stringify(log)).not.toContain('@');
    const [metadata] = await bucket.file(path).getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'text/csv; charset=utf-8',
      contentDisposition: `attachment; filename="${filename}"`,
    });

    expect(Buffer.from(await admin.read(path)).toString()).toBe(FEW_AS_CSV);
    for (const stranger of [other, reader])
      await expect(stranger.read(path)).rejects.toMatchObject({ code: 'storage/unauthorized' });

    // A download link that the SDK makes for its admin does not work, and the file stays.
    const link = await admin.link(path);
    await until(
      'the link',
      async () => (await fetch(link)).status,
      (status) => status === 403,
    );
    expect(Buffer.from(await admin.read(path)).toString()).toBe(FEW_AS_CSV);

    await functions.run('sweepExportsOften', {}, { aheadMs: 11 * 60 * 1_000 });
    expect(await bucket.file(path).exists()).toEqual([false]);
  });
});

import { blogFormSchema, toSlug } from '@app/domain/blog';
import { newCaseSchema, newCaseUpdateSchema } from '@app/domain/case';
import { profileFormSchema } from '@app/domain/account';
import { storedFileName } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { partnerApplicationSchema, partnerProfileSchema } from '@app/domain/partner';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { preferencesSchema } from '@app/domain/preferences';
import { MAIL_CHOICES, MUTABLE_KINDS, NOTIFICATION_KINDS } from '@app/domain/notification';
import { aBlogPost, aCase, aCaseUpdate, aPartner, aSetOfPreferences } from '@app/seed/builders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { agree, AT_ONCE, bothWays } from './agreement.ts';
import * as any from './arbitraries.ts';
import { ABSENT, DirectWriter, NOW, type Fields } from './direct.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS, type Documents } from './fixtures.ts';

/**
 * For the documents of these tests, of `agreement-claims.test.ts` and of `money-agreement.test.ts`: the rules accept what the domain's
 * schema accepts, and the reverse. Not generated are the others that clients write, which have tests by hand alone: acceptances of the
 * terms, an admin's decisions on partners, partner papers, office notes, messages, offers (`decisions`), authorities, documents and
 * outcomes of a case, answers of its partner (`case_acceptances`), contact details, debtor facts, privacy requests, law confirmations, entries of the
 * audit log, steps of the roadmap. Contact messages and subscriptions are written by functions, which use the same schemas.
 */
const { CO, CX, PA, PP, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const as = (person: Person) => new DirectWriter(actors, person);
let serial = 0;
const fresh = () => `generated-${serial++}`;
const PATIENCE = { timeout: 900_000 };

/** A pool of accounts, each used for one write at a time: writes to the same document would wait for each other. */
class Many {
  readonly #free: { uid: string; person: Person; writer: DirectWriter }[];

  constructor(like: Person) {
    this.#free = Array.from({ length: AT_ONCE }, (_, index) => {
      const person = { ...like, uid: `${like.uid}-${index}` };
      return { uid: person.uid, person, writer: as(person) };
    });
  }

  documents(): Documents {
    return Object.assign({}, ...this.#free.map(({ person }) => accountDocuments(person))) as Documents;
  }

  async one<T>(use: (account: { uid: string; writer: DirectWriter }) => Promise<T>): Promise<T> {
    const account = this.#free.pop();
    if (account === undefined) throw new Error(`More than ${AT_ONCE} writes at once.`);
    return use(account).finally(() => this.#free.push(account));
  }
}

test('a new case', PATIENCE, async () => {
  const owner = as(CO);
  const rest = { ...aCase({ user_id: CO.uid, client_name: CO.email }), created_at: NOW, updated_at: NOW };
  const fields = {
    debtor_name: any.mostly('ลูกหนี้', any.text(LIMITS.name)),
    amount: any.mostly(1_500.75, any.amount),
    details: any.mostly('รายละเอียด', any.text(LIMITS.details, 3)),
  };
  const { debtor_name: _name, amount: _amount, details: _details, ...pinned } = rest;
  const send = (form: Fields) => owner.set(paths.case(fresh()), { ...pinned, ...form });
  bothWays(await agree(fields, (form) => newCaseSchema.safeParse(form), send));
});

test('the files of a new case', PATIENCE, async () => {
  const owner = as(CO);
  const rest = { ...aCase({ user_id: CO.uid, client_name: CO.email }), created_at: NOW, updated_at: NOW };
  const stored = any
    .text(LIMITS.fileName, 25)
    .map((name) => storedFileName(String(name), 1_719_900_000_000 + serial++));
  const names = fc.uniqueArray(stored, { maxLength: LIMITS.filesPerCase + 1 });
  const read = ({ names: list }: { names: string[] }) =>
    list.length <= LIMITS.filesPerCase
      ? { success: true as const, data: { names: list } }
      : { success: false as const };
  const send = ({ names: list }: Fields) => {
    const files = (list as string[]).map((name) => storagePaths.caseFile(CO.uid, name));
    return owner.set(paths.case(fresh()), { ...rest, file_urls: files });
  };
  await agree({ names }, (form) => read(form as { names: string[] }), send);
});

test('an update of a case', PATIENCE, async () => {
  const partner = as(PA);
  const pinned = {
    ...aCaseUpdate({ user_id: PA.uid, case_id: IDS.case, author_name: PA.name }),
    created_at: NOW,
  };
  const { update_text: _text, ...rest } = pinned;
  const send = (form: Fields) => partner.set(paths.caseUpdate(IDS.case, fresh()), { ...rest, ...form });
  const fields = {
    update_text: any.mostly('ส่งหนังสือแล้ว', any.text(LIMITS.updateText, 8)),
    wording: any.mostly(
      ABSENT,
      fc
        .record({
          findings: fc.array(
            fc.constantFrom<unknown>(
              'th-seizure',
              'en-suing',
              'zh-insult',
              'th',
              'TH-x',
              'th-a,en-b',
              7,
              true,
              null,
            ),
            { maxLength: LIMITS.wordingFindings + 1 },
          ),
          reason: any.mostly('ลูกหนี้พูดเอง', any.text(LIMITS.wordingReason)),
          // A number above the newest is refused by the rules alone (case-updates.test.ts).
          law: any.mostly(
            ABSENT,
            fc.constantFrom<unknown>(
              { table: 'wording', n: 1 },
              { table: 'wording', n: 0 },
              { n: 1 },
              'wording',
              null,
            ),
          ),
        })
        // Only a document's own fields may be absent; a map is sent without them.
        .map((wording) =>
          Object.fromEntries(Object.entries(wording).filter(([, value]) => value !== ABSENT)),
        ),
    ),
  };
  bothWays(await agree(fields, (form) => newCaseUpdateSchema.safeParse(form), send));
});

const PARTICULARS = {
  company_name: any.mostly('บริษัท', any.text(LIMITS.name)),
  contact_person: any.mostly('สมชาย', any.text(LIMITS.name)),
  phone: any.mostly('02-123-4567', any.phone),
};

test('an application as a partner', PATIENCE, async () => {
  // An account applies once, so each case gets a new account, whose profile does not exist yet.
  const send = ({ company_name, contact_person, phone }: Fields) => {
    const applicant: Person = { ...CX, uid: fresh() };
    const { disabled: _, ...rest } = { disabled: undefined, ...aPartner({ user_id: applicant.uid }) };
    const particulars = {
      company_name: company_name ?? ABSENT,
      contact_person: contact_person ?? ABSENT,
      phone: phone ?? ABSENT,
    };
    return as(applicant).set(paths.partner(applicant.uid), { ...rest, ...particulars, created_at: NOW });
  };
  const read = (form: unknown) => {
    const { company_name, contact_person, phone } = form as Fields;
    const account = { email: CX.email, password: '' };
    const parsed = partnerApplicationSchema.safeParse({
      companyName: company_name,
      contactPerson: contact_person,
      phone,
      ...account,
    });
    if (!parsed.success) return { success: false as const };
    const { data } = parsed;
    return {
      success: true as const,
      data: { company_name: data.companyName, contact_person: data.contactPerson, phone: data.phone },
    };
  };
  bothWays(await agree(PARTICULARS, read, send));
});

test("a partner's particulars", PATIENCE, async () => {
  const partners = new Many(PP);
  await arrange(actors, partners.documents());
  const send = (form: Fields) => partners.one(({ uid, writer }) => writer.update(paths.partner(uid), form));
  // Fields left out of an update keep their valid values.
  const stored = aPartner({ user_id: PP.uid });
  const read = (form: unknown) => partnerProfileSchema.safeParse({ ...stored, ...(form as Fields) });
  const chosen = async (form: Fields) =>
    send(Object.fromEntries(Object.entries(form).filter(([key]) => key in PARTICULARS)));
  bothWays(await agree(PARTICULARS, read, chosen));
});

test('a profile', PATIENCE, async () => {
  const owners = new Many(CO);
  await arrange(actors, owners.documents());
  const read = (form: unknown) => profileFormSchema.safeParse({ full_name: CO.name, ...(form as Fields) });
  const send = (form: Fields) => owners.one(({ uid, writer }) => writer.update(paths.profile(uid), form));
  bothWays(await agree({ full_name: any.text(LIMITS.name) }, read, send));
});

test('preferences', PATIENCE, async () => {
  const owners = new Many(CO);
  await arrange(actors, owners.documents());
  const fields = {
    language: any.mostly(
      'th',
      fc.constantFrom<unknown>('en', 'zh', null, 'de', 'TH', '', 1, true, [], {}, ABSENT),
    ),
    theme: any.mostly(
      'dark',
      fc.constantFrom<unknown>('light', 'system', null, 'sepia', '', 1, [], {}, ABSENT),
    ),
    muted_kinds: any.mostly([], any.kinds(MUTABLE_KINDS)),
    mail_off: any.mostly([], any.kinds(MAIL_CHOICES)),
    views: any.mostly({ cases: 'q=a' }, any.views),
  };
  const send = (form: Fields) =>
    owners.one(({ uid, writer }) => writer.set(paths.preferences(uid), { ...form, updated_at: NOW }));
  const read = (form: unknown) => {
    const parsed = preferencesSchema.safeParse({ ...(form as Fields), id: CO.uid, updated_at: new Date(0) });
    if (!parsed.success) return { success: false as const };
    const { id: _id, updated_at: _at, ...data } = parsed.data;
    return { success: true as const, data };
  };
  expect(NOTIFICATION_KINDS.length).toBeGreaterThan(MUTABLE_KINDS.length);
  expect(Object.keys(fields).sort()).toEqual(
    Object.keys(aSetOfPreferences())
      .filter((key) => key !== 'updated_at')
      .sort(),
  );
  bothWays(await agree(fields, read, send));
});

test('an article', PATIENCE, async () => {
  const admin = as(AD);
  const pinned = { ...aBlogPost({ user_id: AD.uid, author_name: AD.name }), published_at: NOW };
  const { title: _title, slug: _slug, excerpt: _excerpt, content: _content, ...rest } = pinned;
  const fields = {
    title: any.mostly('หัวข้อ', any.text(LIMITS.name)),
    slug: any.mostly('slug', any.slug),
    excerpt: any.mostly('', any.text(LIMITS.excerpt, 5)),
    content: any.mostly('เนื้อหา', any.text(LIMITS.content, 1)),
  };
  const read = (form: unknown) => {
    const parsed = blogFormSchema.safeParse(form);
    return parsed.success
      ? { success: true as const, data: parsed.data as Fields }
      : { success: false as const };
  };
  const send = async (form: Fields) => {
    const taken = await admin.set(`${COLLECTIONS.blogPosts}/${fresh()}`, { ...rest, ...form });
    // A form makes a slug of any text; the rules accept the result, and no text that the form would change.
    if (taken) expect(toSlug(String(form.slug))).toBe(form.slug);
    return taken;
  };
  bothWays(await agree(fields, read, send));
});

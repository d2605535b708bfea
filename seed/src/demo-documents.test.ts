import { doorAnswerSchema, doorCodeSchema, doorStateSchema, isPaused, readDoorCode } from '@app/domain/door';
import { blogPostSchema, toSlug } from '@app/domain/blog';
import { clockSchema } from '@app/domain/limitation-clock';
import { claimSheetSchema, legalEventSchema } from '@app/domain/claim-sheet';
import { CASE_STATUSES, caseSchema, caseUpdateSchema, isOpen, type Case } from '@app/domain/case';
import { dayOf } from '@app/domain/calendar';
import { balanceOf } from '@app/domain/case-balance';
import { caseEventSchema } from '@app/domain/case-event';
import { caseAcceptanceSchema, caseOutcomeSchema, caseStandingSchema } from '@app/domain/case-life';
import { commitmentSchema } from '@app/domain/commitment';
import { contactSchema, newContactSchema } from '@app/domain/contact';
import { contactDetailsSchema } from '@app/domain/contact-details';
import { caseFileProblem, displayFileName } from '@app/domain/file';
import { hasWholeSatang } from '@app/domain/money';
import { subscriberId, subscriberSchema } from '@app/domain/newsletter';
import { notificationSchema } from '@app/domain/notification';
import { PAYMENT_STATES, paymentSchema } from '@app/domain/payment';
import { promiseSchema } from '@app/domain/promise';
import { roadmapStepSchema } from '@app/domain/roadmap';
import { testimonialSchema } from '@app/domain/testimonial';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { planCaseNumbers } from './case-numbers.ts';
import { clockAt } from './clock.ts';
import { demoCaseId } from './demo-case.ts';
import { DEMO_CASES } from './demo-cases.ts';
import { demoDocuments, demoFiles } from './demo-documents.ts';
import { PERSONAS } from './personas.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const DOCUMENTS = await demoDocuments(clockAt(NOW));

/** The documents directly in a collection (or in every subcollection of that name), parsed by the domain. */
function all<Entity>(name: string, schema: { parse(value: unknown): Entity }): Entity[] {
  return [...DOCUMENTS]
    .filter(([path]) => path.split('/').at(-2) === name)
    .map(([path, document]) =>
      schema.parse({ id: path.split('/').at(-1), ...without(document, 'search_words') }),
    );
}

/** The server adds search words; they are not part of the domain's entities. */
function without(document: object, field: string): object {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
}

it('demo documents are found by the search of their lists', () => {
  const words = (path: string) => DOCUMENTS.get(path) as { search_words?: string[] };
  expect(words('cases/' + (DEMO_CASES[0]?.id ?? '')).search_words).toContain('บริษ');
  expect(words(`blog_posts/${all('blog_posts', blogPostSchema)[0]?.id ?? ''}`).search_words).toContainEqual(
    expect.any(String),
  );
});

it('the returned cheques of a case leave about twelve days to report the first', () => {
  const [sheet] = all('claim_sheets', z.strictObject(claimSheetSchema.shape));
  expect(sheet?.case_id).toBe(demoCaseId(5));
  const clocks = all('clocks', z.strictObject(clockSchema.shape));
  const found = clocks.find(({ id }) => id === 'complaint_cheque_0');
  expect(found).toMatchObject({ state: 'near', lapse_on_earliest: '2026-12-03' });
  expect(clocks.find(({ id }) => id === 'debt_claim')?.interrupted).toEqual(['demo-event-2']);
  const events = all('legal_events', z.strictObject(legalEventSchema.shape));
  expect(events.map(({ corrects }) => corrects)).toEqual([undefined, 'demo-event-1']);
});

it('a quarter of the largest claim in work is paid, and promises of all ends are shown', () => {
  const balances = all('cases', caseSchema).map((item) => {
    const below = <T extends { case_id: string }>(entries: T[]) =>
      entries.filter(({ case_id }) => case_id === item.id);
    const payments = below(all('payments', z.strictObject(paymentSchema.shape)));
    const promises = below(all('promises', z.strictObject(promiseSchema.shape)));
    return [item.id, balanceOf(item, payments, promises, dayOf(NOW))] as const;
  });
  const first = balances.find(([id]) => id === demoCaseId(1))?.[1];
  expect(first?.balance).toMatchObject({
    claimed: 48_500_000,
    paid_confirmed: 12_125_000,
    paid_reported: 4_000_000,
    outstanding: 36_375_000,
  });
  const states = balances.flatMap(([, { states: made }]) => [...made.values()]);
  expect(new Set(states)).toEqual(new Set(['kept', 'part', 'broken', 'open']));
  expect(new Set(all('payments', paymentSchema).map(({ state }) => state))).toEqual(new Set(PAYMENT_STATES));
});

describe('demo documents', () => {
  const cases = all('cases', z.strictObject(caseSchema.shape));
  const of = (uid: string) => cases.filter((item) => item.user_id === uid);

  it('show the customer a case in every status, and the partner assigned ones', () => {
    const statuses = of(PERSONAS.customer.uid).map((item) => item.status);
    expect(new Set(statuses)).toEqual(new Set(CASE_STATUSES));
    expect(cases.filter((item) => item.partner_id === PERSONAS.partner.uid).length).toBeGreaterThanOrEqual(4);
    expect(of(PERSONAS.secondCustomer.uid).filter((item) => item.partner_id === null).length).toBeGreaterThan(
      0,
    );
  });

  it.each(cases)('$id is a case that the screens could have created', (item: Case) => {
    expect(item.partner_id === null).toBe(item.status === 'Submitted');
    expect(hasWholeSatang(item.amount)).toBe(true);
    expect(item.updated_at.getTime()).toBeGreaterThanOrEqual(item.created_at.getTime());
  });

  const notes = all('case_updates', z.strictObject(caseUpdateSchema.shape));
  const events = all('case_events', z.strictObject(caseEventSchema.shape));

  it.each(cases)('$id has consistent events that lead to its state', (item) => {
    const ofCase = events
      .filter(({ case_id }) => case_id === item.id)
      .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    expect(ofCase[0]).toMatchObject({
      kind: 'case_created',
      actor_id: item.user_id,
      created_at: item.created_at,
      ...(item.file_urls && { file_count: item.file_urls.length }),
    });
    let now: { status: string | null; partner: string | null } = { status: null, partner: null };
    for (const event of ofCase) {
      if (event.to_status !== null) {
        expect(event.from_status).toBe(now.status);
        now = { ...now, status: event.to_status };
      }
      if (event.kind === 'assigned') now = { ...now, partner: event.to_partner_id };
    }
    expect(now).toEqual({ status: item.status, partner: item.partner_id });
    // A note moves the time of an open case as well.
    const noted = isOpen(item.status) ? notes.filter(({ case_id }) => case_id === item.id) : [];
    const times = [...ofCase, ...noted].map(({ created_at }) => created_at.getTime());
    expect(item.updated_at.getTime()).toBe(Math.max(...times));
  });

  it('show acceptances, outcomes and standings as functions and partners write them', () => {
    const commitments = all('commitments', z.strictObject(commitmentSchema.shape));
    expect(commitments.some(({ owed, state }) => owed && state === 'open')).toBe(true);
    expect(commitments.some(({ owed, state }) => owed && state === 'late')).toBe(true);
    const acceptances = all('case_acceptances', z.strictObject(caseAcceptanceSchema.shape));
    for (const { id, partner_id } of acceptances)
      expect(cases.find((item) => item.id === id)?.partner_id).toBe(partner_id);
    expect(new Set(acceptances.map(({ state }) => state))).toEqual(new Set(['accepted', 'waiting', 'late']));
    // A note of its partner accepts a case.
    const written = acceptances.map(({ id, partner_id }) =>
      notes.some(({ case_id, user_id }) => case_id === id && user_id === partner_id),
    );
    expect(written).toEqual(acceptances.map(({ state }) => state === 'accepted'));
    for (const { case_id, status } of all('case_outcomes', z.strictObject(caseOutcomeSchema.shape)))
      expect(cases.find((item) => item.id === case_id)?.status).toBe(status);
    const standings = all('case_standings', z.strictObject(caseStandingSchema.shape));
    for (const { id, user_id } of standings)
      expect(cases.find((item) => item.id === id)?.user_id).toBe(user_id);
    expect(all('contact_details', z.strictObject(contactDetailsSchema.shape))).toHaveLength(1);
  });

  it('contain what every page needs', () => {
    const testimonials = all('testimonials', z.strictObject(testimonialSchema.shape));
    expect(testimonials.filter((item) => item.is_featured)).toHaveLength(3);
    expect(testimonials.length).toBeGreaterThanOrEqual(4);
    const steps = all('roadmap_steps', z.strictObject(roadmapStepSchema.shape));
    expect(new Set(steps.map((step) => step.phase)).size).toBe(3);
    expect(new Set(steps.map((step) => step.step_number)).size).toBe(steps.length);
    const contacts = all('contacts', z.strictObject(contactSchema.shape));
    expect(new Set(contacts.map((contact) => contact.is_read))).toEqual(new Set([true, false]));
    for (const contact of contacts) newContactSchema.parse(contact);
    expect(all('case_updates', z.strictObject(caseUpdateSchema.shape)).length).toBeGreaterThan(15);
  });

  it('give every article a unique slug, the one that the editor would give it', () => {
    const posts = all('blog_posts', z.strictObject(blogPostSchema.shape));
    expect(posts.length).toBeGreaterThanOrEqual(4);
    expect(posts.map((post) => post.slug)).toEqual(posts.map((post) => toSlug(post.title)));
    for (const { id, slug } of posts) expect(DOCUMENTS.get(`blog_slugs/${slug}`)).toEqual({ post_id: id });
    expect(new Set(posts.map((post) => post.slug)).size).toBe(posts.length);
  });

  it('store each subscriber under the hash of its address', async () => {
    const subscribers = all('newsletter_subscriptions', z.strictObject(subscriberSchema.shape));
    expect(subscribers.length).toBeGreaterThanOrEqual(12);
    for (const { id, email } of subscribers) expect(id).toBe(await subscriberId(email));
  });

  it('have a code for a debtor that is in force, an open wish and an open request for data', () => {
    const [code] = all('door_codes', z.strictObject(doorCodeSchema.shape));
    expect(readDoorCode(code?.id ?? '')).toBe(code?.id);
    expect(code?.expires_at.getTime()).toBeGreaterThan(NOW.getTime());
    expect(DOCUMENTS.get(`cases/${code?.case_id}`)).toMatchObject({
      partner_id: code?.partner_id,
      status: 'In Progress',
    });
    const answers = all('door_answers', z.strictObject(doorAnswerSchema.shape));
    expect(answers.map(({ kind, state }) => [kind, state])).toEqual([
      ['prefer_time', 'open'],
      ['data_request', 'open'],
    ]);
    const state = doorStateSchema.parse(DOCUMENTS.get(`door_states/${code?.case_id}`));
    expect(state.wishes.prefer_time?.answer_id).toBe(answers[0]?.id);
    expect(isPaused(state)).toBe(false);
  });

  it('are dated in the past', () => {
    const times = [...DOCUMENTS.values()].flatMap((document) =>
      Object.entries(document).flatMap(([field, value]: [string, unknown]) =>
        // A deadline may lie ahead, and with it the beginning of the next period.
        value instanceof Date && !['due_at', 'remind_at', 'expires_at', 'from_at', 'check_at'].includes(field)
          ? [value]
          : [],
      ),
    );
    expect(times.length).toBeGreaterThan(100);
    for (const time of times) expect(time.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('number the cases by month, each once, the oldest first; what has a number keeps it', () => {
    const { numbers, counters } = planCaseNumbers(clockAt(NOW));
    expect(new Set(numbers.values()).size).toBe(DEMO_CASES.length);
    expect(cases.map((item) => item.case_number)).toEqual(cases.map(({ id }) => numbers.get(id)));
    // Submitted 12, 6, 3, 2 and 0.15 days ago.
    expect(['11', '8', '5', '9', '6'].map((id) => numbers.get(demoCaseId(Number(id))))).toEqual([
      'DC-6911-0002',
      'DC-6911-0003',
      'DC-6911-0004',
      'DC-6911-0005',
      'DC-6911-0006',
    ]);
    expect(counters.get('6911')).toBe(6);
    const later = clockAt(new Date('2027-03-01T20:00:00.000Z'));
    expect(planCaseNumbers(later, numbers)).toEqual({ numbers, counters: new Map() });
    const taken = new Map([['6911', 41]]);
    expect(planCaseNumbers(clockAt(NOW), new Map(), taken).numbers.get(demoCaseId(6))).toBe('DC-6911-0047');
  });

  it('have the same ids at any time of creation', async () => {
    const later = await demoDocuments(clockAt(new Date('2027-03-01T20:00:00.000Z')));
    expect([...later.keys()]).toEqual([...DOCUMENTS.keys()]);
  });
});

describe('demo notifications', () => {
  const notifications = all('notifications', z.strictObject(notificationSchema.shape));

  it('are read and unread for admin, customer and partner', () => {
    for (const { uid } of [PERSONAS.admin, PERSONAS.customer, PERSONAS.partner]) {
      const read = notifications.filter((item) => item.user_id === uid).map((item) => item.is_read);
      expect(new Set(read)).toEqual(new Set([true, false]));
    }
  });

  it('contain no debtor and no amount', () => {
    const told = JSON.stringify(notifications);
    for (const { debtor, amount } of DEMO_CASES) {
      expect(told).not.toContain(debtor);
      expect(told).not.toContain(String(amount));
      expect(told).not.toContain(amount.toLocaleString('th-TH'));
    }
  });

  it('link to a page of the receiver’s area', () => {
    for (const { user_id, link_to } of notifications) {
      const person = Object.values(PERSONAS).find(({ uid }) => uid === user_id);
      expect(link_to).toMatch(
        { admin: /^\/admin\//, partner: /^\/partner\//, customer: /^\/dashboard/ }[person!.role],
      );
    }
  });
});

describe('demo files', () => {
  it.each(demoFiles())('$path has its declared type', ({ path, type, bytes }) => {
    expect(caseFileProblem({ type, size: bytes.length }, bytes, bytes)).toBeNull();
    expect(path).toMatch(/^case-files\/demo-customer(-2)?\/\d{13}-[^/]+\.(pdf|png|jpg)$/);
    expect(displayFileName(path)).toMatch(/^[\u0e00-\u0e7f]/);
  });

  it('are listed by the case that their metadata names, and nothing else is', () => {
    const listed = all('cases', caseSchema).flatMap((item) =>
      (item.file_urls ?? []).map((path) => ({ path, caseId: item.id })),
    );
    expect(demoFiles().map(({ path, caseId }) => ({ path, caseId }))).toEqual(listed);
  });
});

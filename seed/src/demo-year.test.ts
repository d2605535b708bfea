import { dayOf } from '@app/domain/calendar';
import { caseSchema, caseUpdateSchema } from '@app/domain/case';
import { balanceOf } from '@app/domain/case-balance';
import { caseDocumentSchema } from '@app/domain/case-document';
import { boundFileSchema, caseFileSchema } from '@app/domain/case-file';
import { verifyChain } from '@app/domain/contact-chain';
import {
  contactDigestSchema,
  contactWindow,
  debtorContactSchema,
  isOutsideRules,
} from '@app/domain/debtor-contact';
import { paths } from '@app/domain/paths';
import { paymentSchema } from '@app/domain/payment';
import { promiseSchema } from '@app/domain/promise';
import { findings } from '@app/domain/wording';
import { describe, expect, it } from 'vitest';
import { clockAt } from './clock.ts';
import { demoCaseId } from './demo-case.ts';
import { demoCaseDocuments } from './demo-case-documents.ts';
import { DEMO_CASES } from './demo-cases.ts';
import { outsideContacts } from './demo-debtor-contacts.ts';
import { demoDocuments, demoFiles } from './demo-documents.ts';

const DAY_MS = 86_400_000;
/** A weekday, the day after New Year, and the end of Songkran: the hours are those of each contact's own day. */
const TIMES = ['2026-11-25T02:00:00Z', '2027-01-02T11:00:00Z', '2027-04-16T08:00:00Z'];

describe.each(TIMES)('the demo’s cases, loaded at %s', async (time) => {
  const now = new Date(time);
  const documents = await demoDocuments(clockAt(now));
  const below = <T>(collection: string, schema: { parse(value: unknown): T }): T[] =>
    [...documents]
      .filter(([path]) => path.startsWith(`${collection}/`) && path.split('/').length === 4)
      .map(([path, document]) => schema.parse({ id: path.split('/').at(-1), ...document }));
  const worked = DEMO_CASES.map(({ id }) => {
    const item = caseSchema.parse({ id, ...documents.get(paths.case(id)) });
    const payments = below(paths.payments(id), paymentSchema);
    const promises = below(paths.promises(id), promiseSchema);
    return {
      id,
      item,
      contacts: below(paths.debtorContacts(id), debtorContactSchema),
      payments,
      ...balanceOf(item, payments, promises, dayOf(now)),
      notes: below(paths.caseUpdates(id), caseUpdateSchema),
      events: [...below(paths.payments(id), paymentSchema), ...promises],
    };
  });

  it('six of them have a year of contacts, promises kept and broken, payments confirmed and disputed', () => {
    const ofAYear = worked.filter(({ contacts, payments, states }) => {
      const times = contacts.map(({ began_at }) => began_at.getTime());
      const promises = new Set(states.values());
      const answers = new Set(payments.map(({ state }) => state));
      return (
        Math.max(...times) - Math.min(...times) >= 350 * DAY_MS &&
        contacts.length >= 10 &&
        promises.has('kept') &&
        promises.has('broken') &&
        answers.has('confirmed') &&
        answers.has('disputed')
      );
    });
    expect(ofAYear.map(({ id }) => id)).toEqual([1, 3, 4, 10, 12, 13].map(demoCaseId));
  });

  it('none is without a contact for longer than 70 days', () => {
    for (const { id, contacts } of worked) {
      const times = contacts.map(({ began_at }) => began_at.getTime());
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? at), id).toBeLessThanOrEqual(70 * DAY_MS);
    }
  });

  it('are older than what was done in them', () => {
    for (const { item, contacts, notes, events } of worked) {
      const done = [
        ...contacts.map(({ began_at }) => began_at),
        ...[...notes, ...events].map(({ created_at }) => created_at),
      ];
      for (const at of done) expect(at.getTime()).toBeGreaterThan(item.created_at.getTime());
    }
  });

  it.each(worked)(
    '$id: contacts in their order, within the hours, one that counts a day, in a whole chain',
    async ({ id, contacts }) => {
      const times = contacts.map(({ began_at }) => began_at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const marked = outsideContacts(id).length;
      expect(contacts.filter(({ verdict }) => isOutsideRules(verdict))).toHaveLength(marked);
      const closed = contacts.filter(({ began_at }) => !contactWindow(began_at).isOpen);
      const days = contacts.filter(({ counts }) => counts).map(({ began_at }) => dayOf(began_at));
      expect(closed.length + days.length - new Set(days).size).toBe(marked);
      const digest = documents.get(paths.contactDigest(id));
      const sums = digest === undefined ? null : contactDigestSchema.parse(digest);
      expect(await verifyChain(contacts, sums)).toEqual({ entries: contacts.length, broken: null });
    },
  );

  it('DC690001 has 363,750 outstanding; its note of the first instalment is of the day of the payment', () => {
    const first = worked[0];
    expect(first?.balance.outstanding).toBe(36_375_000);
    const [paid] = first?.payments.filter(({ state }) => state === 'confirmed') ?? [];
    const note = first?.notes.find(({ update_text }) => update_text.includes('โอนชำระงวดที่ 1'));
    expect(paid?.satang).toBe(12_125_000);
    expect(note && dayOf(note.created_at)).toBe(paid?.received_on);
  });

  it('completed ones are paid in full', () => {
    const completed = worked.filter(({ item }) => item.status === 'Completed');
    expect(completed.map(({ balance }) => balance.outstanding)).toEqual([0, 0]);
  });
});

it('notes to cases and contacts have no wording that the portal warns of', async () => {
  const documents = await demoDocuments(clockAt(new Date(TIMES[0] ?? '')));
  const texts = [...documents.values()].flatMap((document) =>
    Object.entries(document).flatMap(([name, value]) =>
      ['note', 'update_text', 'dispute'].includes(name) && typeof value === 'string' && value !== ''
        ? [value]
        : [],
    ),
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect(findings(text, { recipient: 'case' }), text).toEqual([]);
});

it('two cases have papers of their partner and customer, bound to them', () => {
  const papers = demoCaseDocuments();
  expect(new Set(papers.map(({ caseId }) => caseId))).toEqual(new Set([1, 3].map(demoCaseId)));
  const names = [...demoFiles(), ...papers].map(({ path }) => path);
  expect(new Set(names).size).toBe(names.length);
  const clock = clockAt(new Date(TIMES[0] ?? ''));
  for (const { path, caseId, bytes, documents } of papers) {
    const item = DEMO_CASES.find(({ id }) => id === caseId);
    const [added, bound, entry] = documents('7', clock).map(([at, document]) => ({
      id: at.split('/').at(-1),
      ...document,
    }));
    const document = caseDocumentSchema.parse(added);
    const author = document.by_role === 'customer' ? item?.owner : item?.partner;
    expect(document).toMatchObject({ case_id: caseId, user_id: author?.uid, path });
    expect(document.created_at.getTime()).toBeGreaterThan(clock(item?.assigned ?? 0).getTime());
    expect(boundFileSchema.parse(bound)).toMatchObject({ path, case_ids: [], document_of: caseId });
    expect(caseFileSchema.parse(entry)).toMatchObject({ case_id: caseId, size: bytes.length });
  }
});

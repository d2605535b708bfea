import { documentEntryId } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { aCase, aCaseDocument, aCaseEvent, aCaseFile, aCaseUpdate } from '@app/seed/builders';
import { aContactDigest, aDebtorContact, aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { aCaseBalance, aPayment, aPromise } from '@app/seed/money-builders';
import { PERSONAS } from '@app/seed/personas';
import { withoutTriggers } from '@app/seed/triggers';
import { db, demoData, environment } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { forgetReads, noteReads, settledReads } from './support/reads.ts';
import { openAs } from './support/steps.ts';

test.beforeAll(demoData);

const { customer, partner } = PERSONAS;
const CASE = 'large-case';
const CASE_DOCUMENT = paths.case(CASE);
const MADE = {
  contacts: 500,
  payments: 100,
  reported: 30,
  promises: 60,
  documents: 60,
  notes: 120,
  files: 10,
};

/** What a panel reads at first: a page of its list, and one more document that shows whether there is another page. */
const PAGE = 20 + 1;
const HISTORY_PAGE = 50 + 1;
/** Payments that wait for an answer come in a query of their own, which may repeat those of the page. */
const UNANSWERED = 20;
const FIRST_PAGES: Readonly<Record<string, number>> = {
  debtor_contacts: PAGE,
  payments: PAGE + UNANSWERED,
  promises: PAGE,
  case_documents: PAGE,
  // The records of the documents that are shown, and of the customer's files.
  case_files: PAGE - 1 + MADE.files,
  case_updates: HISTORY_PAGE,
  office_notes: HISTORY_PAGE,
  case_events: HISTORY_PAGE,
  case_outcomes: 1,
  // The partner's.
  authorities: 1,
};
/** The case, its balance (read by two panels), sums of contacts, debtor's facts, standing, acceptance. */
const SINGLE = 8;
/** The frame: profile, partner record, terms, settings, and the feed's newest 5 read and 25 unread notifications. */
const FRAME = 40;

const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 3) + index * 3_600_000);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Written with triggers off: the emulator would deliver a thousand events one after the other. */
async function writeLargeCase(): Promise<void> {
  const below = { case_id: CASE };
  const own = { user_id: customer.uid, partner_id: partner.uid };
  const nameOf = (index: number) => `${1_719_900_000_000 + index}-paper.pdf`;
  const file_urls = numbers(MADE.files).map((index) => `case-files/${customer.uid}/${nameOf(index)}`);
  const document = (index: number) => ({
    ...aCaseDocument({ ...below, path: `case-files/${partner.uid}/${nameOf(index)}`, created_at: at(index) }),
    label: `ฉบับที่ ${index + 1}`,
  });
  const documents: [path: string, data: object][] = [
    [CASE_DOCUMENT, aCase({ ...own, status: 'In Progress', client_name: customer.email, file_urls })],
    [paths.debtorFacts(CASE), aSetOfDebtorFacts(below)],
    [paths.contactDigest(CASE), aContactDigest({ ...below, entries: MADE.contacts, inside: MADE.contacts })],
    [paths.caseBalance(CASE), aCaseBalance()],
    ...numbers(MADE.contacts).map((index): [string, object] => [
      `${paths.debtorContacts(CASE)}/contact-${index}`,
      aDebtorContact({ ...below, seq: index + 1, began_at: at(index), recorded_at: at(index) }),
    ]),
    ...numbers(MADE.payments).map((index): [string, object] => [
      `${paths.payments(CASE)}/payment-${index}`,
      aPayment({ ...below, satang: 10_000 + index, created_at: at(index), ...stateOf(index) }),
    ]),
    ...numbers(MADE.promises).map((index): [string, object] => [
      `${paths.promises(CASE)}/promise-${index}`,
      aPromise({ ...below, created_at: at(index), state: 'broken' }),
    ]),
    ...numbers(MADE.documents).flatMap((index): [string, object][] => {
      const { path } = document(index);
      const entry = paths.caseFile(CASE, documentEntryId(partner.uid, nameOf(index)));
      return [
        [`${paths.caseDocuments(CASE)}/document-${String(index).padStart(2, '0')}`, document(index)],
        [entry, aCaseFile({ ...below, path, bound_at: at(index) })],
      ];
    }),
    ...file_urls.map((path, index): [string, object] => [
      paths.caseFile(CASE, nameOf(index)),
      aCaseFile({ ...below, path }),
    ]),
    ...numbers(MADE.notes).flatMap((index): [string, object][] => [
      [`${paths.caseUpdates(CASE)}/note-${index}`, aCaseUpdate({ ...below, created_at: at(index) })],
      [`${paths.officeNotes(CASE)}/note-${index}`, aCaseUpdate({ ...below, created_at: at(index) })],
      [`${paths.caseEvents(CASE)}/event-${index}`, aCaseEvent({ ...below, created_at: at(index) })],
    ]),
  ];
  await withoutTriggers(environment.hubHost, async () => {
    for (let from = 0; from < documents.length; from += 400) {
      const batch = db.batch();
      for (const [path, data] of documents.slice(from, from + 400)) batch.set(db.doc(path), data);
      await batch.commit();
    }
  });
}

/** The oldest of the payments wait for an answer, so that no page of the newest ones has them. */
function stateOf(index: number) {
  if (index < MADE.reported) return { state: 'reported' } as const;
  return { state: 'confirmed', answered_by: customer.uid, answered_at: at(index), dispute: '' } as const;
}

/** How many documents came of each collection below the case. */
function below(documents: readonly string[]): Record<string, number> {
  const ofCase = documents.filter((path) => path.startsWith(`${CASE_DOCUMENT}/`));
  const counted = Map.groupBy(ofCase, (path) => path.split('/')[2] ?? '');
  return Object.fromEntries([...counted].map(([collection, found]) => [collection, found.length]));
}

test('a case with 500 contacts, 100 payments and 60 documents opens with the reads of its first pages', async ({
  person,
}) => {
  await writeLargeCase();
  const readers = [
    { name: 'partner', email: partner.email, address: `/partner/case/${CASE}` },
    { name: 'customer', email: customer.email, address: `/dashboard/case/${CASE}` },
  ] as const;
  for (const { name, email, address } of readers) {
    await test.step(`for the ${name}`, async () => {
      const { page, context } = await person(name);
      await noteReads(context);
      await openAs(page, email, address);
      // Every panel has come.
      const papers = page.getByRole('list', { name: 'เอกสารในเคส' }).getByRole('listitem');
      await expect(papers).toHaveCount(PAGE - 1);
      await expect(page.getByRole('region', { name: 'เงิน', exact: true })).toContainText('฿');
      await expect(page.locator('#case-contacts').getByRole('listitem')).toHaveCount(PAGE - 1);
      const documents = await settledReads(page);
      const counts = below(documents);
      test.info().annotations.push({
        type: `${name}: ${documents.length} documents`,
        description: JSON.stringify(counts),
      });
      for (const [collection, count] of Object.entries(counts))
        expect(count, `${name}: ${collection}`).toBeLessThanOrEqual(FIRST_PAGES[collection] ?? 0);
      // Whole pages were seen: the count works.
      expect(counts).toMatchObject({ debtor_contacts: PAGE, case_documents: PAGE, promises: PAGE });
      const pages = Object.values(FIRST_PAGES).reduce((sum, each) => sum + each, 0);
      expect(documents.length).toBeLessThanOrEqual(pages + SINGLE + FRAME);

      // All documents and their records, in pages.
      const older = page.locator('#case-documents').getByRole('button', { name: 'แสดงเอกสารก่อนหน้า' });
      // Parts that come once the page is used read a few more; they are not counted here.
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(page.locator('#case-authority')).toContainText('หนังสือมอบอำนาจในแฟ้ม');
      await settledReads(page);
      await forgetReads(page);
      await older.click();
      await expect(papers).toHaveCount(2 * (PAGE - 1));
      await older.click();
      await expect(papers).toHaveCount(MADE.documents);
      await expect(older).toHaveCount(0);
      await expect(papers.getByText(/SHA-256/)).toHaveCount(MADE.documents);
      const more = below(await settledReads(page));
      expect(Object.keys(more).sort()).toEqual(['case_documents', 'case_files']);
    });
  }
});

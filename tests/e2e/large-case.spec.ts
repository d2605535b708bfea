import { paths } from '@app/domain/paths';
import { PERSONAS } from '@app/seed/personas';
import { LARGE_CASE } from './support/large-case.ts';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { forgetReads, noteReads, settledReads } from './support/reads.ts';
import { openAs } from './support/steps.ts';

test.beforeAll(demoData);

const { customer, partner } = PERSONAS;
const CASE_DOCUMENT = paths.case(LARGE_CASE.id);

/** What a panel reads at first: a page of its list, and one more document that shows whether there is another page. */
const PAGE = 20 + 1;
const HISTORY_PAGE = 50 + 1;
/** Payments that wait for an answer come in a separate query, which may repeat those of the page. */
const UNANSWERED = 20;
const FIRST_PAGES: Readonly<Record<string, number>> = {
  debtor_contacts: PAGE,
  payments: PAGE + UNANSWERED,
  promises: PAGE,
  case_documents: PAGE,
  // The records of the documents that are shown, and of the customer's files.
  case_files: PAGE - 1 + LARGE_CASE.files,
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

/** How many documents came of each collection below the case. */
function below(documents: readonly string[]): Record<string, number> {
  const ofCase = documents.filter((path) => path.startsWith(`${CASE_DOCUMENT}/`));
  const counted = Map.groupBy(ofCase, (path) => path.split('/')[2] ?? '');
  return Object.fromEntries([...counted].map(([collection, found]) => [collection, found.length]));
}

test('a case with 500 contacts, 100 payments and 60 documents opens with the reads of its first pages', async ({
  person,
}) => {
  const readers = [
    { name: 'partner', email: partner.email, address: `/partner/case/${LARGE_CASE.id}` },
    { name: 'customer', email: customer.email, address: `/dashboard/case/${LARGE_CASE.id}` },
  ] as const;
  // At the same time: each waits for most of it until nothing more comes.
  const read = ({ name, email, address }: (typeof readers)[number]) =>
    test.step(`for the ${name}`, async () => {
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
      await expect(papers).toHaveCount(LARGE_CASE.documents);
      await expect(older).toHaveCount(0);
      await expect(papers.getByText(/SHA-256/)).toHaveCount(LARGE_CASE.documents);
      const more = below(await settledReads(page));
      expect(Object.keys(more).sort()).toEqual(['case_documents', 'case_files']);
    });
  await Promise.all(readers.map(read));
});

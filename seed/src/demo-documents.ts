import type { Case, CaseUpdate } from '@app/domain/case';
import { storedFileName } from '@app/domain/file';
import { LISTS, searchedTexts } from '@app/domain/lists';
import { AUTHORITIES, COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import { aCase, aCaseUpdate, authorOf, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import { demoAuthorities, demoAuthorityEvents } from './demo-authorities.ts';
import { demoPosts } from './demo-blog.ts';
import type { DemoCase, DemoFile } from './demo-case.ts';
import { planCaseNumbers } from './case-numbers.ts';
import { caseEventDocuments } from './demo-case-events.ts';
import { demoCaseLife } from './demo-case-life.ts';
import { demoCommitments } from './demo-commitments.ts';
import { demoClaim } from './demo-claims.ts';
import { DEMO_CASES } from './demo-cases.ts';
import { demoContactRecord, demoDebtorFacts } from './demo-debtor-contacts.ts';
import { demoDoor } from './demo-door.ts';
import { demoParties } from './demo-parties.ts';
import { demoDecisionEvents, demoDecisions, demoMessages } from './demo-messages.ts';
import { demoPayments, demoPromises } from './demo-money.ts';
import { demoNotifications, type Entry } from './demo-notifications.ts';
import { demoPrivacyRequest, demoRetentionReport } from './demo-privacy.ts';
import { demoContacts, demoRoadmap, demoSubscribers, demoTestimonials } from './demo-site.ts';
import { sampleJpeg, samplePdf, samplePng } from './sample-files.ts';

/** The time in the names of demo files. It is fixed, so that a second run overwrites instead of adding. */
const FILE_TIME_MS = Date.UTC(2026, 0, 5);

/**
 * Every demo document except the accounts', by its path. All ids are fixed.
 * @param numbers by case id; by default those of an empty database
 */
export async function demoDocuments(
  clock: Clock,
  numbers: ReadonlyMap<string, string> = planCaseNumbers(clock).numbers,
): Promise<Map<string, object>> {
  const documents = new Map<string, object>();
  const put = (collection: string, entries: readonly Entry<object>[]) => {
    for (const [id, document] of entries) documents.set(`${collection}/${id}`, document);
  };
  put(COLLECTIONS.testimonials, demoTestimonials(clock));
  put(COLLECTIONS.roadmapSteps, demoRoadmap());
  put(COLLECTIONS.contacts, demoContacts(clock));
  put(COLLECTIONS.newsletterSubscriptions, await demoSubscribers(clock));
  put(COLLECTIONS.notifications, demoNotifications(DEMO_CASES, clock, numbers));
  const posts = demoPosts(clock);
  put(COLLECTIONS.blogPosts, posts);
  // The lock that prevents two posts from sharing a slug; normally written by a trigger.
  put(
    COLLECTIONS.blogSlugs,
    posts.map(([id, { slug }]) => [slug, { post_id: id }]),
  );
  for (const item of DEMO_CASES) {
    put(COLLECTIONS.cases, [[item.id, caseDocument(item, clock, numbers.get(item.id))]]);
    put(COLLECTIONS.caseParties, [[item.id, demoParties(item, clock)]]);
    put(paths.caseUpdates(item.id), updateDocuments(item, clock));
    put(paths.payments(item.id), demoPayments(item, clock));
    put(paths.promises(item.id), demoPromises(item, clock));
    put(paths.messages(item.id), demoMessages(item, clock));
    put(paths.decisions(item.id), demoDecisions(item, clock));
    put(`${paths.case(item.id)}/${AUTHORITIES}`, demoAuthorities(item, clock));
    put(paths.caseEvents(item.id), [
      ...caseEventDocuments(item, clock),
      ...demoDecisionEvents(item, clock),
      ...demoAuthorityEvents(item, clock),
    ]);
    put(COLLECTIONS.commitments, demoCommitments(item, clock, numbers.get(item.id)));
    const claim = demoClaim(item, clock);
    if (claim !== null) {
      put(COLLECTIONS.claimSheets, [[item.id, claim.sheet]]);
      put(paths.legalEvents(item.id), claim.events);
      put(paths.clocks(item.id), claim.clocks);
    }
    const facts = demoDebtorFacts(item, clock);
    if (facts !== null) put(COLLECTIONS.debtorFacts, [[item.id, facts]]);
    const record = await demoContactRecord(item, clock);
    if (record === null) continue;
    put(paths.debtorContacts(item.id), record.contacts);
    put(COLLECTIONS.contactDigests, [[item.id, record.digest]]);
  }
  for (const [path, document] of demoCaseLife(clock, numbers)) documents.set(path, document);
  for (const [path, document] of demoDoor(clock)) documents.set(path, document);
  documents.set(...demoPrivacyRequest(clock));
  documents.set(...demoRetentionReport(clock));
  return withSearchWords(documents);
}

/** The search words of a document; normally written by a trigger. */
function withSearchWords(documents: ReadonlyMap<string, object>): Map<string, object> {
  const lists = Object.values(LISTS).filter(({ search }) => search.by === 'words');
  return new Map(
    [...documents].map(([path, document]) => {
      const [collection, id, ...below] = path.split('/');
      const list = below.length === 0 ? lists.find((one) => one.collection === collection) : undefined;
      if (list === undefined) return [path, document];
      return [path, { ...document, search_words: searchWords(searchedTexts(list, { ...document, id })) }];
    }),
  );
}

function caseDocument(item: DemoCase, clock: Clock, number: string | undefined): Stored<Case> {
  const created = clock(item.submitted);
  const assigned = item.assigned === undefined ? created : clock(item.assigned);
  const noted = item.updates.map(({ days, hour }) => clock(days, hour));
  const files = demoFilesOf(item).map(({ path }) => path);
  return aCase({
    user_id: item.owner.uid,
    client_name: item.owner.email,
    partner_id: item.partner?.uid ?? null,
    debtor_name: item.debtor,
    amount: item.amount,
    details: item.details,
    status: item.status,
    file_urls: files.length > 0 ? files : null,
    created_at: created,
    updated_at: item.finished === undefined ? lastOf([assigned, ...noted]) : clock(item.finished, 17),
    ...(number !== undefined && { case_number: number }),
  });
}

function lastOf(times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

function updateDocuments(item: DemoCase, clock: Clock): Entry<Stored<CaseUpdate>>[] {
  return item.updates.map(({ author, days, hour, text }, index) => [
    `demo-update-${index + 1}`,
    aCaseUpdate({
      case_id: item.id,
      user_id: author.uid,
      update_text: text,
      author_name: author.fullName,
      ...authorOf(author),
      created_at: clock(days, hour),
    }),
  ]);
}

export interface DemoUpload {
  /** Storage object path. */
  path: string;
  type: DemoFile['type'];
  caseId: string;
  bytes: Buffer;
}

/** The attachments of all demo cases. */
export function demoFiles(): DemoUpload[] {
  return DEMO_CASES.flatMap(demoFilesOf);
}

function demoFilesOf(item: DemoCase): DemoUpload[] {
  return item.files.map((file, index) => {
    const timeMs = FILE_TIME_MS + DEMO_CASES.indexOf(item) * 10 + index;
    const path = storagePaths.caseFile(item.owner.uid, storedFileName(file.name, timeMs));
    return { path, type: file.type, caseId: item.id, bytes: bytesOf(file) };
  });
}

function bytesOf(file: DemoFile): Buffer {
  if (file.type === 'application/pdf') return samplePdf(file.lines ?? ['Demo document']);
  return file.type === 'image/png' ? samplePng() : sampleJpeg();
}

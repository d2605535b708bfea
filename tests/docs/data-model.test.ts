import { readFile } from 'node:fs/promises';
import { profileSchema } from '@app/domain/account';
import { auditEntrySchema } from '@app/domain/audit';
import { authoritySchema } from '@app/domain/authority';
import { blogPostSchema, renderedPostSchema } from '@app/domain/blog';
import { caseSchema, caseUpdateSchema } from '@app/domain/case';
import { caseAgendaSchema } from '@app/domain/case-agenda';
import { caseBalanceSchema } from '@app/domain/case-balance';
import { caseDocumentSchema } from '@app/domain/case-document';
import { casePartiesSchema } from '@app/domain/case-parties';
import { caseEventSchema } from '@app/domain/case-event';
import { boundFileSchema, caseFileSchema } from '@app/domain/case-file';
import { caseAcceptanceSchema, caseOutcomeSchema, caseStandingSchema } from '@app/domain/case-life';
import { caseMessageSchema } from '@app/domain/case-message';
import { caseCounterSchema } from '@app/domain/case-number';
import { commitmentSchema } from '@app/domain/commitment';
import { caseSumsSchema, caseTallySchema } from '@app/domain/case-tally';
import { clockSchema } from '@app/domain/limitation-clock';
import { claimSheetSchema, legalEventSchema } from '@app/domain/claim-sheet';
import { contactSchema } from '@app/domain/contact';
import { contactDetailsSchema } from '@app/domain/contact-details';
import { decisionSchema } from '@app/domain/decision';
import { doorAnswerSchema, doorCodeSchema, doorStateSchema } from '@app/domain/door';
import { contactDigestSchema, debtorContactSchema } from '@app/domain/debtor-contact';
import { debtorFactsSchema } from '@app/domain/debtor-facts';
import { lawConfirmationSchema } from '@app/domain/law/confirmation';
import { legalHoldSchema } from '@app/domain/legal-hold';
import { subscriberSchema } from '@app/domain/newsletter';
import { notificationSchema } from '@app/domain/notification';
import { partnerSchema } from '@app/domain/partner';
import { partnerPaperSchema } from '@app/domain/partner-paper';
import {
  ACCEPTANCES,
  AUTHORITIES,
  BOUND_NAMES,
  CASE_DOCUMENTS,
  CASE_EVENTS,
  CASE_FILES,
  CASE_OUTCOMES,
  CASE_UPDATES,
  CLOCKS,
  COLLECTIONS,
  DECISIONS,
  MESSAGES,
  OFFICE_NOTES,
  PARTNER_PAPERS,
  DEBTOR_CONTACTS,
  LAW_VERSIONS_NAME,
  LEGAL_EVENTS,
  PAYMENTS,
  PROMISES,
} from '@app/domain/paths';
import { moneySumsSchema } from '@app/domain/money-sums';
import { paymentSchema } from '@app/domain/payment';
import { preferencesSchema } from '@app/domain/preferences';
import { privacyRequestSchema } from '@app/domain/privacy-request';
import { promiseSchema } from '@app/domain/promise';
import { retentionReportSchema } from '@app/domain/retention-report';
import { publicFiguresSchema } from '@app/domain/public-figures';
import { roadmapStepSchema } from '@app/domain/roadmap';
import { acceptanceSchema } from '@app/domain/terms';
import { testimonialSchema } from '@app/domain/testimonial';
import { describe, expect, test } from 'vitest';

const page = await readFile(new URL('../../docs/data-model.md', import.meta.url), 'utf8');

/** The text below each heading of a collection, by its path without the ids. */
const sections = new Map(
  page
    .split(/^### `/m)
    .slice(1)
    .map((text) => [
      text
        .slice(0, text.indexOf('`'))
        .replace(/\/\{[^}]*\}/g, '')
        .replaceAll('/', ' '),
      text,
    ]),
);

const { cases, boundFiles, rollups } = COLLECTIONS;
const SCHEMAS: Record<string, { shape: object }> = {
  [COLLECTIONS.profiles]: profileSchema,
  [`${COLLECTIONS.profiles} ${ACCEPTANCES}`]: acceptanceSchema,
  [COLLECTIONS.partners]: partnerSchema,
  [`${COLLECTIONS.partnerPapers} ${PARTNER_PAPERS}`]: partnerPaperSchema,
  [COLLECTIONS.preferences]: preferencesSchema,
  [cases]: caseSchema,
  [`${cases} ${CASE_UPDATES}`]: caseUpdateSchema,
  [`${cases} ${OFFICE_NOTES}`]: caseMessageSchema,
  [`${cases} ${MESSAGES}`]: caseMessageSchema,
  [`${cases} ${DECISIONS}`]: decisionSchema,
  [`${cases} ${CASE_EVENTS}`]: caseEventSchema,
  [`${cases} ${CASE_FILES}`]: caseFileSchema,
  [`${cases} ${CASE_DOCUMENTS}`]: caseDocumentSchema,
  [`${cases} ${DEBTOR_CONTACTS}`]: debtorContactSchema,
  [COLLECTIONS.debtorFacts]: debtorFactsSchema,
  [COLLECTIONS.claimSheets]: claimSheetSchema,
  [`${cases} ${LEGAL_EVENTS}`]: legalEventSchema,
  [`${cases} ${CLOCKS}`]: clockSchema,
  [COLLECTIONS.contactDigests]: contactDigestSchema,
  [COLLECTIONS.doorCodes]: doorCodeSchema,
  [COLLECTIONS.doorAnswers]: doorAnswerSchema,
  [COLLECTIONS.caseParties]: casePartiesSchema,
  [COLLECTIONS.doorStates]: doorStateSchema,
  [`${cases} ${AUTHORITIES}`]: authoritySchema,
  [`${cases} ${PAYMENTS}`]: paymentSchema,
  [`${cases} ${PROMISES}`]: promiseSchema,
  [`${COLLECTIONS.publicFigures} current`]: publicFiguresSchema,
  [COLLECTIONS.caseBalances]: caseBalanceSchema,
  [COLLECTIONS.caseAgendas]: caseAgendaSchema,
  [`${rollups} money shards`]: moneySumsSchema,
  [`${boundFiles} ${BOUND_NAMES}`]: boundFileSchema,
  [`${cases} ${CASE_OUTCOMES}`]: caseOutcomeSchema,
  [COLLECTIONS.caseAcceptances]: caseAcceptanceSchema,
  [COLLECTIONS.commitments]: commitmentSchema,
  [COLLECTIONS.caseStandings]: caseStandingSchema,
  [COLLECTIONS.contactDetails]: contactDetailsSchema,
  [COLLECTIONS.legalHolds]: legalHoldSchema,
  [COLLECTIONS.caseCounters]: caseCounterSchema,
  [COLLECTIONS.caseTallies]: caseTallySchema,
  [`${rollups} cases shards`]: caseSumsSchema,
  [COLLECTIONS.notifications]: notificationSchema,
  [COLLECTIONS.contacts]: contactSchema,
  [COLLECTIONS.newsletterSubscriptions]: subscriberSchema,
  [COLLECTIONS.testimonials]: testimonialSchema,
  [COLLECTIONS.blogPosts]: blogPostSchema,
  [COLLECTIONS.blogRendered]: renderedPostSchema,
  [COLLECTIONS.roadmapSteps]: roadmapStepSchema,
  [COLLECTIONS.privacyRequests]: privacyRequestSchema,
  [COLLECTIONS.retentionReports]: retentionReportSchema,
  [`${COLLECTIONS.lawTables} ${LAW_VERSIONS_NAME}`]: lawConfirmationSchema,
  [COLLECTIONS.auditLog]: auditEntrySchema,
};
/** Without a schema in the domain: those that functions alone read, and the companions of slugs with their one field. */
const WITHOUT_SCHEMA = [
  COLLECTIONS.budgets,
  COLLECTIONS.contactDays,
  COLLECTIONS.notificationStreams,
  COLLECTIONS.toldEvents,
  COLLECTIONS.newsletterLinks,
  COLLECTIONS.newsletterConsents,
  COLLECTIONS.mail,
  COLLECTIONS.mailRuns,
  COLLECTIONS.rateLimits,
  COLLECTIONS.blogSlugs,
  COLLECTIONS.blogRedirects,
  COLLECTIONS.privacyExports,
  COLLECTIONS.deadLetters,
];

describe('docs/data-model.md', () => {
  test('has a section for each collection', () => {
    const described = [...sections.keys()].map((path) => path.split(' ')[0]);
    expect([...new Set(described)].sort()).toEqual(Object.values(COLLECTIONS).sort());
    expect(
      [
        CASE_UPDATES,
        OFFICE_NOTES,
        CASE_EVENTS,
        CASE_FILES,
        CASE_DOCUMENTS,
        CASE_OUTCOMES,
        DEBTOR_CONTACTS,
        AUTHORITIES,
        PAYMENTS,
        PROMISES,
        LEGAL_EVENTS,
        CLOCKS,
        MESSAGES,
        DECISIONS,
      ].filter((name) => !sections.has(`${cases} ${name}`)),
    ).toEqual([]);
  });

  test('is compared with a schema in each section, but for the named ones', () => {
    expect([...sections.keys()].sort()).toEqual([...Object.keys(SCHEMAS), ...WITHOUT_SCHEMA].sort());
  });

  test.each(Object.entries(SCHEMAS))('names every field of %s', (path, { shape }) => {
    const section = sections.get(path) ?? '';
    const fields = Object.keys(shape).filter((field) => field !== 'id');
    expect(fields.filter((field) => !section.includes(`\`${field}\``))).toEqual([]);
  });

  test.each([...sections])('says who writes and reads %s, what follows and for how long', (_, text) => {
    for (const heading of [/Writers?\b/, /[Rr]eaders?\b/, /\*\*Triggers:\*\*/, /\*\*Retention:\*\*/])
      expect(text).toMatch(heading);
  });
});

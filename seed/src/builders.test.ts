import { profileSchema } from '@app/domain/account';
import { auditEntrySchema } from '@app/domain/audit';
import { authoritySchema } from '@app/domain/authority';
import { blogPostSchema, renderedPostSchema } from '@app/domain/blog';
import { caseSchema, caseUpdateSchema } from '@app/domain/case';
import { storedAgendaSchema } from '@app/domain/case-agenda';
import { caseBalanceSchema } from '@app/domain/case-balance';
import { caseDocumentSchema } from '@app/domain/case-document';
import { caseEventSchema } from '@app/domain/case-event';
import { boundFileSchema, caseFileSchema } from '@app/domain/case-file';
import { caseAcceptanceSchema, caseOutcomeSchema, caseStandingSchema } from '@app/domain/case-life';
import { caseMessageSchema } from '@app/domain/case-message';
import { casePartiesSchema } from '@app/domain/case-parties';
import { clockSchema } from '@app/domain/limitation-clock';
import { claimSheetSchema, legalEventSchema } from '@app/domain/claim-sheet';
import { commitmentSchema } from '@app/domain/commitment';
import { contactSchema } from '@app/domain/contact';
import { contactDetailsSchema } from '@app/domain/contact-details';
import { contactDigestSchema, debtorContactSchema } from '@app/domain/debtor-contact';
import { debtorFactsSchema } from '@app/domain/debtor-facts';
import { decisionSchema } from '@app/domain/decision';
import { doorAnswerSchema, doorCodeSchema, doorStateSchema } from '@app/domain/door';
import { lawConfirmationSchema } from '@app/domain/law/confirmation';
import { subscriberSchema } from '@app/domain/newsletter';
import { notificationSchema } from '@app/domain/notification';
import { partnerSchema } from '@app/domain/partner';
import { partnerPaperSchema } from '@app/domain/partner-paper';
import { paymentSchema } from '@app/domain/payment';
import { preferencesSchema } from '@app/domain/preferences';
import { privacyRequestSchema } from '@app/domain/privacy-request';
import { promiseSchema } from '@app/domain/promise';
import { publicFiguresSchema } from '@app/domain/public-figures';
import { roadmapStepSchema } from '@app/domain/roadmap';
import { acceptanceSchema } from '@app/domain/terms';
import { testimonialSchema } from '@app/domain/testimonial';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as authorityBuilders from './authority-builders.ts';
import * as builders from './builders.ts';
import * as caseLifeBuilders from './case-life-builders.ts';
import * as claimBuilders from './claim-builders.ts';
import * as contactBuilders from './contact-builders.ts';
import * as doorBuilders from './door-builders.ts';
import * as figuresBuilders from './figures-builders.ts';
import * as lawBuilders from './law-builders.ts';
import * as messageBuilders from './message-builders.ts';
import * as moneyBuilders from './money-builders.ts';
import * as paperBuilders from './paper-builders.ts';
import * as partiesBuilders from './parties-builders.ts';

const BUILT = [
  ['aProfile', profileSchema, builders.aProfile()],
  ['anAcceptance', acceptanceSchema, builders.anAcceptance()],
  ['aPartner', partnerSchema, builders.aPartner()],
  ['aCase', caseSchema, builders.aCase()],
  ['aCaseUpdate', caseUpdateSchema, builders.aCaseUpdate()],
  ['aCaseEvent', caseEventSchema, builders.aCaseEvent()],
  ['aCaseOutcome', caseOutcomeSchema, caseLifeBuilders.aCaseOutcome()],
  ['aCaseAcceptance', caseAcceptanceSchema, caseLifeBuilders.aCaseAcceptance()],
  ['aCommitment', commitmentSchema, caseLifeBuilders.aCommitment()],
  ['aCaseStanding', caseStandingSchema, caseLifeBuilders.aCaseStanding()],
  ['aSetOfContactDetails', contactDetailsSchema, caseLifeBuilders.aSetOfContactDetails()],
  ['aPartnerPaper', partnerPaperSchema, paperBuilders.aPartnerPaper()],
  ['aDebtorContact', debtorContactSchema, contactBuilders.aDebtorContact()],
  ['aSetOfDebtorFacts', debtorFactsSchema, contactBuilders.aSetOfDebtorFacts()],
  ['aClaimSheet', claimSheetSchema, claimBuilders.aClaimSheet()],
  ['aLegalEvent', legalEventSchema, claimBuilders.aLegalEvent()],
  ['aClock', clockSchema, claimBuilders.aClock()],
  ['aSetOfParties', casePartiesSchema, partiesBuilders.aSetOfParties()],
  ['aDoorCode', doorCodeSchema, doorBuilders.aDoorCode()],
  ['aDoorAnswer', doorAnswerSchema, doorBuilders.aDoorAnswer()],
  ['aPayment', paymentSchema, moneyBuilders.aPayment()],
  ['aPromise', promiseSchema, moneyBuilders.aPromise()],
  ['anAuthority', authoritySchema, authorityBuilders.anAuthority()],
  ['aCaseMessage', caseMessageSchema, messageBuilders.aCaseMessage()],
  ['aDecision', decisionSchema, messageBuilders.aDecision()],
  ['aLawConfirmation', lawConfirmationSchema, lawBuilders.aLawConfirmation()],
  ['aNotification', notificationSchema, builders.aNotification()],
  ['aSetOfPreferences', preferencesSchema, builders.aSetOfPreferences()],
  ['aContact', contactSchema, builders.aContact()],
  ['aSubscriber', subscriberSchema, builders.aSubscriber()],
  ['aBlogPost', blogPostSchema, builders.aBlogPost()],
  ['aRoadmapStep', roadmapStepSchema, builders.aRoadmapStep()],
  ['aTestimonial', testimonialSchema, builders.aTestimonial()],
  ['aCaseFile', caseFileSchema, builders.aCaseFile()],
  ['aCaseDocument', caseDocumentSchema, builders.aCaseDocument()],
  ['aPrivacyRequest', privacyRequestSchema, builders.aPrivacyRequest({ decisions: [], kept: [] })],
  ['anAuditEntry', auditEntrySchema, builders.anAuditEntry()],
] as const;

describe.each(BUILT)('%s', (_name, schema, document) => {
  it('is valid in the domain, without extra or missing fields', () => {
    const parsed = z.strictObject(schema.shape).parse({ id: 'x', ...document });
    expect(parsed).toEqual({ id: 'x', ...document });
  });

  it('contains no undefined, which Firestore rejects', () => {
    expect(Object.values(document)).not.toContain(undefined);
  });
});

/** Companion documents of functions, under the same id: their schemas have no id. */
const COMPANIONS = [
  ['aCaseAgenda', storedAgendaSchema, moneyBuilders.aCaseAgenda()],
  ['aCaseBalance', caseBalanceSchema, moneyBuilders.aCaseBalance()],
  ['aBoundFile', boundFileSchema, builders.aBoundFile()],
  ['aRenderedPost', renderedPostSchema, builders.aRenderedPost()],
  ['aDoorState', doorStateSchema, doorBuilders.aDoorState()],
  ['aContactDigest', contactDigestSchema, contactBuilders.aContactDigest()],
  ['aSetOfPublicFigures', publicFiguresSchema, figuresBuilders.aSetOfPublicFigures()],
] as const;

it.each(COMPANIONS)(
  '%s is valid in the domain, without extra or missing fields',
  (_name, schema, document) => {
    expect(z.strictObject(schema.shape).parse(document)).toEqual(document);
  },
);

it('every builder is checked here', () => {
  const functions = Object.keys({
    ...builders,
    ...authorityBuilders,
    ...caseLifeBuilders,
    ...contactBuilders,
    ...doorBuilders,
    ...figuresBuilders,
    ...lawBuilders,
    ...messageBuilders,
    ...moneyBuilders,
    ...claimBuilders,
    ...paperBuilders,
    ...partiesBuilders,
  }).filter((name) => /^an?[A-Z]/.test(name));
  expect([...BUILT, ...COMPANIONS].map(([name]) => name).sort()).toEqual(functions.sort());
});

it('overrides win', () => {
  expect(builders.aCase({ status: 'Completed', partner_id: 'p' })).toMatchObject({
    status: 'Completed',
    partner_id: 'p',
  });
});

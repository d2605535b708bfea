import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CASE_ROLLUP } from '@app/domain/case-tally';
import { commitmentId } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import {
  ACTIONS,
  ACTORS,
  CALLABLE_ACTIONS,
  can,
  type Action,
  type Actor,
  type Subject,
} from '@app/domain/roles';
import { aCase, aNotification, aRoadmapStep } from '@app/seed/builders';
import { anAuthority } from '@app/seed/authority-builders';
import { aCaseAcceptance, aCommitment } from '@app/seed/case-life-builders';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aDoorCode } from '@app/seed/door-builders';
import { aDecision } from '@app/seed/message-builders';
import { aPayment } from '@app/seed/money-builders';
import { afterAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import {
  dayFromNow,
  filePath,
  newAuthority,
  newBlogPost,
  newCase,
  newCaseDocument,
  newCaseUpdate,
  newContact,
  newContactDetails,
  newClaimSheet,
  newDebtorFacts,
  newLegalEvent,
  newLawConfirmation,
  newAnswer,
  newDecision,
  newDecisionAnswer,
  newMessage,
  newPartner,
  newPayment,
  newPromise,
  newPrivacyRequest,
  newRevocation,
  newSubscriber,
} from './documents.ts';
import { DatabaseReset } from './database-reset.ts';
import { accountDocuments, IDS, subscriberPath, type Documents } from './fixtures.ts';

/**
 * Checks the domain's permission table against the real rules: for every actor, action and relation to the thing, the rules
 * must agree with `can`. The screens ask `can`; this test keeps the two in step.
 */

/** The account of each actor; `disabled` was a customer. */
const WHO: Record<Actor, Person | null> = {
  visitor: null,
  customer: PEOPLE.CO,
  pendingPartner: PEOPLE.PP,
  approvedPartner: PEOPLE.PA,
  rejectedPartner: PEOPLE.PR,
  admin: PEOPLE.AD,
  disabled: PEOPLE.CX,
};

type Relation = 'own' | 'assigned' | 'foreign';

/** The owner and the case that an action is tried on. */
interface Thing {
  owner: Person;
  caseId: string;
  partnerId: string | null;
}

const STRANGER: Person = {
  ...PEOPLE.CX,
  uid: 'uid-third',
  email: 'third@example.com',
  application: 'Pending',
};
const step = `${COLLECTIONS.roadmapSteps}/${IDS.step}`;
let serial = 0;

/** How each action is tried on the thing. */
const TRY: Record<Action, (thing: Thing) => act.Act> = {
  'audit.read': () => act.list(COLLECTIONS.auditLog),
  'case.read': ({ caseId }) => act.get(paths.case(caseId)),
  'case.create': ({ owner }) => act.create(paths.case(`case-${serial++}`), newCase(owner)),
  'case.addFiles': ({ caseId, owner }) => act.changeCase(caseId, { file_urls: [filePath(owner)] }),
  'case.assign': ({ caseId }) => act.changeCase(caseId, { partner_id: PEOPLE.PU.uid, status: 'In Progress' }),
  'case.setStatus': ({ caseId }) => act.changeCase(caseId, { status: 'Completed' }),
  'caseUpdate.read': ({ caseId }) => act.list(act.caseUpdates(caseId)),
  'caseUpdate.create': ({ caseId }) =>
    act.create(`${act.caseUpdates(caseId)}/${serial++}`, (who: Person) => newCaseUpdate(who, caseId)),
  'message.read': ({ caseId }) => act.list(paths.messages(caseId)),
  'message.write': ({ caseId }) =>
    act.create(paths.message(caseId, `message-${serial++}`), (who: Person) => newMessage(who, caseId)),
  'decision.read': ({ caseId }) => act.list(paths.decisions(caseId)),
  'decision.ask': ({ caseId, owner }) =>
    act.create(paths.decision(caseId, `offer-${serial++}`), (who: Person) => newDecision(who, owner, caseId)),
  'decision.answer': ({ caseId }) =>
    act.update(paths.decision(caseId, IDS.decision), (who: Person) => newDecisionAnswer(who)),
  'authority.read': ({ caseId, partnerId }) => act.get(paths.authority(caseId, partnerId ?? 'nobody')),
  'authority.give': ({ caseId, partnerId }) =>
    act.create(paths.authority(caseId, partnerId ?? 'nobody'), (who: Person) => newAuthority(who, caseId)),
  'authority.revoke': ({ caseId, partnerId }) =>
    act.update(paths.authority(caseId, partnerId ?? 'nobody'), (who: Person) => newRevocation(who)),
  'caseEvent.read': ({ caseId }) => act.list(act.caseEvents(caseId)),
  'caseDocument.read': ({ caseId }) => act.list(paths.caseDocuments(caseId)),
  'caseDocument.create': ({ caseId }) =>
    act.create(paths.caseDocument(caseId, `document-${serial++}`), (who: Person) =>
      newCaseDocument(who, caseId),
    ),
  'caseOutcome.read': ({ caseId }) => act.list(paths.caseOutcomes(caseId)),
  'caseOutcome.create': ({ caseId }) => act.endCase(caseId, `outcome-${serial++}`),
  'caseAcceptance.read': ({ caseId }) => act.get(paths.caseAcceptance(caseId)),
  'caseAcceptance.answer': ({ caseId }) => act.answerCase(caseId, { state: 'accepted' }),
  'commitment.read': ({ caseId }) => act.get(paths.commitment(commitmentId(caseId, 'weekly_report', 1))),
  'caseStanding.read': ({ caseId }) => act.get(paths.caseStanding(caseId)),
  'contactDetails.read': ({ owner }) => act.get(paths.contactDetails(owner.uid)),
  'contactDetails.edit': ({ owner }) => act.create(paths.contactDetails(owner.uid), newContactDetails()),
  'debtorContact.read': ({ caseId }) => act.list(paths.debtorContacts(caseId)),
  'debtorContact.record': ({ caseId }) =>
    act.create(paths.debtorContact(caseId, `call-${serial++}`), aDebtorContact({ case_id: caseId })),
  'debtorFacts.read': ({ caseId }) => act.get(paths.debtorFacts(caseId)),
  'debtorFacts.write': ({ caseId, owner }) =>
    act.create(paths.debtorFacts(caseId), (who: Person) => newDebtorFacts(who, owner, caseId)),
  'doorCode.issue': ({ caseId, owner }) =>
    act.create(paths.doorCode(`code-${serial++}`), aDoorCode({ case_id: caseId, partner_id: owner.uid })),
  'doorState.see': ({ caseId }) => act.get(paths.doorState(caseId)),
  'caseParties.read': ({ caseId }) => act.get(paths.caseParties(caseId)),
  'doorAnswer.read': () => act.list(COLLECTIONS.doorAnswers),
  'doorAnswer.resolve': () => act.update(paths.doorAnswer(IDS.doorAnswer), { resolved: {} }),
  'claim.read': ({ caseId }) => act.list(paths.legalEvents(caseId)),
  'claimSheet.write': ({ caseId, owner }) =>
    act.create(paths.claimSheet(caseId), (who: Person) => newClaimSheet(who, owner, caseId)),
  'legalEvent.add': ({ caseId }) =>
    act.create(paths.legalEvent(caseId, `event-${serial++}`), (who: Person) => newLegalEvent(who, caseId)),
  'money.read': ({ caseId }) => act.list(paths.payments(caseId)),
  'payment.report': ({ caseId, partnerId }) =>
    act.create(paths.payment(caseId, `${serial++}`), (who: Person) => newPayment(who, caseId, partnerId)),
  // A report of the other side: for admins the customer's, for everybody else the firm's.
  'payment.answer': ({ caseId }) =>
    act.update(
      (who) => paths.payment(caseId, who.role === 'admin' ? IDS.customersPayment : IDS.payment),
      (who: Person) => newAnswer(who),
    ),
  'promise.make': ({ caseId }) =>
    act.create(paths.promise(caseId, `${serial++}`), (who: Person) => newPromise(who, caseId)),
  'profile.read': ({ owner }) => act.get(paths.profile(owner.uid)),
  'profile.edit': ({ owner }) => act.update(paths.profile(owner.uid), { full_name: 'ชื่อใหม่' }),
  'partner.read': ({ owner }) => act.get(paths.partner(owner.uid)),
  'partner.apply': ({ owner }) => act.create(paths.partner(owner.uid), newPartner(owner)),
  'partner.edit': ({ owner }) => act.update(paths.partner(owner.uid), { company_name: 'บริษัทใหม่' }),
  'partner.review': ({ owner }) => act.update(paths.partner(owner.uid), { status: 'Approved' }),
  'notification.read': ({ owner }) => act.get(paths.notification(`to-${owner.uid}`)),
  // Callable only (`CALLABLE_ACTIONS`): a direct write is refused for every role.
  'contact.create': () => act.create(paths.contact(`letter-${serial++}`), newContact()),
  'contact.manage': () => act.update(paths.contact(IDS.contact), { is_read: true }),
  'subscriber.create': () => {
    const email = `reader-${serial++}@example.com`;
    return act.subscribe(email, newSubscriber(email));
  },
  'subscriber.remove': () => act.remove(subscriberPath('reader')),
  'subscriber.read': () => act.list(COLLECTIONS.newsletterSubscriptions),
  'blog.read': () => act.get(`${COLLECTIONS.blogPosts}/${IDS.post}`),
  'blog.write': () =>
    act.create(`${COLLECTIONS.blogPosts}/post-${serial++}`, (who: Person) =>
      newBlogPost(who, `slug-${serial}`),
    ),
  'roadmap.read': () => act.get(step),
  'roadmap.setStatus': () => act.update(step, { status: 'done' }),
  'privacyRequest.create': ({ owner }) =>
    act.create(paths.privacyRequest(owner.uid), newPrivacyRequest(owner)),
  'privacyRequest.read': ({ owner }) => act.get(paths.privacyRequest(owner.uid)),
  'legalHold.read': ({ caseId }) => act.get(paths.legalHold(caseId)),
  'retention.read': () => act.list(COLLECTIONS.retentionReports),
  'law.read': () => act.list(paths.lawVersions('contact_rules')),
  'law.confirm': () =>
    act.create(paths.lawVersion('contact_rules', 1), (who: Person) => newLawConfirmation(who)),
  'overview.read': () => act.list(paths.rollupShards(CASE_ROLLUP)),
};

/** In an own case a partner acts as its customer, and says so where a document names the capacity. */
function inCapacity(who: Person, relation: Relation): Person {
  return relation === 'own' && who.role === 'partner' ? { ...who, role: 'customer' } : who;
}

/** Relations to test for an action; things that are not listed have neither owner nor assignee. */
function relationsOf(action: Action, who: Person): Relation[] {
  if (
    /^(case\.(read|addFiles|assign|setStatus)|caseUpdate\.|message\.|decision\.|authority\.|caseEvent\.|caseOutcome\.|caseAcceptance\.|commitment\.|caseStanding\.|caseParties|claim|legalEvent|debtor|doorCode|doorState|money\.|payment\.|promise\.)/.test(
      action,
    )
  )
    return ['own', 'assigned', 'foreign'];
  // Applying for somebody else is in the matrix.
  if (action === 'partner.apply') return ['own'];
  // Reviewing one's own application is tested elsewhere.
  if (action === 'partner.review') return ['foreign'];
  // Reading one's own missing record is allowed, see the matrix.
  if (/^partner\./.test(action) && who.application === undefined) return ['foreign'];
  return /^(case\.create|profile|partner|notification|privacyRequest|contactDetails)/.test(action)
    ? ['own', 'foreign']
    : ['foreign'];
}

/** Done through a callable function, whose tests check the table for these actions. */
const isCallable = (action: Action) => CALLABLE_ACTIONS.some((one) => one === action);

const actors = new Actors();
const database = new DatabaseReset(actors);
afterAll(() => actors.leave());

function given(who: Person, relation: Relation, action: Action): { thing: Thing; documents: Documents } {
  const owner = relation === 'own' ? who : STRANGER;
  // An authority is that of a partner who has the case.
  const others = action.startsWith('authority.') ? PEOPLE.PU.uid : null;
  const partner_id = relation === 'assigned' ? who.uid : others;
  const thing = { owner, caseId: 'case-of-relation', partnerId: partner_id };
  const documents: Documents = {
    ...accountDocuments(STRANGER),
    [paths.notification(`to-${STRANGER.uid}`)]: aNotification({ user_id: STRANGER.uid }),
    [paths.case(thing.caseId)]: aCase({ user_id: owner.uid, partner_id, status: 'In Progress' }),
    [paths.caseAcceptance(thing.caseId)]: aCaseAcceptance({ partner_id }),
    [paths.commitment(commitmentId(thing.caseId, 'weekly_report', 1))]: aCommitment({
      case_id: thing.caseId,
      customer_id: owner.uid,
      partner_id,
    }),
    [paths.payment(thing.caseId, IDS.payment)]: aPayment({ case_id: thing.caseId }),
    [paths.payment(thing.caseId, IDS.customersPayment)]: aPayment({
      case_id: thing.caseId,
      // Not the actor's: nobody answers an own report, an admin neither (payments.test.ts).
      user_id: 'uid-somebody',
      reporter_role: 'customer',
    }),
    [paths.decision(thing.caseId, IDS.decision)]: aDecision({
      case_id: thing.caseId,
      customer_id: owner.uid,
      user_id: 'uid-somebody',
      answer_by: dayFromNow(7),
    }),
    ...(partner_id !== null && {
      [paths.authority(thing.caseId, partner_id)]: anAuthority({ case_id: thing.caseId, until_on: null }),
    }),
    [step]: aRoadmapStep(),
  };
  return { thing, documents };
}

for (const actor of ACTORS) {
  describe(actor, () => {
    const account = WHO[actor];
    const who = account ?? PEOPLE.CO;
    for (const action of ACTIONS) {
      for (const relation of relationsOf(action, who)) {
        const subject: Subject = {
          ownerId: relation === 'own' ? who.uid : STRANGER.uid,
          assigneeId: relation === 'assigned' ? who.uid : null,
        };
        const may = !isCallable(action) && can(actor, action, subject, account?.uid ?? null);
        test(`${action} ${relation}: ${may ? 'yes' : 'no'}`, async () => {
          const { thing, documents } = given(who, relation, action);
          await database.set({ ...documents, ...(actor === 'disabled' && accountDocuments(who, true)) });
          const attempt = TRY[action](thing)(actors.as(account), inCapacity(who, relation));
          const answer = may ? assertSucceeds(attempt) : assertFails(attempt);
          await answer.then(
            // What is refused has changed nothing.
            () => may && database.touch(),
            (error: unknown) => {
              database.touch();
              throw error;
            },
          );
        });
      }
    }
  });
}

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { aPartner, aPrivacyRequest } from '@app/seed/builders';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { aPayment } from '@app/seed/money-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import {
  filePath,
  newAnswer,
  newBlogPost,
  newCase,
  newCaseDocument,
  newCaseUpdate,
  newClaimSheet,
  newContactDetails,
  newDebtorFacts,
  newDecision,
  newDecisionAnswer,
  newLawConfirmation,
  newMessage,
  newPaper,
  newPartner,
  newPayment,
  newPreferences,
  newPrivacyRequest,
  newPromise,
} from './documents.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

/**
 * Checks the domain's table of limits against the real rules, which cannot import it: every limit is tried at its value and
 * at one more. A new limit in the domain does not compile here until it is listed.
 */

const { CO, CX, PA, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const fresh = (kind: string) => `${kind}-${serial++}`;
const thai = (length: number) => 'ก'.repeat(length);
const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
const link = (length: number) => `https://${'a'.repeat(length - 8)}`;

/** Tries a value of this length (or amount, or count) as this person. */
type Probe = (size: number) => Promise<unknown>;

const as = (who: Person | null, action: act.Act): Promise<unknown> => action(actors.as(who), who ?? CO);
const caseWith = (change: object) =>
  as(CO, act.create(paths.case(fresh('case')), { ...newCase(CO), ...change }));
const paymentWith = (change: object) => {
  const payment = { ...newPayment(PA, IDS.case, PA.uid), ...change };
  return as(PA, act.create(paths.payment(IDS.case, fresh('payment')), payment));
};
const offerWith = (change: object) =>
  as(
    PA,
    act.create(paths.decision(IDS.case, fresh('offer')), { ...newDecision(PA, CO, IDS.case), ...change }),
  );
const postWith = (change: object) =>
  as(AD, act.create(`blog_posts/${fresh('post')}`, { ...newBlogPost(AD, 'slug'), ...change }));
const profileWith = (change: object) => as(CO, act.update(paths.profile(CO.uid), change));
const preferencesWith = (views: object) =>
  as(CO, act.create(paths.preferences(CO.uid), { ...newPreferences(), views }));
const contactDetailsWith = (change: object) =>
  as(CO, act.create(paths.contactDetails(CO.uid), { ...newContactDetails(), ...change }));
// As an admin: the customer states them only while the case is open, and another probe ends it.
const factsWith = (reach: object[]) =>
  as(AD, act.update(paths.debtorFacts(IDS.case), { ...newDebtorFacts(AD, CO, IDS.case), reach }));
const sheetWith = (change: object) =>
  as(AD, act.update(paths.claimSheet(IDS.case), { ...newClaimSheet(AD, CO, IDS.case), ...change }));
const lawyerWith = async (change: object) => {
  const path = paths.lawVersion('contact_rules', 1);
  await arrange(actors, { [path]: null });
  const confirmed_by = { name: 'ทนายความ', licence_no: '1/2560', ...change };
  await as(AD, act.create(path, { ...newLawConfirmation(AD), confirmed_by }));
};
const partnerWith = async (change: object) => {
  await arrange(actors, { [paths.partner(CX.uid)]: null });
  await as(CX, act.create(paths.partner(CX.uid), { ...newPartner(CX), ...change }));
};

/** Every place of the rules that checks a limit, or what else enforces it. */
const PLACES: Record<keyof typeof LIMITS, Record<string, Probe> | string> = {
  translatedContent: {
    "a post's translated text": (size) => postWith({ content_i18n: { zh: thai(size) } }),
  },
  name: {
    'a case': (size) => caseWith({ debtor_name: thai(size) }),
    'a company': (size) => partnerWith({ company_name: thai(size) }),
    'a contact person': (size) => partnerWith({ contact_person: thai(size) }),
    'a profile': (size) => profileWith({ full_name: thai(size) }),
    'a person to reach': (size) => contactDetailsWith({ contact_person: thai(size) }),
    'when to reach': (size) => contactDetailsWith({ best_time: thai(size) }),
    "a post's title": (size) => postWith({ title: thai(size) }),
    'a lawyer': (size) => lawyerWith({ name: thai(size) }),
  },
  paperNumber: {
    'a paper': async (size) => {
      await arrange(actors, { [paths.partnerPaper(PA.uid, 'registration-9')]: null });
      return as(
        PA,
        act.create(paths.partnerPaper(PA.uid, 'registration-9'), { ...newPaper(PA), number: thai(size) }),
      );
    },
  },
  licence: { 'a lawyer': (size) => lawyerWith({ licence_no: '1'.repeat(size) }) },
  email: {
    "a case's client": (size) => {
      const owner: Person = { ...CO, email: address(size) };
      return as(owner, act.create(paths.case(fresh('case')), newCase(owner)));
    },
    "a post's author without a name": (size) => postWith({ author_name: address(size) }),
  },
  phone: {
    'a partner': (size) => partnerWith({ phone: '0'.repeat(size) }),
    'a person to reach': (size) => contactDetailsWith({ phone: '0'.repeat(size) }),
  },
  doorText: 'serveDoor, see domain/src/door.test.ts',
  subject: 'submitContact, see tests/functions',
  message: 'submitContact, see tests/functions',
  decisionReason: {
    'a rejection': async (size) => {
      await arrange(actors, { [paths.partner(CX.uid)]: aPartner({ user_id: CX.uid }) });
      return as(AD, act.update(paths.partner(CX.uid), { status: 'Rejected', decision_reason: thai(size) }));
    },
  },
  declineReason: {
    'a declined case': async (size) => {
      await arrange(actors, { [paths.caseAcceptance(IDS.case)]: aCaseAcceptance({ partner_id: PA.uid }) });
      return as(PA, act.answerCase(IDS.case, { state: 'declined', reason: thai(size) }));
    },
  },
  documentLabel: {
    'a document': (size) =>
      as(
        PA,
        act.create(paths.caseDocument(IDS.case, fresh('document')), {
          ...newCaseDocument(PA, IDS.case),
          label: thai(size),
        }),
      ),
  },
  fullCopyReason: {
    'an identity card without covers': (size) =>
      as(
        CO,
        act.create(paths.caseDocument(IDS.case, fresh('document')), {
          ...newCaseDocument(CO, IDS.case),
          kind: 'identity',
          full_reason: thai(size),
        }),
      ),
  },
  outcomeText: {
    'an outcome': async (size) => {
      await as(PA, act.changeCase(IDS.case, { status: 'In Progress' }));
      return as(PA, act.endCase(IDS.case, fresh('outcome'), { sentence: thai(size) }));
    },
  },
  privacyText: {
    'a request for erasure': async (size) => {
      const own = paths.privacyRequest(CO.uid);
      await arrange(actors, { [own]: null });
      return as(CO, act.create(own, { ...newPrivacyRequest(CO), reason: thai(size) }));
    },
    'a request made again': async (size) => {
      const own = paths.privacyRequest(CO.uid);
      await arrange(actors, { [own]: aPrivacyRequest({ user_id: CO.uid, status: 'refused' }) });
      return as(CO, act.create(own, { ...newPrivacyRequest(CO), reason: thai(size) }));
    },
  },
  updateText: {
    'an update': (size) => {
      const path = paths.caseUpdate(IDS.case, fresh('update'));
      return as(PA, act.create(path, { ...newCaseUpdate(PA, IDS.case), update_text: thai(size) }));
    },
  },
  caseMessage: {
    'a message': (size) => {
      const path = paths.message(IDS.case, fresh('message'));
      return as(PA, act.create(path, { ...newMessage(PA, IDS.case), update_text: thai(size) }));
    },
  },
  decisionText: { 'an offer': (size) => offerWith({ text: thai(size) }) },
  decisionNote: {
    'an answer': async (size) => {
      const path = paths.decision(IDS.case, fresh('offer'));
      await as(PA, act.create(path, newDecision(PA, CO, IDS.case)));
      return as(CO, act.update(path, { ...newDecisionAnswer(CO), note: thai(size) }));
    },
  },
  wordingReason: {
    'an update': (size) => {
      const path = paths.caseUpdate(IDS.case, fresh('update'));
      const wording = { findings: ['th-seizure'], reason: thai(size) };
      return as(PA, act.create(path, { ...newCaseUpdate(PA, IDS.case), wording }));
    },
    'an outcome': async (size) => {
      await as(PA, act.changeCase(IDS.case, { status: 'In Progress' }));
      const wording = { findings: ['th-seizure'], reason: thai(size) };
      return as(PA, act.endCase(IDS.case, fresh('outcome'), { wording }));
    },
  },
  wordingFindings: {
    'an update': (size) => {
      const path = paths.caseUpdate(IDS.case, fresh('update'));
      const findings = Array.from({ length: size }, (_, at) => `th-${'a'.repeat(at + 2)}`);
      return as(PA, act.create(path, { ...newCaseUpdate(PA, IDS.case), wording: { findings, reason: 'x' } }));
    },
  },
  contactNote: 'recordContact, see tests/functions',
  nextStep: 'takeCaseStep, see domain/src/case-plan.test.ts',
  reachPerCase: {
    'what is stated of a debtor': (size) =>
      factsWith(
        Array.from({ length: size }, () => ({ kind: 'phone', value: '0812345678', told_by_debtor: false })),
      ),
  },
  reach: {
    'what is stated of a debtor': (size) =>
      factsWith([{ kind: 'line', value: thai(size), told_by_debtor: true }]),
  },
  details: { 'a case': (size) => caseWith({ details: thai(size) }) },
  instalmentsPerCase: {
    'an offer': (instalments) => offerWith({ instalments }),
    'a claim sheet': (length) => sheetWith({ instalments: Array.from({ length }, () => '2026-01-31') }),
  },
  chequesPerCase: {
    'a claim sheet': (length) => sheetWith({ cheques: Array.from({ length }, () => ({})) }),
  },
  guarantorsPerCase: {
    'a claim sheet': (length) => sheetWith({ guarantors: Array.from({ length }, () => ({})) }),
  },
  slug: { 'a post': (size) => postWith({ slug: 'a'.repeat(size) }) },
  excerpt: { 'a post': (size) => postWith({ excerpt: thai(size) }) },
  content: { 'a post': (size) => postWith({ content: thai(size) }) },
  url: {
    'a profile': (size) => profileWith({ avatar_url: link(size) }),
    'a post': (size) => postWith({ image_url: link(size) }),
    "a post's author": (size) => postWith({ author_avatar_url: link(size) }),
  },
  amount: { 'a case': (amount) => caseWith({ amount }) },
  satang: {
    'a payment': (satang) => paymentWith({ satang }),
    'an offer': (satang) => offerWith({ satang }),
    'a promise': (satang) =>
      as(PA, act.create(paths.promise(IDS.case, fresh('promise')), { ...newPromise(PA, IDS.case), satang })),
  },
  paymentText: {
    'a note': (size) => paymentWith({ note: thai(size) }),
    'a dispute': async (size) => {
      const path = paths.payment(IDS.case, IDS.payment);
      await arrange(actors, { [path]: aPayment({ case_id: IDS.case, user_id: PA.uid }) });
      return as(CO, act.update(path, newAnswer(CO, 'disputed', thai(size))));
    },
  },
  filesPerCase: {
    'a case': (size) =>
      caseWith({ file_urls: Array.from({ length: size }, (_, index) => filePath(CO, `${index}.pdf`)) }),
  },
  fileName: { 'a case': (size) => caseWith({ file_urls: [filePath(CO, thai(size))] }) },
  views: {
    preferences: (size) =>
      preferencesWith(Object.fromEntries(Array.from({ length: size }, (_, index) => [`${index}`, 'q=a']))),
  },
  viewName: { preferences: (size) => preferencesWith({ [thai(size)]: 'q=a' }) },
  view: { preferences: (size) => preferencesWith({ cases: `q=${'a'.repeat(size - 2)}` }) },
  caseFileBytes: 'storage.rules, see tests/storage',
  textFileBytes: 'storage.rules, see tests/storage',
  avatarBytes: 'storage.rules, see tests/storage',
  coverBytes: 'storage.rules, see tests/storage',
  passwordMin: 'Firebase Auth',
  passwordMax: 'Firebase Auth',
};

for (const [name, places] of Object.entries(PLACES)) {
  if (typeof places === 'string') continue;
  const limit = LIMITS[name as keyof typeof LIMITS];
  describe(`${name}: ${limit}`, () => {
    for (const [place, probe] of Object.entries(places)) {
      test(`${place} accepts the limit, and not one more`, async () => {
        await assertSucceeds(probe(limit));
        await assertFails(probe(limit + 1));
      });
    }
  });
}

test('lengths are counted as JavaScript counts them: a letter outside the first plane is two', async () => {
  const hands = '🙏'.repeat(LIMITS.name / 2);
  expect(hands.length).toBe(LIMITS.name);
  await assertSucceeds(caseWith({ debtor_name: hands }));
  await assertFails(caseWith({ debtor_name: `${hands}🙏` }));
});

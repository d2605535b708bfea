/**
 * Upper bounds, shared by forms, rules tests, functions and seed. `firestore.rules` and `storage.rules`
 * cannot import them: `tests/rules/limits.test.ts` walks this table against the real rules.
 * Text lengths are UTF-16 code units, which is what both JavaScript's `length` and the rules' `size()` count.
 */
export const LIMITS = {
  name: 200,
  email: 320,
  phone: 40,
  /** The number of a lawyer's licence. */
  licence: 60,
  /** The number of a partner's paper. */
  paperNumber: 100,
  subject: 200,
  /** The reason of an erasure request, an admin's answer, the reason of a legal hold. */
  privacyText: 1_000,
  /** Why an application was not approved. */
  decisionReason: 500,
  /** Why a partner does not accept a case. */
  declineReason: 500,
  /** The sentence of an outcome; a customer's objection, the answer to it, why a case is held or reopened. */
  outcomeText: 1_000,
  /** What comes next in a case. */
  nextStep: 200,
  message: 5_000,
  updateText: 5_000,
  /** Why an update is sent although its wording was questioned. */
  wordingReason: 500,
  /** Rows of the wording table that are named with an update. */
  wordingFindings: 20,
  /** A message between the customer, the partner and the office. */
  caseMessage: 2_000,
  /** What belongs to an offer besides its amount, and what a customer adds to the answer. */
  decisionText: 1_000,
  decisionNote: 1_000,
  details: 10_000,
  /** What was said when a debtor was contacted. */
  contactNote: 1_000,
  /** What a debtor answers on the page of a code. */
  doorText: 2_000,
  /** What a document of a case is, in the words of who adds it. */
  documentLabel: 200,
  /** Why the copy of an identity card is sent without covers. */
  fullCopyReason: 500,
  /** Ways to reach a debtor, and how long each may be. */
  reachPerCase: 10,
  reach: 200,
  /** What a claim sheet lists; an offer has at most as many instalments. */
  instalmentsPerCase: 60,
  chequesPerCase: 10,
  guarantorsPerCase: 5,
  slug: 200,
  excerpt: 2_000,
  /** Blog article, UTF-16 units; Thai takes three bytes each, and a document holds 1 MiB. */
  content: 200_000,
  /** An article in each further language: with the Thai text a document still has room (1 MiB). */
  translatedContent: 60_000,
  url: 2_000,
  /** THB. */
  amount: 1_000_000_000_000,
  /** The same in satang, for a payment or a promise. */
  satang: 100_000_000_000_000,
  /** A payment's note, and why a payment is disputed. */
  paymentText: 500,
  filesPerCase: 10,
  /** Saved views of lists of each person, their names and their query strings. */
  views: 20,
  viewName: 80,
  /** A Thai letter of the search takes nine. RE2, with which the rules count them, repeats nothing more than 1,000 times. */
  view: 1_000,
  /** Bytes. */
  caseFileBytes: 20 * 1024 * 1024,
  /** A text, such as an exported chat: all of it is checked and shown. Bytes. */
  textFileBytes: 2 * 1024 * 1024,
  /** Bytes. */
  avatarBytes: 5 * 1024 * 1024,
  /** An article's picture, bytes. */
  coverBytes: 5 * 1024 * 1024,
  /** Characters of the stored name after the 14-character time prefix. */
  fileName: 200,
  passwordMin: 6,
  /** Firebase Auth's own ceiling. */
  passwordMax: 4_096,
} as const;

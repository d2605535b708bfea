const TYPED_BY_USE = 'What is called next is an error for a value of another type, and an error refuses.';
const ALWAYS_ADDED = 'changesNow() adds this key to every list.';
const READ_ANYWAY =
  'Each of these keys is read by a later condition, and reading a missing key is an error, which refuses.';
const NO_SUCH_VALUE = 'No stored document has such a value.';
const SIGNED_OUT =
  'The next operand reads request.auth, which is an error without an account, and an error refuses.';

/**
 * Mutants that no test can find, or need not find, by their key (`npm run test:mutation` prints it), each with its reason.
 * An entry that no longer names a survivor fails the run.
 */
export const KNOWN_SURVIVORS: Readonly<Record<'firestore' | 'storage', Readonly<Record<string, string>>>> = {
  firestore: {
    'isActive(): without `request.auth != null`': SIGNED_OUT,
    'isNew(): without `request.auth != null`': SIGNED_OUT,
    'isText(): without `value is string`':
      'isBlank matches a pattern right after it, which is an error for any value that is not a string.',
    'hasExactly(): without `data.keys().hasAll(keys)`':
      'The check of each field reads its key, and reading a missing key is an error, which refuses.',
    'areTranslations(): without `data[key] is map`': TYPED_BY_USE,
    'isPictureUrl(): without `value is string`': TYPED_BY_USE,
    'isSlug(): without `value is string`': TYPED_BY_USE,
    'isOwnSignature(): without `by is map`': TYPED_BY_USE,
    'match /debtor_facts/{caseId} validFacts(): without `data.person_no is string`': TYPED_BY_USE,
    ...Object.fromEntries(
      ['addsFiles(): [file_urls]', 'worksOn(): [status]', 'assigns(): [partner_id, status]'].flatMap((list) =>
        ['updated_at', 'updated_by'].map((key) => [
          `match /cases/{caseId} ${list} with ${key}`,
          ALWAYS_ADDED,
        ]),
      ),
    ),
    'isDay(): without `value is string`': TYPED_BY_USE,
    "isDay(): without `startOf(value).month() == int(value.split('-')[1])`":
      "The emulator's timestamp.date() fails for a day that does not exist; another implementation may return one of the next month.",
    'isLawVersion(): [contact_rules 1, holidays 1, limitation 1, …] with strangers':
      'No table and number together make such a text.',
    'states(): [Submitted, In Progress] with strangers': NO_SUCH_VALUE,
    'match /cases/{caseId} match /decisions/{decisionId} isOffer(): [Submitted, In Progress] with strangers':
      NO_SUCH_VALUE,
    'match /partner_papers/{uid}/papers/{paperId} validPaper(): without `data.path is string`':
      'areOwnFiles() joins the list into a text: what was none is not the path of a file.',
    "match /cases/{caseId} validNote(): without `data.keys().hasAll(['case_id', 'user_id', 'update_text', 'cr … e', 'author_avatar_url'])`":
      READ_ANYWAY,
    ...Object.fromEntries(
      [
        "match /payments/{paymentId} validAnswer(): without `data.keys().hasAll(['answered_by', 'answered_at', 'dispute'])`",
        "match /payments/{paymentId} validPayment(): [case_id, user_id, reporter_role, …] without 'reporter_role'",
        "match /legal_events/{eventId} validLegalEvent(): without `data.keys().hasAll(['case_id', 'user_id', 'by_role', 'kind', 'on', 'created_at'])`",
        "match /legal_events/{eventId} validLegalEvent(): [case_id, user_id, by_role, …] without 'by_role' (2)",
        "match /case_documents/{documentId} validDocument(): without `data.keys().hasAll(['case_id', 'user_id', 'by_role', 'path', … , 'label', 'created_at'])`",
        "match /case_documents/{documentId} validDocument(): [case_id, user_id, by_role, …] without 'by_role' (2)",
        "match /case_outcomes/{outcomeId} validOutcome(): without `data.keys().hasAll(['case_id', 'status', 'outcome', 'sentenc … 'by_role', 'created_at'])`",
        "match /decisions/{decisionId} validOffer(): [case_id, customer_id, user_id, …] without 'by_role'",
        "match /authorities/{partnerId} validAuthority(): [case_id, user_id, by_role, …] without 'by_role'",
        "validWording(): [table, n] without 'table'",
        "validWording(): [table, n] without 'n'",
      ].map((key) => [`match /cases/{caseId} ${key}`, READ_ANYWAY]),
    ),
    ...Object.fromEntries(
      [
        "match /preferences/{uid} validPreferences(): without `data.keys().hasAll(['language', 'theme', 'muted_kinds', 'views', 'updated_at'])`",
        "match /blog_posts/{postId} validPost(): without `data.keys().hasAll(['slug', 'title', 'excerpt', 'content', ' … ublished_at', 'user_id'])`",
        "match /blog_posts/{postId} validPost(): [slug, title, excerpt, …] without 'published_at' (2)",
        "match /blog_posts/{postId} validPost(): [slug, title, excerpt, …] without 'user_id' (2)",
      ].map((key) => [key, READ_ANYWAY]),
    ),
    ...Object.fromEntries(
      [
        'match /authorities/{partnerId} isGiven(): [Submitted, In Progress] with strangers',
        'match /case_documents/{documentId} adds(): [Submitted, In Progress] with strangers',
        'match /payments/{paymentId} validAnswer(): [reported, disputed] with strangers',
      ].map((key) => [`match /cases/{caseId} ${key}`, NO_SUCH_VALUE]),
    ),
    'match /case_acceptances/{caseId} answers(): [waiting, late] with strangers': NO_SUCH_VALUE,
    ...Object.fromEntries(
      [
        'match /authorities/{partnerId} isScope(): without `scope is list`',
        'match /case_documents/{documentId} validDocument(): without `data.path is string`',
      ].map((key) => [`match /cases/{caseId} ${key}`, TYPED_BY_USE]),
    ),
    'match /preferences/{uid} isChoice(): without `chosen is list`': TYPED_BY_USE,
    ...Object.fromEntries(
      ['data.confirmed_by is map', 'data.effective_from is string'].map((condition) => [
        `match /law_tables/{table}/versions/{n} validConfirmation(): without \`${condition}\``,
        TYPED_BY_USE,
      ]),
    ),
    'match /cases/{caseId} match /legal_events/{eventId} validLegalEvent(): without `data.on is string`':
      TYPED_BY_USE,
    'match /audit_log/{entryId} validEntry(): without `data.subject is string`': TYPED_BY_USE,
    "match /audit_log/{entryId} validEntry(): [actor_id, actor_role, action, …] without 'action'":
      READ_ANYWAY,
    'match /cases/{caseId} match /authorities/{partnerId} isDocumentOfCase(): without `isPlainId(id)`':
      'No document has another id, so exists() is false.',
    "match /cases/{caseId} match /payments/{paymentId} mayHaveReceived(): without `data.reporter_role != 'partner'`":
      'Only a uid of a partner is the id of an authority. It saves the others a look-up.',
    'match /cases/{caseId} match /legal_events/{eventId} enters(): [due, default, cheque_returned] with strangers':
      'validLegalEvent() has the list of all kinds.',
    'match /cases/{caseId} match /case_outcomes/{outcomeId} endsCase(): without `isSelf(after.partner_id)`':
      'The change of status in the same commit is accepted by worksOn() alone, from this partner.',
    ...Object.fromEntries(
      ['wording is map', 'wording.findings is list', 'wording.law is map'].map((condition) => [
        `match /cases/{caseId} validWording(): without \`${condition}\``,
        TYPED_BY_USE,
      ]),
    ),
    'isAmount(): without `value is number`': 'Comparing anything else with a number is an error.',
    'isAmount(): `math.abs(value * 100 - math.round(value * 100)) <= value * 1 … 0062616169452667236328125` with <':
      'No amount with two decimals is off by exactly the tolerance.',
  },
  storage: {
    'isSelf(): without `request.auth != null`': SIGNED_OUT,
    'claims(): without `request.auth != null`': SIGNED_OUT,
    "mayStore(): `profile.paused_until.get('files', timestamp.value(0)) <= request.time` with <":
      'A request at exactly the millisecond at which the pause ends cannot be arranged.',
    ...Object.fromEntries(
      ['application/pdf', 'image/jpeg', 'image/png'].map((type) => [
        `match /case-files/{uid}/{name} isAttachment(): [text/plain] with ${type}`,
        'The operand before it accepts this type already, up to a larger size.',
      ]),
    ),
    'match /case-files/{uid}/{name} allow get: without `request.auth != null`': SIGNED_OUT,
    "match /exports/{uid}/{name} allow get: `request.time < resource.timeCreated + duration.value(10, 'm')` with <=":
      'A request at exactly the millisecond at which the ten minutes end cannot be arranged.',
    "isCachedAs(): without `!('cacheControl' in request.resource.keys())`":
      'It is for emulators that do not show the field to their rules; the one of the tests does.',
  },
};

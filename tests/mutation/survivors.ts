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

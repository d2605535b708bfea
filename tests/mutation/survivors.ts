const TYPED_BY_USE = 'What is called next is an error for a value of another type, and an error refuses.';
const READ_ANYWAY = 'Another condition reads the key, and reading a missing key is an error, which refuses.';
const NO_SUCH_VALUE = 'No stored document has such a value.';
const SIGNED_OUT =
  'The next operand reads request.auth, which is an error without an account, and an error refuses.';

const because = (reason: string, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, reason]));

/**
 * Mutants that no test can find, or need not find, by their key (`npm run test:mutation` prints it), each with its reason.
 * An entry that no longer names a survivor fails the run.
 */
export const KNOWN_SURVIVORS: Readonly<Record<'firestore' | 'storage', Readonly<Record<string, string>>>> = {
  firestore: {
    ...because(SIGNED_OUT, [
      'isActive(): without `request.auth != null`',
      'isNew(): without `request.auth != null`',
    ]),
    ...because(TYPED_BY_USE, [
      'isText(): without `value is string`',
      'isDay(): without `value is string`',
      'isSlug(): without `value is string`',
      'isPictureUrl(): without `value is string`',
      'areTranslations(): without `data[key] is map`',
      'isOwnSignature(): without `by is map`',
      'isAmount(): without `value is number`',
      'match /preferences/{uid} isChoice(): without `chosen is list`',
    ]),
    ...because('areOwnFiles() joins the list into a text: what was none is not the path of a file.', [
      'match /partner_papers/{uid}/papers/{paperId} validPaper(): without `data.path is string`',
      'match /cases/{caseId} match /case_documents/{documentId} validDocument(): without `data.path is string`',
    ]),
    ...because(READ_ANYWAY, [
      'hasExactly(): without `data.keys().hasAll(keys)`',
      "match /cases/{caseId} validWording(): [table, n] without 'table'",
      "match /cases/{caseId} validWording(): [table, n] without 'n'",
      "match /cases/{caseId} match /decisions/{decisionId} validOffer(): [case_id, customer_id, user_id, …] without 'by_role'",
      "match /cases/{caseId} match /authorities/{partnerId} validAuthority(): [case_id, user_id, by_role, …] without 'by_role'",
      "match /cases/{caseId} match /payments/{paymentId} validPayment(): [case_id, user_id, reporter_role, …] without 'reporter_role'",
      "match /audit_log/{entryId} validEntry(): [actor_id, actor_role, action, …] without 'action'",
      "match /audit_log/{entryId} validEntry(): [actor_id, actor_role, action, …] without 'subject'",
    ]),
    ...because(NO_SUCH_VALUE, [
      'match /cases/{caseId} match /payments/{paymentId} validAnswer(): [reported, disputed] with strangers',
      'match /case_acceptances/{caseId} answers(): [waiting, late] with strangers',
    ]),
    ...because(
      'changesNow() adds this key to every list.',
      ['addsFiles(): [file_urls]', 'worksOn(): [status]', 'assigns(): [partner_id, status]'].flatMap((list) =>
        ['updated_at', 'updated_by'].map((key) => `match /cases/{caseId} ${list} with ${key}`),
      ),
    ),
    "isDay(): without `startOf(value).month() == int(value.split('-')[1])`":
      "The emulator's timestamp.date() fails for a day that does not exist; another implementation may return one of the next month.",
    'isLawVersion(): [contact_rules 1, holidays 1, limitation 1, …] with strangers':
      'No table and number together make such a text.',
    'isAmount(): `math.abs(value * 100 - math.round(value * 100)) <= value * 1 … 0062616169452667236328125` with <':
      'No amount with two decimals is off by exactly the tolerance.',
    'match /cases/{caseId} match /authorities/{partnerId} isDocumentOfCase(): without `isPlainId(id)`':
      'No document has another id, so exists() is false.',
    "match /cases/{caseId} match /payments/{paymentId} mayHaveReceived(): without `data.reporter_role != 'partner'`":
      'Only a uid of a partner is the id of an authority. It saves the others a look-up.',
    'match /cases/{caseId} match /legal_events/{eventId} enters(): [due, default, cheque_returned] with strangers':
      'validLegalEvent() has the list of all kinds.',
    'match /cases/{caseId} match /case_outcomes/{outcomeId} endsCase(): without `isSelf(after.partner_id)`':
      'The change of status in the same commit is accepted by worksOn() alone, from this partner.',
  },
  storage: {
    'isSelf(): without `request.auth != null`': SIGNED_OUT,
    'claims(): without `request.auth != null`': SIGNED_OUT,
    "mayStore(): `profile.paused_until.get('files', timestamp.value(0)) <= request.time` with <":
      'A request at exactly the millisecond at which the pause ends cannot be arranged.',
    'match /case-files/{uid}/{name} allow get: without `request.auth != null`': SIGNED_OUT,
    "match /exports/{uid}/{name} allow get: `request.time < resource.timeCreated + duration.value(10, 'm')` with <=":
      'A request at exactly the millisecond at which the ten minutes end cannot be arranged.',
    "isCachedAs(): without `!('cacheControl' in request.resource.keys())`":
      'It is for emulators that do not show the field to their rules; the one of the tests does.',
  },
};

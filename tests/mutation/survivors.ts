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
    'isAmount(): without `value is number`': 'Comparing anything else with a number is an error.',
    'isAmount(): `math.abs(value * 100 - math.round(value * 100)) <= value * 1 … 0062616169452667236328125` with <':
      'No amount with two decimals is off by exactly the tolerance.',
  },
  storage: {
    'isSelf(): without `request.auth != null`': SIGNED_OUT,
    'claims(): without `request.auth != null`': SIGNED_OUT,
    "mayStore(): `profile.paused_until.get('files', timestamp.value(0)) <= request.time` with <":
      'A request at exactly the millisecond at which the pause ends cannot be arranged.',
    "isCachedAs(): without `!('cacheControl' in request.resource.keys())`":
      'It is for emulators that do not show the field to their rules; the one of the tests does.',
  },
};

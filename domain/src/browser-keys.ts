/**
 * Names under which this browser keeps what pages read before any other script has run. Constants alone: the build writes
 * them into the head script, which imports nothing when it runs.
 */

/** Local storage: the last known uid, no secret. */
export const SESSION_HINT = 'session-hint';
/** The cookie by which Hosting chooses a page's language (contract, Web). */
export const HOSTING_COOKIE = 'firebase-language-override';
/** The only cookie that a function behind Hosting is given (contract, Web). */
export const FUNCTION_COOKIE = '__session';
/** Local storage: the language that somebody chose in this browser. */
export const OWN_LANGUAGE = 'lng';

/**
 * Names under which this browser keeps what pages read before any other script has run. Constants alone: the build writes
 * them into the head script, which imports nothing when it runs.
 */

/** Local storage: the last known uid, no secret. */
export const SESSION_HINT = 'session-hint';
/** Local storage: the role of the account that this browser last had, for the frame in the portal's document (decision 213). */
export const ROLE_HINT = 'role-hint';
/** The cookie by which Hosting chooses a page's language (contract, Web). */
export const HOSTING_COOKIE = 'firebase-language-override';
/** The only cookie that a function behind Hosting is given (contract, Web). */
export const FUNCTION_COOKIE = '__session';
/** What follows the value of those two cookies: a year, in seconds. On HTTPS `; Secure` is added. */
export const COOKIE_ATTRIBUTES = '; Path=/; Max-Age=31536000; SameSite=Lax';
/** Local storage: the language that somebody chose in this browser. */
export const OWN_LANGUAGE = 'lng';
/** Session storage: a toast that the page before has left (`lib/command/toast.ts`). */
export const LEFT_TOAST = 'toast';
/** Session storage: a message for the contact form, begun on another page (`lib/form/begun-message.ts`). */
export const LEFT_MESSAGE = 'letter';
/** Session storage: a redirect to Google is under way (`features/session/api/sign-in-with-google.ts`). */
export const GOOGLE_REDIRECT = 'google-redirect';

/**
 * What went wrong, in the words of this product. Each has a sentence in `problems.json` in the reader's language;
 * what a server wrote is never shown (contract, Web).
 */
export const PROBLEMS = [
  'offline',
  'unconfirmed',
  'denied',
  'savedBefore',
  'changedMeanwhile',
  'notFound',
  'notCorrectable',
  'contactTime',
  'tooManyRequests',
  'invalidCredentials',
  'emailInUse',
  'weakPassword',
  'accountDisabled',
  'recentLoginRequired',
  'popupBlocked',
  'popupClosed',
  'otherProvider',
  'linkExpired',
  'cancelled',
  'unknown',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** An error that already knows its sentence. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** A limit is reached; it goes on at `until`. */
export class LimitError extends ProblemError {
  readonly until: Date;

  constructor(until: Date) {
    super('tooManyRequests');
    this.name = 'LimitError';
    this.until = until;
  }
}

const BY_CODE: Readonly<Record<string, Problem>> = {
  unavailable: 'offline',
  'auth/network-request-failed': 'offline',
  'storage/retry-limit-exceeded': 'offline',
  'deadline-exceeded': 'unconfirmed',
  'functions/deadline-exceeded': 'unconfirmed',
  'functions/unavailable': 'unconfirmed',
  'permission-denied': 'denied',
  'functions/permission-denied': 'denied',
  'functions/unauthenticated': 'denied',
  unauthenticated: 'denied',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'denied',
  'not-found': 'notFound',
  'functions/not-found': 'notFound',
  'storage/object-not-found': 'notFound',
  'functions/aborted': 'changedMeanwhile',
  'functions/already-exists': 'savedBefore',
  'auth/too-many-requests': 'tooManyRequests',
  'resource-exhausted': 'tooManyRequests',
  'functions/resource-exhausted': 'tooManyRequests',
  // Known and unknown addresses get the same answer (security A4).
  'auth/invalid-credential': 'invalidCredentials',
  'auth/invalid-login-credentials': 'invalidCredentials',
  'auth/user-not-found': 'invalidCredentials',
  'auth/wrong-password': 'invalidCredentials',
  'auth/invalid-email': 'invalidCredentials',
  'auth/email-already-in-use': 'emailInUse',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/user-disabled': 'accountDisabled',
  'auth/requires-recent-login': 'recentLoginRequired',
  'auth/user-token-expired': 'recentLoginRequired',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/account-exists-with-different-credential': 'otherProvider',
  'auth/expired-action-code': 'linkExpired',
  'auth/invalid-action-code': 'linkExpired',
  'storage/canceled': 'cancelled',
};

/** @returns the problem behind anything that was thrown; `unknown` when nothing better can be said. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const code = codeOf(error);
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known !== undefined) return known;
  return typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'unknown';
}

/** The SDK's error code, if the error has one. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

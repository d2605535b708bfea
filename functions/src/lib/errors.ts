/** The event can never succeed: set it aside. `reason` is a short code without personal data. */
export class PermanentError extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'PermanentError';
    this.reason = reason;
  }
}

/** The event may succeed later: its delivery is retried. */
export class TransientError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'TransientError';
  }
}

/**
 * Codes after which the same request cannot succeed however often it is sent. gRPC: INVALID_ARGUMENT, NOT_FOUND,
 * ALREADY_EXISTS, PERMISSION_DENIED, FAILED_PRECONDITION, OUT_OF_RANGE, UNIMPLEMENTED, DATA_LOSS.
 * Source: grpc/statuscodes.md, google.rpc.Code.
 */
const PERMANENT_GRPC = new Set([3, 5, 6, 7, 9, 11, 12, 15]);
/** Responses of the REST services (Cloud Storage) that are worth a retry; other 4xx are not. */
const TRANSIENT_HTTP = new Set([401, 408, 409, 425, 429]);
const TRANSIENT_AUTH = new Set([
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
  'auth/network-request-failed',
  'auth/insufficient-permission',
]);
/** Mistakes in our own code or in the data, by their constructor's name. */
const PROGRAMMING = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'ZodError',
  '$ZodError',
  'PermanentError',
]);

/** `code` of an error, or of the error that caused it: gRPC number, HTTP number, Node or Firebase text. */
export function codeOf(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'number') return error.code;
  // Some Google libraries give an HTTP status as text.
  if ('code' in error && typeof error.code === 'string')
    return /^\d+$/.test(error.code) ? Number(error.code) : error.code;
  return 'cause' in error ? codeOf(error.cause) : undefined;
}

/** gRPC INVALID_ARGUMENT. */
const INVALID_ARGUMENT = 3;

/**
 * The database has closed a transaction that was waiting for locks. It answers INVALID_ARGUMENT, though a retry can
 * succeed: production with "The referenced transaction has expired or is no longer valid", the emulator with
 * "Transaction is invalid or closed".
 */
export function isClosedTransaction(error: unknown): boolean {
  return (
    codeOf(error) === INVALID_ARGUMENT &&
    error instanceof Error &&
    /transaction (has expired|is invalid or closed)/i.test(error.message)
  );
}

/**
 * Would a retry of the event fail in the same way? Errors not known to be permanent count as transient: they are retried
 * for an hour at most, while a wrong guess the other way would lose an effect permanently.
 */
export function isPermanent(error: unknown): boolean {
  if (isClosedTransaction(error)) return false;
  const code = codeOf(error);
  // Node reports a broken connection as a TypeError whose cause has the code, hence codes first.
  if (typeof code === 'number') {
    return code < 100 ? PERMANENT_GRPC.has(code) : code >= 400 && code < 500 && !TRANSIENT_HTTP.has(code);
  }
  if (typeof code === 'string' && /^(auth|app)\//.test(code)) {
    return code.startsWith('auth/') && !TRANSIENT_AUTH.has(code);
  }
  if (typeof code === 'string' && /^(E[A-Z_]+|UND_ERR_[A-Z_]+)$/.test(code)) return code.startsWith('ERR_');
  return error instanceof Error && PROGRAMMING.has(error.name);
}

/**
 * Why an event failed, as a short text without the documents' contents: only codes, field names and the place in the
 * code.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof PermanentError) return error.reason;
  if (error instanceof Error && 'issues' in error && Array.isArray(error.issues)) {
    const fields = error.issues.map(
      (issue: { path?: PropertyKey[]; code?: string }) =>
        `${issue.path?.map(String).join('.') ?? ''}:${issue.code ?? ''}`,
    );
    return `malformed ${fields.join(' ')}`;
  }
  const code = codeOf(error);
  const name = error instanceof Error ? error.name : typeof error;
  return [name, code, placeOf(error)].filter((part) => part !== undefined).join(' ');
}

/** Function and line in which an error arose: the stack without its first line, which holds the message. */
function placeOf(error: unknown): string | undefined {
  const frame = error instanceof Error ? /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1] : undefined;
  return frame?.replace(/\S*\//, '');
}

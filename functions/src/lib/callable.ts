import {
  HttpsError,
  type CallableOptions,
  type CallableRequest,
  type FunctionsErrorCode,
} from 'firebase-functions/v2/https';
import { write } from 'firebase-functions/logger';
import type { Role } from '@app/domain/roles';
import type * as z from 'zod/mini';
import { environment } from './env.ts';
import { reasonOf } from './errors.ts';

/** For every callable. The emulator reflects any origin, so a test looks at this object. */
export const CALLABLE_OPTIONS = {
  cors: environment.siteOrigins,
  enforceAppCheck: environment.enforceAppCheck,
} as const satisfies CallableOptions;

/** The caller, from the current documents and not from the token. */
export interface Caller {
  uid: string;
  role: Role;
  disabled: boolean;
}

export interface CallableDeps {
  /** @param signedInAt the token's `auth_time`, seconds since 1970 */
  readCaller(uid: string, signedInAt: number): Promise<Caller | null>;
}

/** When the caller signed in, seconds since 1970; 0 when the token does not say. */
export function signedInAt({ auth }: Pick<CallableRequest<unknown>, 'auth'>): number {
  const token: { auth_time?: number } | undefined = auth?.token;
  return token?.auth_time ?? 0;
}

/** The error that a caller gets: the code, which the web translates, and no text. */
export function refused(code: FunctionsErrorCode, details?: unknown): HttpsError {
  return new HttpsError(code, code, details);
}

/** What web and functions agree on about a callable (`domain/src/contracts`). */
export interface Contract<Input, Output> {
  name: string;
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
}

type Request = Pick<CallableRequest<unknown>, 'auth' | 'data'>;
type Run<Input, Output> = (input: Input, caller: Caller) => Promise<Output>;

/**
 * Answers a call that only admins may make. Callers learn one of `unauthenticated`, `permission-denied`,
 * `invalid-argument`, or what `run` throws as an {@link HttpsError}; anything else becomes `internal` and a line in
 * the log without the caller's data.
 */
export function answerAdmin<Input, Output>(
  deps: CallableDeps,
  contract: Contract<Input, Output>,
  request: Request,
  run: Run<Input, Output>,
): Promise<Output> {
  return answerCaller(deps, contract, request, ({ role }) => role === 'admin', run);
}

/** The same for everybody who is signed in and not locked out, applicants and partners included. */
export function answerPerson<Input, Output>(
  deps: CallableDeps,
  contract: Contract<Input, Output>,
  request: Request,
  run: Run<Input, Output>,
): Promise<Output> {
  return answerCaller(deps, contract, request, () => true, run);
}

/** Answers a call of a signed-in account that `allows` accepts. */
function answerCaller<Input, Output>(
  deps: CallableDeps,
  contract: Contract<Input, Output>,
  request: Request,
  allows: (caller: Caller) => boolean,
  run: Run<Input, Output>,
): Promise<Output> {
  return answer(contract, request, run, async () => {
    // In the emulator a forged token reaches a callable as an `auth` whose uid is null: check the uid.
    const uid: string | null | undefined = request.auth?.uid;
    if (!uid) throw refused('unauthenticated');
    const caller = await deps.readCaller(uid, signedInAt(request));
    if (caller === null || caller.disabled || !allows(caller)) {
      throw refused('permission-denied');
    }
    return caller;
  });
}

/**
 * Answers a call that anyone may make, also without an account; a locked account may not. Errors as in
 * {@link answerAdmin}.
 */
export function answerAnyone<Input, Output>(
  deps: CallableDeps,
  contract: Contract<Input, Output>,
  request: Request,
  run: (input: Input) => Promise<Output>,
): Promise<Output> {
  return answer(contract, request, run, async () => {
    const uid: string | null | undefined = request.auth?.uid;
    if (uid && (await deps.readCaller(uid, signedInAt(request)))?.disabled === true) {
      throw refused('permission-denied');
    }
  });
}

async function answer<Input, Output, Who>(
  contract: Contract<Input, Output>,
  { data }: Request,
  run: (input: Input, who: Who) => Promise<Output>,
  authorise: () => Promise<Who>,
): Promise<Output> {
  try {
    const who = await authorise();
    const input = contract.input.safeParse(data);
    if (!input.success) throw refused('invalid-argument');
    return contract.output.parse(await run(input.data, who));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    write({
      severity: 'ERROR',
      message: `${contract.name}: failed`,
      fn: contract.name,
      reason: reasonOf(error),
    });
    throw refused('internal');
  }
}

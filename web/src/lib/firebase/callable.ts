import { loadFunctions } from './app.ts';
import { codeOf, LimitError, ProblemError } from './problems.ts';

interface Contract<Input, Output> {
  name: string;
  input: { parse(value: unknown): Input };
  output: { parse(value: unknown): Output };
}

/**
 * Calls a function by its contract; what comes back is checked as well.
 * @param timeout how long the answer is waited for, in ms; the SDK's 70 s unless said
 * @throws ProblemError `offline` when nothing was sent, `unconfirmed` when no answer came; LimitError when a limit is reached and the answer says until when; FirebaseError with the codes that the contract names (`functions/permission-denied` ...)
 */
export async function call<Input, Output>(
  contract: Contract<Input, Output>,
  input: Input,
  { timeout }: { timeout?: number } = {},
): Promise<Output> {
  if (!navigator.onLine) throw new ProblemError('offline');
  const { functions, httpsCallable } = await loadFunctions();
  const answer = await httpsCallable(
    functions,
    contract.name,
    timeout === undefined ? {} : { timeout },
  )(contract.input.parse(input)).catch((error: unknown) => {
    const until = codeOf(error) === 'functions/resource-exhausted' ? untilOf(error) : null;
    if (until !== null) throw new LimitError(until);
    throw isLost(error) ? new ProblemError('unconfirmed', { cause: error }) : error;
  });
  return contract.output.parse(answer.data);
}

/**
 * No answer came, or half of one: the SDK calls this `internal`, like an error of the function, whose message ends with the
 * status of its answer.
 */
function isLost(error: unknown): boolean {
  return (
    codeOf(error) === 'functions/internal' && !(error instanceof Error && error.message.endsWith('[500]'))
  );
}

/** From when on a call is accepted that was refused with `resource-exhausted`; null when the server does not say. */
function untilOf(error: unknown): Date | null {
  const details: unknown =
    typeof error === 'object' && error !== null && 'details' in error ? error.details : null;
  const until: unknown =
    typeof details === 'object' && details !== null && 'until' in details ? details.until : null;
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? new Date(until) : null;
}

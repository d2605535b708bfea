import { loadFunctions } from './app.ts';

interface Contract<Input, Output> {
  name: string;
  input: { parse(value: unknown): Input };
  output: { parse(value: unknown): Output };
}

/**
 * Calls a function by its contract; what comes back is checked as well.
 * @param timeout how long the answer is waited for, in ms; the SDK's 70 s unless said
 * @throws FirebaseError with the codes that the contract names (`functions/permission-denied` ...)
 */
export async function call<Input, Output>(
  contract: Contract<Input, Output>,
  input: Input,
  { timeout }: { timeout?: number } = {},
): Promise<Output> {
  const { functions, httpsCallable } = await loadFunctions();
  const answer = await httpsCallable(
    functions,
    contract.name,
    timeout === undefined ? {} : { timeout },
  )(contract.input.parse(input));
  return contract.output.parse(answer.data);
}

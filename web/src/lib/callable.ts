import { loadFunctions } from './firebase.ts';

interface Contract<Input, Output> {
  name: string;
  input: { parse(value: unknown): Input };
  output: { parse(value: unknown): Output };
}

/**
 * Calls a function by its contract; what comes back is checked as well.
 * @throws FirebaseError with the codes that the contract names (`functions/permission-denied` ...)
 */
export async function call<Input, Output>(contract: Contract<Input, Output>, input: Input): Promise<Output> {
  const { functions, httpsCallable } = await loadFunctions();
  const answer = await httpsCallable(functions, contract.name)(contract.input.parse(input));
  return contract.output.parse(answer.data);
}

import { onCall, type CallableOptions, type CallableRequest } from 'firebase-functions/v2/https';
import {
  answerAdmin,
  answerAnyone,
  answerPerson,
  CALLABLE_OPTIONS,
  type Caller,
  type Contract,
} from '../lib/callable.ts';
import { readCaller } from './account.repo.ts';

/** @param request for what contract and caller do not say, such as where a call comes from */
type Run<Input, Output> = (input: Input, caller: Caller, request: CallableRequest) => Promise<Output>;

/** A callable function for admins ({@link answerAdmin}). */
export function adminCall<Input, Output>(
  contract: Contract<Input, Output>,
  run: Run<Input, Output>,
  options: CallableOptions = {},
) {
  return onCall({ ...CALLABLE_OPTIONS, ...options }, (request) =>
    answerAdmin({ readCaller }, contract, request, (input, caller) => run(input, caller, request)),
  );
}

/** A callable function for everybody who is signed in and not locked out ({@link answerPerson}). */
export function personCall<Input, Output>(
  contract: Contract<Input, Output>,
  run: Run<Input, Output>,
  options: CallableOptions = {},
) {
  return onCall({ ...CALLABLE_OPTIONS, ...options }, (request) =>
    answerPerson({ readCaller }, contract, request, (input, caller) => run(input, caller, request)),
  );
}

/** A callable function for anyone, also without an account ({@link answerAnyone}). */
export function publicCall<Input, Output>(
  contract: Contract<Input, Output>,
  run: (input: Input, request: CallableRequest) => Promise<Output>,
) {
  return onCall(CALLABLE_OPTIONS, (request) =>
    answerAnyone({ readCaller }, contract, request, (input) => run(input, request)),
  );
}

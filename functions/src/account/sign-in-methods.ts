import { randomBytes } from 'node:crypto';

/** What Auth is asked to change so that nobody signs in by certain methods any more. */
interface EndedMethods {
  providersToUnlink?: string[];
  password?: string;
}

/**
 * The update of an account in Auth that ends these sign-in methods. A password is replaced by one that nobody knows: Auth removes the account's
 * address together with the method `password`, and without it neither an operator nor a mail finds the account.
 */
export function endMethods(methods: readonly string[]): EndedMethods {
  const linked = methods.filter((id) => id !== 'password');
  return {
    ...(linked.length > 0 && { providersToUnlink: linked }),
    // The first characters satisfy any policy for passwords.
    ...(linked.length < methods.length && { password: `Aa1!${randomBytes(24).toString('base64url')}` }),
  };
}

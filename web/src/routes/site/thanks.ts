/** What a history entry remembers of a registration: whom to thank. */
interface Thanks {
  thanks: string;
}

export function thanks(email: string): Thanks {
  return { thanks: email };
}

/** @returns the address that has just been registered, or null */
export function addressThanked(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'thanks' in state && typeof state.thanks === 'string'
    ? state.thanks
    : null;
}

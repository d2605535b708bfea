import type { Problem } from './problems.ts';

/** The field of a sign-up that Firebase refuses although the schema admits it, with its message (`useFieldMessage`). */
export const REFUSED_FIELDS: Partial<Record<Problem, { name: 'email' | 'password'; message: string }>> = {
  weakPassword: { name: 'password', message: 'passwordWeak' },
  // A sign-up has no credentials that could be wrong: this is `auth/invalid-email`.
  invalidCredentials: { name: 'email', message: 'email' },
};

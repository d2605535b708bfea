import type { CaseUpdate } from '@app/domain/case';
import type { Role } from '@app/domain/roles';

/** What the server says of a note's author. */
export type AuthorStamp = Required<Pick<CaseUpdate, 'author_role' | 'author_company'>>;

/**
 * In which capacity somebody wrote a note. The rules let admins and the case's Approved partner write: who is no admin and
 * has a record is the partner, also when the approval has been taken away since.
 * @param role of the profile; null: there is none
 * @param company of the partner record; null: there is none
 * @returns null when the documents do not say it
 */
export function authorStamp(role: Role | null, company: string | null): AuthorStamp | null {
  if (role === 'admin') return { author_role: 'admin', author_company: null };
  if (company !== null) return { author_role: 'partner', author_company: company };
  return role === null ? null : { author_role: role, author_company: null };
}

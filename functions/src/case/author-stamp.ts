import type { CaseUpdate } from '@app/domain/case';
import type { Role } from '@app/domain/roles';

/** What the server adds about a note's author. */
export type AuthorStamp = Required<Pick<CaseUpdate, 'author_role' | 'author_company'>>;

/**
 * In which capacity the author wrote a note. The rules allow admins and the case's Approved partner to write: an author who
 * is no admin and has a partner record is the partner, also when the approval has been withdrawn since.
 * @param role of the profile; null: there is none
 * @param company of the partner record; null: there is none
 * @param isCustomer has the author submitted the case? An applicant has a partner record and writes as its customer
 * @returns null when the documents do not show it
 */
export function authorStamp(
  role: Role | null,
  company: string | null,
  isCustomer = false,
): AuthorStamp | null {
  if (isCustomer) return { author_role: 'customer', author_company: null };
  if (role === 'admin') return { author_role: 'admin', author_company: null };
  if (company !== null) return { author_role: 'partner', author_company: company };
  return role === null ? null : { author_role: role, author_company: null };
}

import { session } from '../session/session.ts';

/** Where a page was left: what its address held beside the path, and how far it was scrolled, in px. */
interface Left {
  search: string;
  hash: string;
  top: number;
}

/**
 * The pages of this visit as they were left, by path. In memory alone, and cleared when the person changes: an address may
 * hold whom somebody searched for (decision 125).
 */
const left = new Map<string, Left>();
session.onChangeOfPerson(() => left.clear());

/** What a link carries that leads back to a page as it was left. */
export const RETURN = { returns: true } as const;

/** Whether somebody came by such a link. @param state of the router's location */
export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returns' in state;
}

/** Notes how a page looks now. */
export function noteView(pathname: string, view: Left): void {
  left.set(pathname, view);
}

/** The address of a page as it was left; its bare path where nobody has been yet. */
export function addressLeft(pathname: string): string {
  const { search = '', hash = '' } = left.get(pathname) ?? {};
  return pathname + search + hash;
}

/** How far a page was scrolled when it was left, in px; 0 when it is now asked for another view. */
export function topLeft(pathname: string, { search, hash }: Pick<Left, 'search' | 'hash'>): number {
  const view = left.get(pathname);
  return view?.search === search && view.hash === hash ? view.top : 0;
}

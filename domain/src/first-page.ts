/*
 * The first page of a list. Apart from `lists.ts`, whose schemas are not needed where it is requested first
 * (web/src/lib/session/request-early.ts, decision 218).
 */

/** Rows on a page. One more document is read, to know whether another page follows. */
export const PAGE_LENGTH = 25;

/** The order in which lists of cases, partners and messages open. */
export const NEWEST_FIRST = { field: 'created_at', direction: 'desc' } as const;

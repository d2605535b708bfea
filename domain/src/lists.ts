import { AUDIT_ACTIONS } from './audit.ts';
import { CASE_STATUSES } from './case.ts';
import { NEWEST_FIRST } from './first-page.ts';
import { PARTNER_STATUSES } from './partner.ts';
import { COLLECTIONS } from './paths.ts';

/**
 * The lists that people search, filter and sort. Screens query only by these tables, and `firestore.indexes.json` is
 * derived from them (`tests/support/indexes.test.ts`): a query that is not here has no index in production.
 */
export interface ListDefinition {
  collection: (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
  /** A field that is always filtered by one value, the documents' owner. The rules require it. */
  scope: string | null;
  /** Fields that can be filtered by one of these values; null: any. */
  filters: Readonly<Record<string, readonly (string | boolean)[] | null>>;
  /** A field that can be filtered to be not null. */
  present: string | null;
  /** Orders; the first is the default. */
  sorts: Readonly<Record<string, Sort>>;
  search: ListSearch;
}

/**
 * How a list is searched: by words, `search_words` being built from the fields, in which further words are searched too; or by how
 * one field begins, with the index of that field.
 */
type ListSearch = { by: 'words'; fields: readonly string[] } | { by: 'prefix'; field: string };

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

const BY_AGE = {
  newest: NEWEST_FIRST,
  oldest: { field: 'created_at', direction: 'asc' },
} as const satisfies Record<string, Sort>;

const OF_CASES = {
  collection: COLLECTIONS.cases,
  sorts: {
    ...BY_AGE,
    highest: { field: 'amount', direction: 'desc' },
    lowest: { field: 'amount', direction: 'asc' },
  },
  search: { by: 'words', fields: ['case_number', 'debtor_name', 'client_name', 'id'] },
} as const satisfies Partial<ListDefinition>;

/** Staff also look for what was neglected. In pairs, as all orders: paging back reads an order in reverse. */
const BY_CHANGE = {
  leastRecent: { field: 'updated_at', direction: 'asc' },
  mostRecent: { field: 'updated_at', direction: 'desc' },
} as const satisfies Record<string, Sort>;
const OF_STAFF = { ...OF_CASES, sorts: { ...OF_CASES.sorts, ...BY_CHANGE } } as const;

export const LISTS = {
  customerCases: { ...OF_CASES, scope: 'user_id', filters: { status: CASE_STATUSES }, present: null },
  partnerCases: { ...OF_STAFF, scope: 'partner_id', filters: { status: CASE_STATUSES }, present: null },
  adminCases: {
    ...OF_STAFF,
    scope: null,
    filters: { status: CASE_STATUSES, partner_id: null },
    present: 'partner_id',
  },
  partners: {
    collection: COLLECTIONS.partners,
    scope: null,
    filters: { status: PARTNER_STATUSES },
    present: null,
    sorts: {
      ...BY_AGE,
      company: { field: 'company_name', direction: 'asc' },
      companyLast: { field: 'company_name', direction: 'desc' },
    },
    search: { by: 'words', fields: ['company_name', 'contact_person', 'phone', 'id'] },
  },
  contactMessages: {
    collection: COLLECTIONS.contacts,
    scope: null,
    filters: { is_read: [false, true] },
    present: null,
    sorts: BY_AGE,
    search: { by: 'words', fields: ['name', 'email', 'phone', 'subject'] },
  },
  posts: {
    collection: COLLECTIONS.blogPosts,
    scope: null,
    filters: {},
    present: null,
    sorts: {
      newest: { field: 'published_at', direction: 'desc' },
      oldest: { field: 'published_at', direction: 'asc' },
      title: { field: 'title', direction: 'asc' },
      titleLast: { field: 'title', direction: 'desc' },
    },
    search: { by: 'words', fields: ['title', 'slug', 'author_name'] },
  },
  subscribers: {
    collection: COLLECTIONS.newsletterSubscriptions,
    scope: null,
    filters: {},
    present: null,
    sorts: {
      newest: { field: 'subscribed_at', direction: 'desc' },
      oldest: { field: 'subscribed_at', direction: 'asc' },
      email: { field: 'email', direction: 'asc' },
      emailLast: { field: 'email', direction: 'desc' },
    },
    search: { by: 'prefix', field: 'email' },
  },
  audit: {
    collection: COLLECTIONS.auditLog,
    scope: null,
    filters: { action: AUDIT_ACTIONS },
    present: null,
    sorts: {
      newest: { field: 'at', direction: 'desc' },
      oldest: { field: 'at', direction: 'asc' },
    },
    search: { by: 'words', fields: ['actor_name', 'actor_id', 'subject'] },
  },
} as const satisfies Record<string, ListDefinition>;

/** Fields that are typed with or without separators between their digits. */
const SPACED: readonly string[] = ['phone', 'case_number'];

/** The texts of a document that are searched by words; telephone and case numbers also without their separators. */
export function searchedTexts(
  { search }: Pick<ListDefinition, 'search'>,
  document: Readonly<Record<string, unknown>>,
): string[] {
  if (search.by === 'prefix') return [];
  return search.fields.flatMap((field) => {
    const value = document[field];
    if (typeof value !== 'string') return [];
    return SPACED.includes(field) ? [value, value.replace(/[^\p{L}\p{N}]+/gu, '')] : [value];
  });
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caseSumsSchema } from '@app/domain/case-tally';
import { LISTS, type ListDefinition } from '@app/domain/lists';
import { moneySumsSchema } from '@app/domain/money-sums';
import {
  AUTHORITIES,
  CASE_DOCUMENTS,
  CASE_EVENTS,
  CASE_OUTCOMES,
  CASE_UPDATES,
  CLOCKS,
  COLLECTIONS,
  DEBTOR_CONTACTS,
  DECISIONS,
  LEGAL_EVENTS,
  PARTNER_PAPERS,
  MESSAGES,
  OFFICE_NOTES,
  PAYMENTS,
  PROMISES,
} from '@app/domain/paths';
import { format, type FormatConfig } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { QUERIES } from './indexed-queries.ts';

/** A collection group query, oldest first. */
const groupQuery = (collectionGroup: string, filter: string, oldest: string): Index => ({
  collectionGroup,
  queryScope: 'COLLECTION_GROUP',
  fields: [
    { fieldPath: filter, order: 'ASCENDING' },
    { fieldPath: oldest, order: 'ASCENDING' },
  ],
});
const GROUP_QUERIES: Index[] = [
  // functions/src/budget/budget.repo.ts
  groupQuery(CASE_UPDATES, 'user_id', 'created_at'),
  groupQuery(OFFICE_NOTES, 'user_id', 'created_at'),
  groupQuery(MESSAGES, 'user_id', 'created_at'),
  groupQuery(DECISIONS, 'user_id', 'created_at'),
  groupQuery(LEGAL_EVENTS, 'user_id', 'created_at'),
  groupQuery(CASE_DOCUMENTS, 'user_id', 'created_at'),
  groupQuery(CASE_OUTCOMES, 'by', 'created_at'),
  groupQuery(PAYMENTS, 'user_id', 'created_at'),
  groupQuery(PROMISES, 'user_id', 'created_at'),
  // functions/src/money/promises.repo.ts
  groupQuery(PROMISES, 'state', 'due_on'),
  // functions/src/claim/claim.repo.ts
  groupQuery(CLOCKS, 'state', 'check_on'),
];

/** Files whose queries are not in the table of `indexed-queries.ts`, each with its reason. */
const OTHERWISE = [
  // It lists cases with the query of the customer's own list, and notes with GROUP_QUERIES.
  'functions/src/budget/budget.repo.ts',
  // Its only query is one of GROUP_QUERIES.
  'functions/src/money/promises.repo.ts',
  'functions/src/claim/claim.repo.ts',
  // It runs the query of the domain's table of lists.
  'web/src/lib/live/live-page.ts',
  // It runs the queries that the files of the table state.
  'web/src/lib/live/live-sources.ts',
  // It asks for the first page of a list of the domain's table.
  'web/src/lib/session/request-early.ts',
  // Filter in one query and order in another: neither needs an index.
  'functions/src/blog/sweep-covers.repo.ts',
  'functions/src/case/case.repo.ts',
  // Filter by the field that they order by, whose single-field index is enough.
  'functions/src/commitment/commitment.repo.ts',
  'functions/src/retention/retention.repo.ts',
  'functions/src/statement/statement.repo.ts',
  'functions/src/lib/ending-pages.repo.ts',
  'web/src/features/contact-log/api/use-contacts.ts',
];

/**
 * Maps with many keys that no query filters by: the sums of the overview (`rollups/{name}/shards/{n}`). Each key would be an
 * index entry, of which a document may have 40,000, rewritten with every change.
 */
const SUMS = new Set([...z.keyof(caseSumsSchema).options, ...z.keyof(moneySumsSchema).options]);
const UNINDEXED = [
  ...[...SUMS].map((fieldPath) => ({ collectionGroup: 'shards', fieldPath })),
  { collectionGroup: COLLECTIONS.caseBalances, fieldPath: 'counted' },
].map((field) => ({ ...field, indexes: [] }));

/**
 * Queried across all cases, which needs a collection group index: authors when an account is erased or its data are exported,
 * the files of documents when one is stored or swept, authorities and papers by their last day.
 */
const ACROSS_CASES = [
  { collectionGroup: CASE_UPDATES, fieldPath: 'user_id' },
  { collectionGroup: OFFICE_NOTES, fieldPath: 'user_id' },
  { collectionGroup: CASE_EVENTS, fieldPath: 'actor_id' },
  { collectionGroup: CASE_DOCUMENTS, fieldPath: 'user_id' },
  { collectionGroup: CASE_DOCUMENTS, fieldPath: 'path' },
  { collectionGroup: DEBTOR_CONTACTS, fieldPath: 'actor_id' },
  { collectionGroup: MESSAGES, fieldPath: 'user_id' },
  { collectionGroup: DECISIONS, fieldPath: 'user_id' },
  { collectionGroup: PAYMENTS, fieldPath: 'user_id' },
  { collectionGroup: PROMISES, fieldPath: 'user_id' },
  { collectionGroup: LEGAL_EVENTS, fieldPath: 'user_id' },
  { collectionGroup: AUTHORITIES, fieldPath: 'user_id' },
  // functions/src/authority/authority.repo.ts
  { collectionGroup: AUTHORITIES, fieldPath: 'until_on' },
  // functions/src/partner-paper/paper.repo.ts
  { collectionGroup: PARTNER_PAPERS, fieldPath: 'valid_until' },
].map((field) => ({
  ...field,
  indexes: [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
    { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
  ],
}));
/** Collections whose documents are deleted at their `expires_at` by a time-to-live policy; no query uses that time. */
const EXPIRING = [
  COLLECTIONS.rateLimits,
  COLLECTIONS.newsletterLinks,
  COLLECTIONS.newsletterConsents,
  COLLECTIONS.mail,
  COLLECTIONS.notificationStreams,
  COLLECTIONS.toldEvents,
  COLLECTIONS.contactDays,
  COLLECTIONS.doorCodes,
].map((collectionGroup) => ({ collectionGroup, fieldPath: 'expires_at', ttl: true, indexes: [] }));

/** An index in the form of firestore.indexes.json. */
interface Index {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: (
    | { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
    | { fieldPath: string; arrayConfig: 'CONTAINS' }
  )[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const equal = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' as const });
const index = (collectionGroup: string, fields: Index['fields']): Index => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
});

/** Every subset of `all`, the empty one first. */
function selectionsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);
}

/** Every query that a person may choose in a list: its filters and search in any combination, in any of its orders. */
function indexesOf({ collection, scope, filters, present, sorts, search }: ListDefinition): Index[] {
  const conditions: Index['fields'] = [
    ...Object.keys(filters).map(equal),
    ...(search.by === 'words' ? [{ fieldPath: 'search_words', arrayConfig: 'CONTAINS' as const }] : []),
  ];
  return Object.values(sorts).flatMap(({ field, direction }) => {
    const order = {
      fieldPath: field,
      order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
    };
    return selectionsOf(conditions).flatMap((chosen) => {
      const fields = [...(scope === null ? [] : [equal(scope)]), ...chosen, order];
      const asks = (name: string) => chosen.some(({ fieldPath }) => fieldPath === name);
      return [
        // A single field is indexed automatically.
        ...(fields.length > 1 ? [index(collection, fields)] : []),
        ...(present === null || asks(present)
          ? []
          : [index(collection, [...fields, { ...order, fieldPath: present }])]),
      ];
    });
  });
}

function wantedIndexes(): Index[] {
  const queries = QUERIES.map(({ collection, filters, newest, oldestFirst }) =>
    index(collection, [
      ...filters.map(equal),
      { fieldPath: newest, order: oldestFirst ? 'ASCENDING' : 'DESCENDING' },
    ]),
  );
  const lists = Object.values<ListDefinition>(LISTS).flatMap(indexesOf);
  const byText = new Map([...queries, ...GROUP_QUERIES, ...lists].map((one) => [JSON.stringify(one), one]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

async function sourcesOf(folder: string): Promise<string[]> {
  const files = await readdir(join(ROOT, folder), { recursive: true });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => `${folder}/${file}`);
}

describe('firestore.indexes.json', () => {
  test('has an index for every query that needs one, and no other', async () => {
    const wanted = JSON.stringify({
      indexes: wantedIndexes(),
      fieldOverrides: [...UNINDEXED, ...ACROSS_CASES, ...EXPIRING],
    });
    const file = join(ROOT, 'firestore.indexes.json');
    const settings = JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
    await expect((await format(file, wanted, settings)).code).toMatchFileSnapshot(file);
  });

  test('stays within what Firestore allows a database', () => {
    expect(wantedIndexes().length).toBeLessThanOrEqual(200);
  });

  test('is complete: every file that filters and orders is listed above', async () => {
    const files = [...(await sourcesOf('web/src')), ...(await sourcesOf('functions/src'))];
    const asking: string[] = [];
    for (const file of files) {
      const text = await readFile(join(ROOT, file), 'utf8');
      if (/\bwhere[(:]/.test(text) && /\borderBy[(:]/.test(text)) asking.push(file);
    }
    expect(asking.sort()).toEqual([...new Set([...OTHERWISE, ...QUERIES.map(({ file }) => file)])].sort());
  });
});

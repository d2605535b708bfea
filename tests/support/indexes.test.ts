import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLLECTIONS } from '@app/domain/paths';
import { describe, expect, test } from 'vitest';

/**
 * Production refuses a query with a filter and another order unless an index was made for it; the emulator answers it
 * without. So every such query of the product stands here, with the file that asks it.
 */
interface Query {
  file: string;
  collection: string;
  /** Fields compared with `==`. */
  filters: string[];
  /** The field ordered by, newest first. */
  newest: string;
}

const { cases, notifications, partners, testimonials } = COLLECTIONS;
const useCases = 'web/src/features/cases/api/use-cases.ts';
const QUERIES: Query[] = [
  { file: useCases, collection: cases, filters: ['user_id'], newest: 'created_at' },
  { file: useCases, collection: cases, filters: ['partner_id'], newest: 'created_at' },
  {
    file: 'web/src/features/notifications/api/use-feed.ts',
    collection: notifications,
    filters: ['user_id'],
    newest: 'created_at',
  },
  {
    file: 'web/src/features/testimonials/api/use-testimonials.ts',
    collection: testimonials,
    filters: ['is_featured'],
    newest: 'created_at',
  },
  {
    file: 'functions/src/site/site-content.repo.ts',
    collection: testimonials,
    filters: ['is_featured'],
    newest: 'created_at',
  },
];

/** Made ahead for screens that the specification names and that are still to come (SPEC sections 4 and 9). */
const AHEAD: Omit<Query, 'file'>[] = [
  { collection: cases, filters: ['status'], newest: 'created_at' },
  { collection: notifications, filters: ['user_id', 'is_read'], newest: 'created_at' },
  { collection: partners, filters: ['status'], newest: 'created_at' },
];

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order: string }[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { indexes } = JSON.parse(await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
  indexes: Index[];
};

/** The index as one line: `cases: user_id, created_at desc`. */
function nameOf({ collection, filters, newest }: Omit<Query, 'file'>): string {
  return `${collection}: ${[...filters].sort().join(', ')}, ${newest} desc`;
}

function nameOfIndex({ collectionGroup, fields }: Index): string {
  const filters = fields.filter(({ order }) => order === 'ASCENDING').map(({ fieldPath }) => fieldPath);
  return nameOf({ collection: collectionGroup, filters, newest: fields.at(-1)?.fieldPath ?? '' });
}

async function sourcesOf(folder: string): Promise<string[]> {
  const files = await readdir(join(ROOT, folder), { recursive: true });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => `${folder}/${file}`);
}

describe('firestore.indexes.json', () => {
  test('has an index for every query that needs one, and no other', () => {
    const wanted = new Set([...QUERIES, ...AHEAD].map(nameOf));
    expect(new Set(indexes.map(nameOfIndex))).toEqual(wanted);
    expect(indexes).toHaveLength(wanted.size);
  });

  test('orders newest first, within one collection', () => {
    for (const { queryScope, fields } of indexes) {
      expect(queryScope).toBe('COLLECTION');
      expect(fields.map(({ order }) => order)).toEqual([
        ...fields.slice(1).map(() => 'ASCENDING'),
        'DESCENDING',
      ]);
    }
  });

  test('is complete: every file that filters and orders is named above', async () => {
    const files = [...(await sourcesOf('web/src')), ...(await sourcesOf('functions/src'))];
    const asking: string[] = [];
    for (const file of files) {
      const text = await readFile(join(ROOT, file), 'utf8');
      if (/\bwhere\(\s*'/.test(text) && /\borderBy\(/.test(text)) asking.push(file);
    }
    expect(asking.sort()).toEqual([...new Set(QUERIES.map(({ file }) => file))].sort());
  });
});

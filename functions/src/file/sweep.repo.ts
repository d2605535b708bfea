import { paths } from '@app/domain/paths';
import { db, document } from '../lib/firestore.ts';
import type { SweepDeps } from './sweep.ts';
import { objectDeps } from './swept-objects.repo.ts';

async function listedFiles(caseIds: string[]): Promise<Map<string, ReadonlySet<string>>> {
  if (caseIds.length === 0) return new Map();
  const found = await db().getAll(...caseIds.map((id) => document(paths.case(id))), {
    fieldMask: ['file_urls'],
  });
  const existing = found.filter(({ exists }) => exists);
  return new Map(
    existing.map((item) => [item.id, new Set<string>(item.get('file_urls') as string[] | null)]),
  );
}

export const sweepDeps: SweepDeps = { ...objectDeps, listedFiles };

import { expect, it, vi } from 'vitest';
import { eraseAccount } from './erase-account.repo.ts';

/** The admin lifts the hold of `cases/lifted` while the erasure is under way, just before the profile is marked. */
const world = vi.hoisted(() => ({
  held: new Set(['lifted', 'held']),
  isMarked: false,
  unnamed: [] as string[],
}));
vi.mock('../lib/firestore.ts', () => {
  const query: Record<string, unknown> = {};
  query['where'] = () => query;
  const document = (path: string) => {
    const ref = {
      path,
      delete: async () => undefined,
      update: async (fields: object) => {
        if (!('erased_at' in fields)) return;
        world.held.delete('lifted');
        world.isMarked = true;
      },
      get: async () => ({
        exists: path.startsWith('profiles/'),
        ref,
        get: (field: string) => (field === 'status' ? 'approved' : undefined),
      }),
    };
    return ref;
  };
  return {
    document,
    db: () => ({
      collection: () => query,
      collectionGroup: (name: string) => ({ ...query, where: () => name }),
    }),
  };
});
vi.mock('./portions.repo.ts', () => ({
  deleteAll: async () => 0,
  async *portionsOf(group: unknown) {
    if (group !== 'case_updates') return;
    yield ['lifted', 'held', 'own', 'old', 'other'].map((id) => ({
      ref: { parent: { parent: { path: `cases/${id}` } } },
      get: () => undefined,
    }));
  },
  changeAll: async (
    portion: { ref: { parent: { parent: { path: string } } } }[],
    change: (entry: object) => unknown,
  ) => {
    for (const entry of portion)
      if (change(entry) !== undefined) world.unnamed.push(entry.ref.parent.parent.path);
    return 0;
  },
}));
vi.mock('./holdings.repo.ts', () => ({
  heldCases: async () => new Set(world.held),
  ownCases: () => 'own cases',
  readHoldings: async () => ({
    role: 'customer',
    partner: null,
    assignedOpen: 0,
    cases: [
      { path: 'cases/own', status: 'In Progress', updated_at: new Date(), held: false, erased: false },
      { path: 'cases/old', status: 'Completed', updated_at: new Date(0), held: false, erased: false },
    ],
    heldElsewhere: ['cases/lifted', 'cases/held'],
    posts: [],
  }),
}));
vi.mock('./account-data.repo.ts', () => ({
  deleteAccount: async () => undefined,
  lockAccount: async () => undefined,
  provenAddressOf: async () => null,
}));
vi.mock('./address-holdings.repo.ts', () => ({}));
vi.mock('./pseudonymise-case.repo.ts', () => ({ pseudonymiseCase: async () => undefined }));
vi.mock('../case-document/document.repo.ts', () => ({ documentsBy: () => 'documents' }));
vi.mock('../file/bound-file.repo.ts', () => ({}));
vi.mock('../file/swept-objects.repo.ts', () => ({ pages: async function* () {} }));
vi.mock('../partner-paper/paper.repo.ts', () => ({ dropAllPapers: async () => undefined }));

it('a hold that is lifted meanwhile leaves no name: the trigger finds the mark, or the erasure finds no hold', async () => {
  await eraseAccount('u1', new Date());
  expect(world.isMarked).toBe(true);
  // Neither the case that is still on hold nor the person's own one that is kept.
  expect(world.unnamed).toEqual(['cases/lifted', 'cases/old', 'cases/other']);
});

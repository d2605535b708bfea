import type { PartnerDecision } from '@app/domain/partner-decision';
import type * as Firestore from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { commit } from '@/lib/firebase/commit';
import { decidePartner } from './decide-partner';

vi.mock('@/lib/firebase/app', () => ({ auth: { currentUser: { uid: 'admin' } } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/commit', () => ({ commit: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  doc: (_db: unknown, path: string) => path,
}));

const SEEN = { id: 'p1', company_name: 'บจก. ติดตาม', contact_person: 'สมชาย ใจดี' };
const update = vi.fn<(path: string, data: object) => void>();

/** @param fields of the stored record; null: it is gone */
function stored(fields: Partial<typeof SEEN> | null): void {
  vi.mocked(commit).mockImplementation(async (write) => {
    const record: Record<string, string> = fields === null ? {} : { ...SEEN, ...fields };
    const transaction = { get: async () => ({ get: (field: string) => record[field] }), update };
    await write(transaction as never);
  });
}

beforeEach(() => vi.clearAllMocks());

it('approves the names that the admin has seen, and signs', async () => {
  stored({});
  await decidePartner(SEEN, 'approve');
  expect(update.mock.lastCall?.[0]).toBe('partners/p1');
  expect(update.mock.lastCall?.[1]).toMatchObject({ status: 'Approved', updated_by: { uid: 'admin' } });
});

it.each<[PartnerDecision, Partial<typeof SEEN> | null]>([
  ['approve', { company_name: 'ธนาคารใหญ่ จำกัด' }],
  ['approve', { contact_person: 'กรมบังคับคดี' }],
  ['reinstate', { company_name: 'ธนาคารใหญ่ จำกัด' }],
  ['approve', null],
])('%s: vouches for nobody whose record is now %o', async (decision, fields) => {
  stored(fields);
  await expect(decidePartner(SEEN, decision, 'x')).rejects.toMatchObject({ problem: 'changedMeanwhile' });
  expect(update).not.toHaveBeenCalled();
});

it.each(['reject', 'suspend'] as const)('%s: other names do not prevent it', async (decision) => {
  stored({ company_name: 'ธนาคารใหญ่ จำกัด' });
  await decidePartner(SEEN, decision, 'เอกสารไม่ครบ');
  expect(update).toHaveBeenCalledOnce();
});

import { expect, it, vi } from 'vitest';
import { LimitError, ProblemError } from '@/lib/firebase/problems';
import { become, customer } from '@/testing/fake-session';
import { makePromise, reportPayment } from './write-money';

vi.mock('@/lib/session/session.ts', () => import('@/testing/fake-session'));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/create-once', () => ({
  createOnce: () => Promise.reject(new ProblemError('denied')),
}));

const writer = { caseId: 'c', partnerId: null, uid: 'u', role: 'customer' } as const;
const payment = { satang: 1, received_on: '2026-11-01', into: 'creditor', note: '' } as const;
const report = () => reportPayment(writer, 'p', payment);
const promise = () => makePromise(writer, 'p', { satang: 1, due_on: '2026-12-01' }, '2026-11-01');

it.each([
  ['payments', report],
  ['promises', promise],
] as const)('%s beyond a budget say until when the account is paused', async (kind, write) => {
  const now = customer();
  become(now);
  await expect(write()).rejects.not.toBeInstanceOf(LimitError);
  const until = new Date(Date.now() + 3_600_000);
  become({ ...now, profile: { ...now.profile, paused_until: { [kind]: until } } });
  await expect(write()).rejects.toMatchObject({ name: 'LimitError', until });
});

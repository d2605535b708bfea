import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import { expect, it, vi } from 'vitest';
import { call } from '@/lib/firebase/callable';
import { toProblem } from '@/lib/firebase/problems';
import { recordContact } from './contact-calls';

vi.mock('@/lib/firebase/callable', () => ({ call: vi.fn() }));

const ENTRY: ContactEntry = {
  ...{ caseId: 'case-1', key: 'key-of-this-contact', note: '', beganAt: '2026-11-30T05:00:00.000Z' },
  ...{ channel: 'call', direction: 'out', person: 'debtor', outcome: 'reached' },
  told: { own_name: true, creditor: true, amount: true, authority_shown: false },
};

it.each([
  ['a time that cannot be', 'functions/invalid-argument', ENTRY, 'contactTime'],
  ['a late correction', 'functions/invalid-argument', { ...ENTRY, corrects: 'earlier' }, 'notCorrectable'],
  ['another contact under the same key', 'functions/already-exists', ENTRY, 'savedBefore'],
  ['somebody else’s case', 'functions/permission-denied', ENTRY, 'denied'],
] as const)('%s is refused with a sentence that says so', async (_, code, entry, problem) => {
  vi.mocked(call).mockRejectedValueOnce(Object.assign(new Error(), { code }));
  expect(toProblem(await recordContact(entry).catch((error: unknown) => error))).toBe(problem);
});

import type { ChainState } from '@app/domain/contact-chain';
import {
  recordContact as record,
  reserveContact as reserve,
  verifyRecord as verify,
  type ContactEntry,
  type Reservation,
} from '@app/domain/contracts/debtor-contacts';
import type { ContactPerson, ContactVerdict } from '@app/domain/debtor-contact';
import { call } from '@/lib/firebase/callable';
import { codeOf, ProblemError } from '@/lib/firebase/problems';

/**
 * Asks whether this person may be contacted now, and reserves the contact.
 * @param channel `call` for every way but a visit
 * @throws ProblemError; the SDK's error
 */
export async function reserveContact(
  caseId: string,
  key: string,
  channel: 'call' | 'visit',
  person: ContactPerson,
): Promise<Reservation> {
  return call(reserve, { caseId, channel, person, key });
}

/** Records what happened. @throws ProblemError, `notCorrectable` of a correction that is refused; LimitError; the SDK's error */
export async function recordContact(entry: ContactEntry): Promise<{ verdict: ContactVerdict }> {
  return call(record, entry).catch((error: unknown) => {
    const isRefused = entry.corrects !== undefined && codeOf(error) === 'functions/invalid-argument';
    throw isRefused ? new ProblemError('notCorrectable') : error;
  });
}

/** Has the server recompute a case's chain. @throws ProblemError; the SDK's error */
export async function verifyRecord(caseId: string): Promise<ChainState> {
  return call(verify, { caseId });
}

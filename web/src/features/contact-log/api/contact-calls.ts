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

/**
 * Records what happened.
 * @throws ProblemError, `notCorrectable` of a correction that is refused and `contactTime` of a time that cannot be; LimitError; the
 * SDK's error, `functions/already-exists` when the key has been recorded with something else
 */
export async function recordContact(entry: ContactEntry): Promise<{ verdict: ContactVerdict }> {
  return call(record, entry).catch((error: unknown) => {
    if (codeOf(error) !== 'functions/invalid-argument') throw error;
    throw new ProblemError(entry.corrects === undefined ? 'contactTime' : 'notCorrectable', { cause: error });
  });
}

/** Has the server recompute a case's chain. @throws ProblemError; the SDK's error */
export async function verifyRecord(caseId: string): Promise<ChainState> {
  return call(verify, { caseId });
}

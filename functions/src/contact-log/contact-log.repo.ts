import { randomBytes } from 'node:crypto';
import { profileSchema } from '@app/domain/account';
import { mayContact } from '@app/domain/authority';
import { dayOf } from '@app/domain/calendar';
import { caseSchema, isKept } from '@app/domain/case';
import { appendContact, emptyDigest } from '@app/domain/contact-chain';
import type { ContactEntry, Reservation } from '@app/domain/contracts/debtor-contacts';
import {
  contactDigestSchema,
  countsToward,
  debtorContactSchema,
  isGated,
  lateMinutes,
  verdictOf,
  type ContactDigest,
  type ContactPerson,
  type DebtorContact,
} from '@app/domain/debtor-contact';
import { debtorFactsSchema, debtorMarks, type DebtorFacts } from '@app/domain/debtor-facts';
import { isPaused } from '@app/domain/door';
import { contactRulesOn, type ContactChannel } from '@app/domain/law/contact-rules';
import { paths } from '@app/domain/paths';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readAuthority } from '../authority/authority.repo.ts';
import { readDoorState } from '../door/door.repo.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { hashOf } from '../rate-limit/address-key.repo.ts';
import {
  contactDayOf,
  dayAfter,
  dayWithout,
  decideReservation,
  freedDay,
  isCorrectable,
  isUsedBefore,
  isUsedByCase,
  type ContactDay,
} from './contact-day.ts';
import { isSameEntry } from './is-same-entry.ts';

const markOf = z.pick(caseSchema, { pseudonymised_at: true });
const nameOf = z.pick(profileSchema, { full_name: true });
const factsOf = z.omit(debtorFactsSchema, { id: true });

/** How long a day's document is kept: as long as an entry of that day may still be made. In ms. */
const KEPT_MS = 400 * 24 * 3_600_000;

async function readFacts(caseId: string): Promise<Pick<DebtorFacts, 'kind' | 'person_no' | 'reach'> | null> {
  const found = await document(paths.debtorFacts(caseId)).get();
  return found.exists ? factsOf.parse(found.data()) : null;
}

/** The documents of the day for everything that identifies the debtor, always in the same order. */
async function daysOf(marks: readonly string[], day: string): Promise<DocumentReference[]> {
  const keys = await Promise.all(marks.map((mark) => hashOf(`debtor:${mark}`)));
  return keys.sort().map((key) => document(paths.contactDay(key.slice(0, 40), day)));
}

async function readDays(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<(ContactDay | null)[]> {
  const found = await transaction.getAll(...references);
  return found.map((one) => (one.exists ? contactDayOf(one.data()) : null));
}

const asStored = (day: ContactDay) => ({
  ...day,
  expires_at: new Date(day.held_until.getTime() + KEPT_MS),
});

/** Writes a day's documents: null frees one, undefined leaves it. */
function writeDays(
  transaction: Transaction,
  references: readonly DocumentReference[],
  days: readonly (ContactDay | null | undefined)[],
): void {
  for (const [index, reference] of references.entries()) {
    const day = days[index];
    if (day === null) transaction.delete(reference);
    else if (day !== undefined) transaction.set(reference, asStored(day));
  }
}

/**
 * Reserves the day's contact with the case's debtor, in one transaction on the day's documents. A guarantor shares the debtor's day:
 * nothing says which guarantor it is, nor who else answers for the debt.
 */
export async function reserve(
  caseId: string,
  {
    actorId,
    channel,
    person,
    key,
  }: { actorId: string; channel: ContactChannel; person: ContactPerson; key: string },
): Promise<Reservation> {
  const now = new Date();
  const [facts, door, authority] = await Promise.all([
    readFacts(caseId),
    readDoorState(caseId),
    readAuthority(caseId, actorId),
  ]);
  // Also of a debtor that is a company: it is the debt that is in doubt.
  if (isPaused(door)) return { refused: 'paused' };
  if (!mayContact(authority, channel, dayOf(now))) return { refused: 'no_authority' };
  const rules = contactRulesOn(dayOf(now));
  if (!isGated(person, facts?.kind ?? 'unknown')) {
    return { slot: null, until: new Date(now.getTime() + rules.holdMinutes * 60_000).toISOString() };
  }
  const references = await daysOf(debtorMarks(caseId, facts, rules.unit.value), dayOf(now));
  return runTransaction(references.at(-1)?.path ?? caseId, async (transaction) => {
    const days = await readDays(transaction, references);
    const { answer, hold } = decideReservation(days, { caseId, actorId, key }, now, rules);
    if (hold !== undefined) for (const one of references) transaction.set(one, asStored(hold));
    return answer;
  });
}

/** The stored entry. The id is the path's. */
function contactOf(found: DocumentSnapshot): DebtorContact {
  return debtorContactSchema.parse({ ...found.data(), id: found.id });
}

/**
 * Adds a contact to the case's chain and settles the day, in one transaction.
 * @returns the entry, the same one when it has been recorded already; `already-exists` when its key holds something else; or why it cannot be recorded
 */
export async function record(
  entry: ContactEntry,
  actorId: string,
): Promise<DebtorContact | 'already-exists' | 'not-found' | 'invalid-argument' | 'permission-denied'> {
  const now = new Date();
  const { caseId, key, person, corrects } = entry;
  // The clocks of phones are a little ahead at times.
  const beganAt = new Date(Math.min(Date.parse(entry.beganAt), now.getTime()));
  const day = dayOf(beganAt);
  const rules = contactRulesOn(day);
  const [facts, profile] = await Promise.all([readFacts(caseId), document(paths.profile(actorId)).get()]);
  const debtor = facts?.kind ?? 'unknown';
  const gated = isGated(person, debtor);
  const counts = gated && countsToward(entry, rules);
  const daysAt = (when: string) => daysOf(debtorMarks(caseId, facts, rules.unit.value), when);
  const references = await daysAt(day);
  const place = document(paths.debtorContact(caseId, key));
  const sums = document(paths.contactDigest(caseId));
  return runTransaction(sums.path, async (transaction) => {
    const earlier = corrects === undefined ? [] : [document(paths.debtorContact(caseId, corrects))];
    const read = [document(paths.case(caseId)), place, sums, ...earlier];
    const [item, known, digest, found] = await transaction.getAll(...read);
    // Looked at here too: persons may have been removed from the case since the right was checked.
    if (!isKept(markOf.parse(item?.data()))) return 'permission-denied';
    if (known?.exists === true) {
      const stored = contactOf(known);
      return isSameEntry(stored, entry) ? stored : 'already-exists';
    }
    if (corrects !== undefined && found?.exists !== true) return 'not-found';
    const corrected = found === undefined ? null : contactOf(found);
    if (corrected !== null && !isCorrectable(corrected, actorId, now)) return 'invalid-argument';
    const freed = freedDay(corrected, day, counts);
    const entryOfCase = { caseId, contactId: corrects };
    const freedAt = freed === null ? [] : await daysAt(freed);
    const days = await readDays(transaction, references);
    const freedDays = freedAt.length === 0 ? [] : await readDays(transaction, freedAt);
    const verdict = verdictOf(
      { ...entry, beganAt, recordedAt: now, debtor, usedBefore: isUsedBefore(days, entryOfCase) },
      rules,
    );
    const { channel, direction, outcome, note, wording, told } = entry;
    const added = await appendContact(
      digestOf(caseId, digest, now),
      {
        id: key,
        case_id: caseId,
        ...{ channel, direction, person, outcome, note, told, counts, verdict },
        ...(wording !== undefined && { wording }),
        began_at: beganAt,
        recorded_at: now,
        late_minutes: lateMinutes(beganAt, now),
        law: { table: rules.table, n: rules.n },
        ...(corrects !== undefined && { corrects }),
        actor_id: actorId,
        actor_role: 'partner',
        actor_name: nameOf.parse(profile.data()).full_name,
      },
      randomBytes(16).toString('hex'),
      // The case's sums keep the day of another contact that used it.
      isUsedByCase(freedDays, entryOfCase) ? null : freed,
    );
    const { id, ...stored } = added.contact;
    transaction.create(document(paths.debtorContact(caseId, id)), stored);
    transaction.set(sums, added.digest);
    const without = freedDays.map((one) => dayWithout(one, entryOfCase));
    writeDays(transaction, freedAt, without);
    // What the rules do not apply to uses no day; a correction to it takes the place of what did.
    if ((gated && direction === 'out') || corrects !== undefined) {
      const after = days.map((one) => dayAfter(one, { caseId, actorId, key }, counts, corrects, now));
      writeDays(transaction, references, after);
    }
    return added.contact;
  });
}

function digestOf(caseId: string, found: DocumentSnapshot | undefined, now: Date): ContactDigest {
  return found?.exists === true ? contactDigestSchema.parse(found.data()) : emptyDigest(caseId, now);
}

/** All contacts of a case by their place in the chain, and the stored sums, as of one moment. */
export async function readChain(
  caseId: string,
): Promise<{ contacts: DebtorContact[]; digest: ContactDigest | null }> {
  return db().runTransaction(
    async (transaction) => {
      const all = await transaction.get(db().collection(paths.debtorContacts(caseId)).orderBy('seq'));
      const digest = await transaction.get(document(paths.contactDigest(caseId)));
      return {
        contacts: all.docs.map(contactOf),
        digest: digest.exists ? contactDigestSchema.parse(digest.data()) : null,
      };
    },
    { readOnly: true },
  );
}

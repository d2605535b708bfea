import { createHash } from 'node:crypto';
import type { AuditEntry } from '@app/domain/audit';
import { authoritySchema } from '@app/domain/authority';
import { DAY_MS } from '@app/domain/calendar';
import { caseSchema } from '@app/domain/case';
import { caseAcceptanceSchema } from '@app/domain/case-life';
import type { IssuedDoorCode } from '@app/domain/contracts/door';
import type { Collector } from '@app/domain/contracts/render-page';
import {
  beginsPause,
  DOOR_POLICY,
  doorAnswerSchema,
  doorCodeSchema,
  doorStateSchema,
  firstNameOf,
  isOfState,
  withAnswer,
  withoutAnswer,
  type DoorForm,
  type DoorState,
} from '@app/domain/door';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { appendAuditIn } from '../audit/audit.repo.ts';
import type { Caller } from '../lib/callable.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { hashOf } from '../rate-limit/address-key.repo.ts';
import type { Origin } from '../rate-limit/client-address.ts';
import { limitInAll, limitsOf, readBuckets, type Limit } from '../rate-limit/limit.repo.ts';
import { DOOR_CODE_LIMITS } from '../rate-limit/limits.ts';
import { newDoorCode } from './new-code.ts';
import { isInForce, isVouchedFor, type VouchFacts } from './vouch.ts';
import * as z from 'zod/mini';

const vouchedCase = z.pick(caseSchema, { partner_id: true, status: true });
const acceptance = z.pick(caseAcceptanceSchema, { partner_id: true, state: true });
const partner = z.pick(partnerSchema, {
  status: true,
  disabled: true,
  company_name: true,
  contact_person: true,
});
const authority = z.pick(authoritySchema, { scope: true, from_on: true, until_on: true, revoked_at: true });
const storedCode = z.omit(doorCodeSchema, { id: true });

/** Parses a document; null when there is none. */
function read<T extends z.ZodMiniType>(schema: T, found: DocumentSnapshot | undefined): z.infer<T> | null {
  return found?.exists === true ? schema.parse(found.data()) : null;
}

async function readVouchFacts(transaction: Transaction, caseId: string, partnerId: string) {
  const [item, accepted, who, given] = await transaction.getAll(
    document(paths.case(caseId)),
    document(paths.caseAcceptance(caseId)),
    document(paths.partner(partnerId)),
    document(paths.authority(caseId, partnerId)),
  );
  return {
    item: read(vouchedCase, item),
    acceptance: read(acceptance, accepted),
    partner: read(partner, who),
    authority: read(authority, given),
  } satisfies VouchFacts;
}

/**
 * The code by which a case's debtor can check its partner: one that lives long enough yet, or a new one.
 * @param replace revokes the earlier ones
 */
export async function issueCode(
  caseId: string,
  caller: Caller,
  replace: boolean,
): Promise<IssuedDoorCode | 'not-found' | 'permission-denied' | 'failed-precondition'> {
  const now = new Date();
  return runTransaction(paths.case(caseId), async (transaction) => {
    const item = read(vouchedCase, await transaction.get(document(paths.case(caseId))));
    const isAdmin = caller.role === 'admin';
    // To a stranger a missing case looks like one of other people.
    if (item === null) return isAdmin ? 'not-found' : 'permission-denied';
    const { partner_id } = item;
    if (!isAdmin && partner_id !== caller.uid) return 'permission-denied';
    if (partner_id === null) return 'failed-precondition';
    const facts = await readVouchFacts(transaction, caseId, partner_id);
    if (!isAdmin && (facts.partner === null || !isAssignable(facts.partner))) return 'permission-denied';
    if (!isVouchedFor(partner_id, facts, now)) return 'failed-precondition';
    const known = await transaction.get(
      db().collection(COLLECTIONS.doorCodes).where('case_id', '==', caseId),
    );
    const inForce = known.docs
      .map((found) => ({ ref: found.ref, ...storedCode.parse(found.data()) }))
      .filter((code) => code.partner_id === partner_id && isInForce(code, now));
    const enough = new Date(now.getTime() + DOOR_POLICY.handOutDays * DAY_MS);
    const lasting = inForce.find(({ expires_at }) => expires_at > enough);
    if (!replace && lasting !== undefined)
      return { code: lasting.ref.id, until: lasting.expires_at.toISOString() };
    if (replace) for (const { ref } of inForce) transaction.update(ref, { revoked_at: now });
    const code = newDoorCode();
    const until = new Date(now.getTime() + DOOR_POLICY.codeDays * DAY_MS);
    transaction.create(document(paths.doorCode(code)), {
      case_id: caseId,
      partner_id,
      issued_by: caller.uid,
      issued_at: now,
      expires_at: until,
    });
    return { code, until: until.toISOString() };
  });
}

/** Whom a code vouches for; the case is for the server alone. */
export interface Found {
  caseId: string;
  partnerId: string;
  collector: Collector;
}

/**
 * Looks a code up and counts the try, right or wrong.
 * @returns when the next try is accepted; null: unknown, expired, revoked, or the partner no longer has the case
 */
export async function tryCode(code: string, origin: Origin): Promise<{ retryAt: Date } | Found | null> {
  const now = new Date();
  const found = await lookUp(code, now);
  // Together with the server: an address that a caller forges uses up nothing of the visitor who really has it.
  const { address, peer } = origin;
  const [own, ...shared] = await limitsOf('door', { address: `${address} by ${peer}`, peer });
  // Those who guess share their buckets, which must not keep out who has a code. Nor do others who have it: behind Hosting they share a server.
  const limits = found === null ? [own, ...shared] : [own];
  const turn = found === null ? limitInAll('door') : paths.rateLimit(own.id);
  const retryAt = await runTransaction(turn, async (transaction) => {
    const buckets = await readBuckets(transaction, limits, now);
    if (!buckets.ok) return buckets.retryAt;
    buckets.takeTokens();
    return null;
  });
  return retryAt === null ? found : { retryAt };
}

/** Of a code's answers: from one server, and in all. The code itself is in no document but its own. */
async function limitsOfAnswers(code: string, peer: string): Promise<Limit[]> {
  return [
    { id: `door_code_by_${await hashOf(`door:${code} by ${peer}`)}`, figures: DOOR_CODE_LIMITS.peer },
    { id: `door_answers_of_${await hashOf(`door:${code}`)}`, figures: DOOR_CODE_LIMITS.answers },
  ];
}

function lookUp(code: string, now: Date): Promise<Found | null> {
  return db().runTransaction(
    async (transaction) => {
      const found = read(storedCode, await transaction.get(document(paths.doorCode(code))));
      if (found === null || !isInForce(found, now)) return null;
      const { case_id: caseId, partner_id: partnerId } = found;
      const facts = await readVouchFacts(transaction, caseId, partnerId);
      if (facts.partner === null || !isVouchedFor(partnerId, facts, now)) return null;
      const { company_name, contact_person } = facts.partner;
      const collector = {
        firstName: firstNameOf(contact_person),
        company: company_name,
        until: found.expires_at,
      };
      return { caseId, partnerId, collector };
    },
    { readOnly: true },
  );
}

const stateAt = (found: DocumentSnapshot): DoorState | null => read(doorStateSchema, found);

/** What the answers of a case's debtor mean for the next contact; null: nothing was answered. */
export async function readDoorState(caseId: string): Promise<DoorState | null> {
  return stateAt(await document(paths.doorState(caseId)).get());
}

/** A form that was sent from the page of a code. */
interface SentForm {
  code: string;
  /** Of the form; with the same content, sent again, it is stored once. */
  key: string;
  form: DoorForm;
}

/**
 * Stores an answer and what it means for the next contact. One that begins a pause of contacts is always stored: nobody else who has the code
 * can use up the debtor's. While contacts pause, no other is free.
 * @returns null, or when the next answer of this code is accepted
 */
export async function addAnswer(
  { caseId, partnerId }: Found,
  { code, key, form }: SentForm,
  { peer }: Pick<Origin, 'peer'>,
): Promise<Date | null> {
  const now = new Date();
  const limits = await limitsOfAnswers(code, peer);
  const id = createHash('sha256')
    .update(JSON.stringify([code, key, form]))
    .digest('hex')
    .slice(0, 40);
  const place = document(paths.doorAnswer(id));
  const statePlace = document(paths.doorState(caseId));
  return runTransaction(statePlace.path, async (transaction) => {
    const [known, state] = await transaction.getAll(place, statePlace);
    if (known?.exists === true || state === undefined) return null;
    const before = stateAt(state);
    const buckets = beginsPause(before, form) ? null : await readBuckets(transaction, limits, now);
    if (buckets?.ok === false) return buckets.retryAt;
    const answer = {
      case_id: caseId,
      partner_id: partnerId,
      ...form,
      created_at: now,
      state: 'open' as const,
    };
    transaction.create(place, answer);
    if (isOfState(form.kind)) transaction.set(statePlace, withAnswer(before, { id, ...answer }));
    buckets?.takeTokens();
    return null;
  });
}

/**
 * An admin has dealt with an answer.
 * @param audit written with it
 * @returns null when it is done, else why not
 */
export async function resolveAnswer(
  answerId: string,
  by: string,
  now: Date,
  audit: AuditEntry,
): Promise<'not-found' | 'failed-precondition' | null> {
  const place = document(paths.doorAnswer(answerId));
  const caseId: unknown = (await place.get()).get('case_id');
  if (typeof caseId !== 'string') return 'not-found';
  const statePlace = document(paths.doorState(caseId));
  return runTransaction(statePlace.path, async (transaction) => {
    const [found, stored] = await transaction.getAll(place, statePlace);
    if (found?.exists !== true || stored === undefined) return 'not-found';
    const answer = doorAnswerSchema.parse({ ...found.data(), id: found.id });
    if (answer.state !== 'open') return 'failed-precondition';
    transaction.update(place, { state: 'resolved', resolved: { by, at: now } });
    const state = stateAt(stored);
    if (state !== null && isOfState(answer.kind))
      transaction.set(statePlace, withoutAnswer(state, answer, now));
    appendAuditIn(transaction, audit);
    return null;
  });
}

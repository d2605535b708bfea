import * as z from 'zod/mini';
import { questionedWordingSchema } from '../case.ts';
import {
  contactChannelSchema,
  contactDirectionSchema,
  contactOutcomeSchema,
  contactPersonSchema,
  contactVerdictSchema,
  toldSchema,
} from '../debtor-contact.ts';
import { LIMITS } from '../limits.ts';
import { optionalText } from '../text.ts';
import { documentId } from './document-id.ts';

/** Made by the client, once for each contact: the same call again has the same result. Also the id of what it writes. */
const key = z.string().check(z.regex(/^[A-Za-z0-9]{16,40}$/));
const time = z.iso.datetime();

/** Why no contact was reserved. `used_today` also when another case has the contact of the day: nothing is said of that case. */
const RESERVE_REFUSALS = ['outside_hours', 'used_today', 'held'] as const;

/**
 * The partner of a case is about to contact its debtor: reserves the day's one contact for some minutes. Errors:
 * `permission-denied` for everybody but the Approved partner to whom the case is assigned; `failed-precondition` of a case that is not in
 * progress.
 */
export const reserveContact = {
  name: 'reserveContact',
  input: z.strictObject({
    caseId: documentId,
    channel: contactChannelSchema,
    person: contactPersonSchema,
    key,
  }),
  output: z.union([
    /** `slot` null: nothing is limited (a company, but not its guarantor). */
    z.strictObject({ slot: z.nullable(z.string()), until: time }),
    z.strictObject({ refused: z.enum(RESERVE_REFUSALS), nextAt: time }),
    /** The debtor disputes the debt or says that it is paid: until an admin has dealt with it (domain/src/door.ts). */
    z.strictObject({ refused: z.literal('paused') }),
    /** The partner's written authority has ended, was revoked or does not cover it (domain/src/authority.ts). */
    z.strictObject({ refused: z.literal('no_authority') }),
  ]),
} as const;
export type Reservation = z.infer<typeof reserveContact.output>;

/**
 * Records a contact that took place, reserved or not. `beganAt` is at most a year ago and not in the future. `corrects` is the id of
 * an own entry of the case that was recorded on the same day. `wording`: the note is sent although its wording was questioned. Errors: `permission-denied` as above; `invalid-argument`;
 * `not-found` for an unknown `corrects`; `already-exists` when the key has been recorded with something else.
 */
export const recordContact = {
  name: 'recordContact',
  input: z
    .strictObject({
      caseId: documentId,
      key,
      channel: contactChannelSchema,
      direction: contactDirectionSchema,
      person: contactPersonSchema,
      outcome: contactOutcomeSchema,
      beganAt: time,
      note: optionalText(LIMITS.contactNote),
      wording: z.optional(questionedWordingSchema),
      told: toldSchema,
      corrects: z.optional(documentId),
    })
    // Third persons are not written down.
    .check(
      z.refine(({ person, note }) => person !== 'locating' || note === '', { path: ['note'] }),
      z.refine(({ note, wording }) => note !== '' || wording === undefined, { path: ['wording'] }),
    ),
  output: z.strictObject({ id: z.string(), verdict: contactVerdictSchema, counts: z.boolean() }),
} as const;
export type ContactEntry = z.infer<typeof recordContact.input>;

/**
 * Recomputes the hash chain of a case's contacts. For everybody who may read the case. `broken`: the place of the first entry that does not
 * fit, from 1, or null.
 */
export const verifyRecord = {
  name: 'verifyRecord',
  input: z.strictObject({ caseId: documentId }),
  output: z.strictObject({ entries: z.number(), broken: z.nullable(z.number()) }),
} as const;

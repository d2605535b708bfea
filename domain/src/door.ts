import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { isBlank, optionalText } from './text.ts';

/** The letters of a code: no 0 and O, no 1, I and L, no U, which a hand or a bad copy confuses. */
export const DOOR_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30 to the power of 12 codes: 5 · 10^17. */
export const DOOR_CODE_LENGTH = 12;

/** The address of the page of a code, inside the site; of the page that asks for one without it. */
export function doorPath(code = ''): string {
  return code === '' ? '/verify' : `/verify/${code}`;
}

/** What a debtor can answer on the page that a code leads to. */
export const DOOR_ANSWERS = [
  'prefer_time',
  'prefer_reach',
  'nominee',
  'dispute',
  'paid',
  'complaint',
  'data_request',
] as const;
const doorAnswerKindSchema = z.enum(DOOR_ANSWERS);
export type DoorAnswerKind = z.infer<typeof doorAnswerKindSchema>;

/** Answers that the case's partner sees on the case: how the debtor wants to be contacted. */
export const DOOR_WISHES = [
  'prefer_time',
  'prefer_reach',
  'nominee',
] as const satisfies readonly DoorAnswerKind[];
export type DoorWish = (typeof DOOR_WISHES)[number];

/** Answers about the debt itself, after which the firm may stop contacting the debtor until an admin has dealt with them. */
const DOOR_DOUBTS = ['dispute', 'paid'] as const satisfies readonly DoorAnswerKind[];
export type DoorDoubt = (typeof DOOR_DOUBTS)[number];

/**
 * House policy; no law says it, and it may be changed here alone. Whether a dispute must stop contacts is open (docs/legal-review.md).
 */
export const DOOR_POLICY: { codeDays: number; handOutDays: number; pausing: readonly DoorDoubt[] } = {
  /** How long a code can be used, in days of 24 hours. */
  codeDays: 60,
  /** A code that ends sooner than this is not put on a further letter; there is a new one beside it. */
  handOutDays: 30,
  /** While one of these is open, no contact with the debtor is reserved. */
  pausing: ['dispute', 'paid'],
};

export function isWish(kind: DoorAnswerKind): kind is DoorWish {
  return DOOR_WISHES.some((one) => one === kind);
}

export function isDoubt(kind: DoorAnswerKind): kind is DoorDoubt {
  return DOOR_DOUBTS.some((one) => one === kind);
}

/** @returns a code as it is stored, from what a person types or a link contains; null when it cannot be a code */
export function readDoorCode(typed: string): string | null {
  // Somebody who pastes a whole page is not looking for a code.
  if (typed.length > 100) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    code.length === DOOR_CODE_LENGTH && Array.from(code).every((one) => DOOR_ALPHABET.includes(one));
  return isCode ? code : null;
}

/** `ABCD-EFGH-JKMN`, as it is printed. */
export function spellDoorCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** `door_codes/{code}`: proves to the debtor of a case that its partner may contact them. */
export const doorCodeSchema = z.object({
  /** The code. */
  id: z.string(),
  case_id: z.string(),
  /** For whom it vouches. */
  partner_id: z.string(),
  /** The partner, or an admin. */
  issued_by: z.string(),
  issued_at: instant,
  expires_at: instant,
  /** When another code took its place. */
  revoked_at: z.optional(instant),
});
export type DoorCode = z.infer<typeof doorCodeSchema>;

/** What the form of the page sends. A doubt or a request says enough without words. */
export const doorFormSchema = z
  .object({
    kind: doorAnswerKindSchema,
    text: optionalText(LIMITS.doorText),
    /** Where the firm may answer. */
    reach: optionalText(LIMITS.reach),
  })
  .check(
    z.refine(({ kind, text }) => !isBlank(text) || isDoubt(kind) || kind === 'data_request', {
      path: ['text'],
    }),
  );
export type DoorForm = z.infer<typeof doorFormSchema>;

/** `door_answers/{id}`: what a debtor answered. Written by functions; admins read. */
export const doorAnswerSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Whose code it was. */
  partner_id: z.string(),
  kind: doorAnswerKindSchema,
  /** In the debtor's words; may be ''. */
  text: z.string(),
  /** May be ''. */
  reach: z.string(),
  created_at: instant,
  state: z.enum(['open', 'resolved']),
  /** Once an admin has dealt with it. */
  resolved: z.optional(z.object({ by: z.string(), at: instant })),
});
export type DoorAnswer = z.infer<typeof doorAnswerSchema>;

const wishSchema = z.object({ answer_id: z.string(), text: z.string(), reach: z.string(), at: instant });

/** `door_states/{caseId}`: what the answers mean for the next contact. Written by functions; the assigned partner and admins read. */
export const doorStateSchema = z.object({
  case_id: z.string(),
  /** How many doubts of each kind are open. */
  open: z.object({ dispute: z.int(), paid: z.int() }),
  /** The newest of each kind, until an admin has dealt with it. */
  wishes: z.object({
    prefer_time: z.optional(wishSchema),
    prefer_reach: z.optional(wishSchema),
    nominee: z.optional(wishSchema),
  }),
  updated_at: instant,
});
export type DoorState = z.infer<typeof doorStateSchema>;

/** Whether contacts of a case pause. @param state null: the debtor has answered nothing */
export function isPaused(
  state: Pick<DoorState, 'open'> | null,
  pausing: readonly DoorDoubt[] = DOOR_POLICY.pausing,
): boolean {
  return state !== null && pausing.some((kind) => state.open[kind] > 0);
}

/** Whether contacts of a case pause from this answer on, and did not before. @param state null: the debtor has answered nothing */
export function beginsPause(
  state: Pick<DoorState, 'open'> | null,
  { kind }: Pick<DoorForm, 'kind'>,
): boolean {
  return DOOR_POLICY.pausing.some((one) => one === kind) && !isPaused(state);
}

/**
 * Whether an answer of this kind is part of the state, which the partner reads: of a complaint and of a request for data it must not
 * learn even when they came.
 */
export function isOfState(kind: DoorAnswerKind): boolean {
  return isDoubt(kind) || isWish(kind);
}

/** The state after one more answer. @param state null: the first */
export function withAnswer(state: DoorState | null, answer: DoorAnswer): DoorState {
  const { id, case_id, kind, text, reach, created_at } = answer;
  const { open, wishes } = state ?? { open: { dispute: 0, paid: 0 }, wishes: {} };
  return {
    case_id,
    open: isDoubt(kind) ? { ...open, [kind]: open[kind] + 1 } : open,
    wishes: isWish(kind) ? { ...wishes, [kind]: { answer_id: id, text, reach, at: created_at } } : wishes,
    updated_at: created_at,
  };
}

/** The state after an admin has dealt with an answer that was open. */
export function withoutAnswer(state: DoorState, { id, kind }: DoorAnswer, now: Date): DoorState {
  const { open, wishes } = state;
  const left = Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish?.answer_id !== id));
  return {
    ...state,
    open: isDoubt(kind) ? { ...open, [kind]: Math.max(0, open[kind] - 1) } : open,
    wishes: left,
    updated_at: now,
  };
}

const TITLES = /^(mr|mrs|ms|miss|dr|นาย|นาง|นางสาว|น\.ส\.|คุณ|ดร)\.?$/i;

/** Letters of any script with their marks, and the signs within names: an account number or an address is no name. */
const SHOWN_NAME = /^\p{L}[\p{L}\p{M}.'’·-]{0,39}$/u;

/**
 * The first name in a person's name, with the title where the two are one word: `สมชาย` of `คุณ สมชาย ใจดี`. Debtors are shown it, and
 * the partner chooses it: '' where it is not what a name looks like.
 */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.find((word, place) => !TITLES.test(word) || place === words.length - 1) ?? '';
  return SHOWN_NAME.test(first) ? first : '';
}

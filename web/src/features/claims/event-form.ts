import {
  CUSTOMER_EVENT_KINDS,
  LEGAL_EVENT_KINDS,
  newLegalEventSchema,
  type ClaimSheet,
  type LegalEvent,
  type LegalEventKind,
} from '@app/domain/claim-sheet';
import type { Language } from '@app/domain/language';
import { ISSUE } from '@app/domain/text';
import * as z from 'zod/mini';
import { filledIn } from '@/lib/form/typed-amount';
import { NO_DAY, readWholeDay, typed } from './typed-day';

/** What may be entered; `entered_in_error` only takes something back. */
export type EnteredKind = Exclude<LegalEventKind, 'entered_in_error'>;

/** What an event does to the dates; the form says it below the choice. */
export const EFFECTS = {
  due: 'due',
  default: 'default',
  cheque_returned: 'start',
  acknowledged_in_writing: 'restart',
  part_paid: 'paid',
  interest_paid: 'paid',
  security_given: 'restart',
  guarantor_notified: 'notice',
  sued: 'suit',
  suit_ended_without_judgment: 'suitEnd',
  judgment_final: 'judgment',
} as const satisfies Record<EnteredKind, string>;

const entered = z.enum(LEGAL_EVENT_KINDS);
const ALL_KINDS = Object.keys(EFFECTS) as EnteredKind[];

/** The kinds that a role may enter, in the order in which they happen. */
export function kindsFor(role: LegalEvent['by_role']): readonly EnteredKind[] {
  return role === 'customer' ? CUSTOMER_EVENT_KINDS : ALL_KINDS;
}

const wholeDay = z.pipe(filledIn, z.transform(readWholeDay));

/** The form of an event, as it is typed and chosen. @param today in Bangkok */
export const eventFormSchema = (today: string) =>
  z.pipe(
    z.pipe(
      z.object({
        kind: z.string().check(z.minLength(1, { error: ISSUE.required })),
        on: wholeDay,
        subject: z.string(),
        document_id: z.string(),
      }),
      z.transform(({ kind, on, subject, document_id }): z.input<ReturnType<typeof newLegalEventSchema>> => ({
        kind: entered.parse(kind),
        on: on ?? NO_DAY,
        ...(subject !== '' && { subject }),
        ...(document_id !== '' && { document_id }),
      })),
    ),
    newLegalEventSchema(today),
  );
export type EventValues = z.input<ReturnType<typeof eventFormSchema>>;

/** The form of what is entered already; null: nothing is. */
export function eventValuesOf(event: LegalEvent | null, language: Language): EventValues {
  const { kind = '', on, subject = '', document_id = '' } = event ?? {};
  return { kind, on: typed(on, language), subject, document_id };
}

type Part = 'instalment' | 'cheque' | 'guarantor';
const DEBT: readonly Part[] = ['instalment', 'cheque'];

/** Which parts of a claim an event may be about. A judgment is about all that was sued for. */
const PARTS_OF: Record<EnteredKind, readonly Part[]> = {
  due: ['instalment'],
  default: ['instalment'],
  cheque_returned: ['cheque'],
  acknowledged_in_writing: DEBT,
  part_paid: DEBT,
  interest_paid: DEBT,
  security_given: DEBT,
  guarantor_notified: ['guarantor'],
  sued: ['instalment', 'cheque', 'guarantor'],
  suit_ended_without_judgment: ['instalment', 'cheque', 'guarantor'],
  judgment_final: [],
};

/** The parts of the claim that an event of this kind may name: those of the sheet, and a first cheque that it lacks. */
export function subjectsOf(kind: EnteredKind, sheet: ClaimSheet | null): string[] {
  const counts: Record<Part, number> = {
    instalment: sheet?.instalments?.length ?? 0,
    cheque: Math.max(1, sheet?.cheques?.length ?? 0),
    guarantor: sheet?.guarantors?.length ?? 0,
  };
  const stated = kind === 'cheque_returned' ? counts : { ...counts, cheque: sheet?.cheques?.length ?? 0 };
  return PARTS_OF[kind].flatMap((part) =>
    Array.from({ length: stated[part] }, (_, index) => `${part}_${index}`),
  );
}

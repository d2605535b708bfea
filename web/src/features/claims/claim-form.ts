import {
  CLAIM_PARTS,
  newClaimSheetSchema,
  REMOVED,
  type ClaimPart,
  type ClaimSheet,
  type NewClaimSheet,
} from '@app/domain/claim-sheet';
import { LIMITS } from '@app/domain/limits';
import type { Language } from '@app/domain/language';
import { DEBT_KINDS } from '@app/domain/law/limitation';
import * as z from 'zod/mini';
import { NO_DAY, readTyped, readWholeDay, typed } from './typed-day';

const { due_on } = newClaimSheetSchema.shape;
const typedDay = z.pipe(z.pipe(z.string(), z.transform(readTyped)), due_on);
const wholeDay = z.pipe(z.pipe(z.string(), z.transform(readWholeDay)), due_on);
const typedDays = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): string[] | undefined =>
      typed
        .split(/[\n,;]+/)
        .filter((part) => part.trim() !== '')
        .map((part) => readTyped(part) ?? NO_DAY),
    ),
  ),
  newClaimSheetSchema.shape.instalments,
);

const statedSchema = z.pipe(
  z
    .object({
      debt_type: z.enum(['', ...DEBT_KINDS]),
      for_business: z.enum(['yes', 'no', 'unknown']),
      due_on: typedDay,
      default_on: typedDay,
      last_paid_on: typedDay,
      /** Each in its place, which events name; '' removes it. */
      stored_instalments: z.array(typedDay),
      /** Those to add. */
      instalments: typedDays,
      cheques: z
        .array(z.object({ dated_on: typedDay, first_returned_on: typedDay }))
        .check(z.maxLength(LIMITS.chequesPerCase)),
      guarantors: z.array(z.object({ notified_on: wholeDay })).check(z.maxLength(LIMITS.guarantorsPerCase)),
    })
    .check(
      z.refine(
        ({ stored_instalments, instalments = [] }) =>
          stored_instalments.length + instalments.length <= LIMITS.instalmentsPerCase,
        { path: ['instalments'] },
      ),
    ),
  z.transform(({ debt_type, for_business, ...stated }): NewClaimSheet => {
    if (debt_type === '') return {};
    const { due_on, default_on, last_paid_on, cheques, guarantors } = stated;
    const stored = stated.stored_instalments.map((one) => one ?? REMOVED);
    const instalments = [...stored, ...(stated.instalments ?? [])];
    return {
      debt_type,
      ...(debt_type === 'goods' && for_business !== 'unknown' && { for_business: for_business === 'yes' }),
      ...present({ due_on, default_on, last_paid_on }),
      ...(instalments.length > 0 && { instalments }),
      ...(cheques.length > 0 && { cheques: cheques.map(present) }),
      ...(guarantors.length > 0 && { guarantors: guarantors.map(present) }),
    };
  }),
);
export type ClaimValues = z.input<typeof statedSchema>;

/** Without what the form does not show for this kind of debt: a wrong day in it could not be corrected. */
function shown(values: ClaimValues): ClaimValues {
  const { debt_type } = values;
  const has = (part: ClaimPart) => debt_type !== '' && CLAIM_PARTS[debt_type].includes(part);
  return {
    ...values,
    due_on: has('due_on') ? values.due_on : '',
    default_on: has('default_on') ? values.default_on : '',
    last_paid_on: has('last_paid_on') ? values.last_paid_on : '',
    stored_instalments: has('instalments') ? values.stored_instalments : [],
    instalments: has('instalments') ? values.instalments : '',
    cheques: has('cheques') ? values.cheques : [],
    guarantors: has('guarantors') ? values.guarantors : [],
  };
}

/** The form of a claim: days as they are typed, of which those count that matter to this kind of debt. */
export const claimFormSchema = z.pipe(z.pipe(z.custom<ClaimValues>(), z.transform(shown)), statedSchema);

/** What was typed before, as a draft keeps it. */
export const claimValuesSchema: z.ZodMiniType<ClaimValues> = z.object({
  debt_type: z.enum(['', ...DEBT_KINDS]),
  for_business: z.enum(['yes', 'no', 'unknown']),
  due_on: z.string(),
  default_on: z.string(),
  last_paid_on: z.string(),
  // A draft of before 30 November 2026 lacks it; a new case has stored none.
  stored_instalments: z._default(z.array(z.string()), []),
  instalments: z.string(),
  cheques: z.array(z.object({ dated_on: z.string(), first_returned_on: z.string() })),
  guarantors: z.array(z.object({ notified_on: z.string() })),
});

/** Without the fields that are absent. */
function present<Fields extends Record<string, string | undefined>>(
  fields: Fields,
): { [Key in keyof Fields]?: string } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: string };
}

/** The form of what is stated already; null: nothing is. */
export function valuesOf(sheet: ClaimSheet | null, language: Language): ClaimValues {
  const day = (value: string | undefined) => typed(value, language);
  const { for_business } = sheet ?? {};
  return {
    debt_type: sheet?.debt_type ?? '',
    for_business: for_business === undefined ? 'unknown' : for_business ? 'yes' : 'no',
    due_on: day(sheet?.due_on),
    default_on: day(sheet?.default_on),
    last_paid_on: day(sheet?.last_paid_on),
    stored_instalments: (sheet?.instalments ?? []).map((one) => (one === REMOVED ? '' : day(one))),
    instalments: '',
    cheques: (sheet?.cheques ?? []).map((one) => ({
      dated_on: day(one.dated_on),
      first_returned_on: day(one.first_returned_on),
    })),
    guarantors: (sheet?.guarantors ?? []).map((one) => ({ notified_on: day(one.notified_on) })),
  };
}

import { questionedWordingSchema } from '../case.ts';
import { finishedStatusSchema, outcomeSchema } from '../case-life.ts';
import { newCasePlanSchema } from '../case-plan.ts';
import { LIMITS } from '../limits.ts';
import { optionalText, requiredText } from '../text.ts';
import * as z from 'zod/mini';
import { documentId } from './document-id.ts';

const said = requiredText(LIMITS.outcomeText);
const maybeSaid = optionalText(LIMITS.outcomeText);
const step = <Name extends string>(name: Name) => ({ step: z.literal(name), caseId: documentId });

/**
 * One step in the life of a case that the rules leave to no client.
 *
 * The customer of the case: `withdraw` (open cases), `hold` and `resume` (open cases), `object` (to the newest outcome, once, in time).
 * An admin: `close` (open cases), `reopen` and `correct` (finished cases), `duplicate` (closes it in favour of another case of the
 * same customer, named by number or id), `answer` (an open objection), `resume`. `wording`: the text is sent although its wording was
 * questioned. The assigned partner and admins: `plan` (open cases): where the case is and what comes next; `over`: when the plan that it
 * replaces was set, null where there is none; absent: any may be replaced (pages that were opened before it was asked).
 *
 * Errors: `not-found` (the case, or the other case), `permission-denied`, `failed-precondition` (the case is not in a state for it), `aborted`
 * (another plan was set meanwhile), `invalid-argument` (a plan whose day is more than `LONGEST_PLAN_DAYS` ahead).
 */
export const takeCaseStep = {
  name: 'takeCaseStep',
  input: z.discriminatedUnion('step', [
    z.strictObject({ ...step('withdraw'), text: maybeSaid }),
    z.strictObject({ ...step('hold'), text: maybeSaid }),
    z.strictObject(step('resume')),
    z.strictObject({ ...step('object'), text: said }),
    z.strictObject({
      ...step('close'),
      status: finishedStatusSchema,
      outcome: outcomeSchema,
      text: maybeSaid,
      wording: z.optional(questionedWordingSchema),
    }),
    z.strictObject({
      ...step('correct'),
      status: finishedStatusSchema,
      outcome: outcomeSchema,
      text: said,
      wording: z.optional(questionedWordingSchema),
    }),
    z.strictObject({ ...step('reopen'), text: said }),
    z.strictObject({ ...step('duplicate'), of: requiredText(128), text: maybeSaid }),
    z.strictObject({ ...step('answer'), text: said }),
    z.strictObject({
      ...step('plan'),
      ...newCasePlanSchema.shape,
      over: z.optional(z.nullable(z.iso.datetime())),
    }),
  ]),
  output: z.strictObject({}),
} as const;
export type CaseStep = z.infer<typeof takeCaseStep.input>;
